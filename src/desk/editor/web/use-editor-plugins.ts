import type { Plugin } from '@tiptap/pm/state'
import type { Editor } from '@tiptap/react'
import { useEffect } from 'react'

const none: readonly Plugin[] = []

/** Keeps plugins in an editor while the component is shown. They come before the editor's own, so they see keys and pastes first. */
export function useEditorPlugins(editor: Editor | null, plugins: readonly Plugin[] = none): void {
  useEffect(() => {
    if (!editor || plugins.length === 0) return
    const keep = (change: (all: readonly Plugin[]) => Plugin[]) =>
      editor.view.updateState(editor.state.reconfigure({ plugins: change(editor.state.plugins) }))
    keep((all) => [...plugins, ...all])
    return () => {
      if (!editor.isDestroyed) keep((all) => all.filter((plugin) => !plugins.includes(plugin)))
    }
  }, [editor, plugins])
}
