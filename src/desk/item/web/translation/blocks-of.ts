import type { Editor } from '@tiptap/core'
import type { Block } from '#content/blocks/nodes/block.ts'

/** All blocks that stand in an editor, with the empty ones at its end. The extensions make no others than our own. */
export function blocksOf(editor: Editor): Block[] {
  return (editor.getJSON().content ?? []) as Block[]
}
