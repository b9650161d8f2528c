import type { Node } from '@tiptap/pm/model'
import { TextSelection, type EditorState, type Transaction } from '@tiptap/pm/state'
import { align } from '../../comparison/align.ts'
import { blockKey } from '#desk/comparison/block-key.ts'
import type { BlockDocument } from '#content/blocks/document.ts'
import { blockOf } from './document-shape.ts'

/** An outermost block of a text as it stands. */
interface Standing {
  key: string
  node: Node
  from: number
}

/**
 * Makes a text say what `body` says. Blocks that say it already are not touched, so the cursor stays where somebody is
 * typing, also in a block that is moved; pictures on their way and the empty lines at the end stay.
 */
export function putBody(state: EditorState, body: BlockDocument): Transaction {
  const { tr, schema, selection } = state
  const standing = standingIn(state)
  const wanted = body.content.map((block) => ({ key: blockKey(block), node: schema.nodeFromJSON(block) }))
  const pairs = align(
    standing.map(({ key }) => key),
    wanted.map(({ key }) => key),
  )
  const held = standing.find(({ from, node }) => selection.from > from && selection.to < from + node.nodeSize)
  let moved: { to: number; steps: number } | undefined
  let [oneEnd, otherEnd] = [standing.length, wanted.length]
  // From the end, so that what comes before keeps its place.
  for (const [one, other] of [...pairs.toReversed(), [-1, -1] as const]) {
    const before = standing[one]
    const at = before ? before.from + before.node.nodeSize : 0
    const added = wanted.slice(other + 1, otherEnd)
    let size = 0
    for (const { key, node } of added) {
      tr.insert(at + size, node)
      if (key === held?.key) moved = { to: at + size, steps: tr.steps.length }
      size += node.nodeSize
    }
    for (const { from, node } of standing.slice(one + 1, oneEnd).toReversed())
      tr.delete(from + size, from + size + node.nodeSize)
    ;[oneEnd, otherEnd] = [one, other]
  }
  if (held && moved && selection instanceof TextSelection) {
    const by = tr.mapping.slice(moved.steps).map(moved.to) - held.from
    tr.setSelection(TextSelection.create(tr.doc, selection.anchor + by, selection.head + by))
  }
  return tr
}

/** The blocks that are saved: none on their way, and no empty lines at the end. */
function standingIn({ doc }: EditorState): Standing[] {
  const all: (Standing & { isBlank: boolean })[] = []
  doc.forEach((node, from) => {
    const block = blockOf(node.toJSON())
    const isBlank = node.type.name === 'paragraph' && node.content.size === 0
    if (block) all.push({ key: blockKey(block), node, from, isBlank })
  })
  const end = all.findLastIndex(({ isBlank }) => !isBlank)
  return all.slice(0, end + 1)
}
