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
    const soon = () => {
      clearTimeout(timer)
      timer = setTimeout(now, pause)
    }
    const now = () => {
      if (editor.isDestroyed) return
      // A letter that an input method is still putting together must not be disturbed.
      if (editor.view.composing) soon()
      else latest.current(editor)
    }
    now()
    editor.on('update', soon)
    return () => {
      clearTimeout(timer)
      editor.off('update', soon)
    }
    // What is drawn depends on what the caller names, which is of one length at each call.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [editor, pause, ...on])
}
