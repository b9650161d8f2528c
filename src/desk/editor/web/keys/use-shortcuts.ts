import { keymap } from '@tiptap/pm/keymap'
import type { Command } from '@tiptap/pm/state'
import type { Editor } from '@tiptap/react'
import { useMemo } from 'react'
import { putNote, type Ask } from '../insert/insertions.ts'
import { markTerm } from '../insert/mark-term.ts'
import { duplicateBlocks, moveBlocks, removeBlocks } from '../order/block-moves.ts'
import { useEditorPlugins } from '../use-editor-plugins.ts'

/** Keys beside those that the blocks and marks bring themselves. */
export function useShortcuts(editor: Editor | null, ask: Ask): void {
  const plugins = useMemo(() => {
    if (!editor) return []
    const run = (work: () => void): Command => {
      return () => {
        work()
        return true
      }
    }
    return [
      keymap({
        'Mod-k': run(() => ask('link')),
        'Mod-Shift-e': run(() => markTerm(editor, ask)),
        'Mod-/': run(() => ask('keys')),
        'Mod-Shift-9': run(() => putNote(editor, 'info')),
        'Alt-Shift-ArrowUp': moveBlocks(-1),
        'Alt-Shift-ArrowDown': moveBlocks(1),
        'Mod-Shift-d': duplicateBlocks,
        'Mod-Shift-Backspace': removeBlocks,
      }),
    ]
  }, [editor, ask])
  useEditorPlugins(editor, plugins)
}
