import type { Editor } from '@tiptap/core'
import { useEffect, useRef } from 'react'

/** Draws when what it depends on changes, and again once nobody has typed for a moment. */
export function useRedraw(
  editor: Editor | null,
  { draw, on, pause = 400 }: { draw: (editor: Editor) => void; on: readonly unknown[]; pause?: number },
): void {
  const latest = useRef(draw)
  useEffect(() => {
    latest.current = draw
  })
  useEffect(() => {
    if (!editor) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const now = () => {
      if (!editor.isDestroyed) latest.current(editor)
    }
    const soon = () => {
      clearTimeout(timer)
      timer = setTimeout(now, pause)
    }
    now()
    editor.on('update', soon)
    return () => {
      clearTimeout(timer)
      editor.off('update', soon)
    }
    // oxlint-disable-next-line react/exhaustive-deps
  }, [editor, pause, ...on])
}
