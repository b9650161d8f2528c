import type { JSONContent } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'
import type { Editor } from '@tiptap/react'
import { goBelow, leaveAtom } from './beside-atoms.ts'

/**
 * Puts blocks without words of their own into the text, at a gap between blocks or else where the cursor is. The cursor then
 * stands in the line after them, never on one of them, where the next letter would be meant for something else.
 */
export function putBlocks(editor: Editor, blocks: JSONContent[], target?: number): void {
  if (target === undefined) {
    leaveAtom(editor.state, editor.view.dispatch)
    editor.chain().focus().insertContent(blocks).run()
  } else editor.chain().insertContentAt(target, blocks).run()
  const { selection } = editor.state
  if (!(selection instanceof TextSelection)) editor.view.dispatch(goBelow(editor.state, selection.to))
}
