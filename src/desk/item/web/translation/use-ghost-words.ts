import type { Node } from '@tiptap/pm/model'
import { Decoration } from '@tiptap/pm/view'
import type { Editor } from '@tiptap/react'
import type { Block } from '#content/blocks/nodes/block.ts'
import type { BlockDocument } from '#content/blocks/document.ts'
import { ghostsOf, type Ghost } from '../../../comparison/structure.ts'
import { blocksOf } from './blocks-of.ts'
import type { Layer } from './layer.ts'
import styles from './translation.module.css'
import { useRedraw } from './use-redraw.ts'

/** Shows in each empty line of a text what the other language says there. */
export function useGhostWords(
  editor: Editor | null,
  layer: Layer,
  original: BlockDocument | undefined,
): void {
  useRedraw(editor, {
    draw: (editor) =>
      layer.draw(editor, (doc) =>
        ghostsIn(editor, original).map(({ path, words }) => {
          const { from, to } = placeOf(doc, path)
          return Decoration.node(from, to, { class: styles.ghost ?? '', 'data-ghost': words })
        }),
      ),
    on: [original],
    pause: 200,
  })
}

/** The empty lines at the end of a text that are still to be filled in are part of it; others are only there to type on. */
export function withEmptyLines(
  body: BlockDocument,
  editor: Editor | null,
  original: BlockDocument | undefined,
): BlockDocument {
  if (!editor || editor.state.doc.lastChild?.content.size !== 0) return body
  const last = Math.max(-1, ...ghostsIn(editor, original).map(({ path }) => path[0] ?? -1))
  return last < body.content.length ? body : { ...body, content: blocksOf(editor).slice(0, last + 1) }
}

function ghostsIn(editor: Editor, original: BlockDocument | undefined): Ghost[] {
  const blocks = blocksOf(editor)
  return original && !isUntouched(blocks) ? ghostsOf(original.content, blocks) : []
}

/** A text that nobody has begun shows nothing of the other one. */
function isUntouched([first, ...more]: readonly Block[]): boolean {
  return more.length === 0 && first?.type === 'paragraph' && !first.content?.length
}

function placeOf(doc: Node, path: readonly number[]): { from: number; to: number } {
  let [node, from] = [doc, -1]
  for (const index of path) {
    from++
    for (let before = 0; before < index; before++) from += node.child(before).nodeSize
    node = node.child(index)
  }
  return { from, to: from + node.nodeSize }
}
