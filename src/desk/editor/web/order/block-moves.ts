import type { Node } from '@tiptap/pm/model'
import {
  NodeSelection,
  Selection,
  TextSelection,
  type Command,
  type EditorState,
  type Transaction,
} from '@tiptap/pm/state'

/** Where an outermost block, or a row of them, begins and ends in a text. */
export interface Place {
  from: number
  to: number
}

/** The outermost blocks that the selection touches. */
export function selectedBlocks({ selection: { $from, $to } }: EditorState): Place {
  return {
    from: $from.depth === 0 ? $from.pos : $from.before(1),
    to: $to.depth === 0 ? $to.pos : $to.after(1),
  }
}

/** Moves the selected blocks past the one before or after them. */
export function moveBlocks(direction: -1 | 1): Command {
  return (state, dispatch) => {
    const place = selectedBlocks(state)
    const neighbour =
      direction === -1 ? state.doc.resolve(place.from).nodeBefore : state.doc.resolve(place.to).nodeAfter
    if (!neighbour) return false
    const target = direction === -1 ? place.from - neighbour.nodeSize : place.to + neighbour.nodeSize
    dispatch?.(moveTo(state, place, target))
    return true
  }
}

/** Moves blocks to a gap between outermost blocks. The selection goes with them. */
export function moveTo(
  { doc, tr, selection }: EditorState,
  { from, to }: Place,
  target: number,
): Transaction {
  if (target >= from && target <= to) return tr
  const blocks = doc.slice(from, to).content
  tr.delete(from, to)
  const start = tr.mapping.map(target)
  tr.insert(start, blocks)
  const isInside = selection.from >= from && selection.to <= to
  if (isInside) tr.setSelection(shifted(selection, { doc: tr.doc, by: start - from }))
  return tr.scrollIntoView()
}

/** Puts a copy after the selected blocks and goes on in it. */
export const duplicateBlocks: Command = (state, dispatch) => {
  const { from, to } = selectedBlocks(state)
  if (from === to) return false
  const tr = state.tr.insert(to, state.doc.slice(from, to).content)
  tr.setSelection(shifted(state.selection, { doc: tr.doc, by: to - from }))
  dispatch?.(tr.scrollIntoView())
  return true
}

/** Takes the selected blocks out; the text keeps at least one empty paragraph. */
export const removeBlocks: Command = (state, dispatch) => {
  const { from, to } = selectedBlocks(state)
  if (from === to) return false
  const paragraph = state.schema.nodes.paragraph?.create()
  const isAll = from === 0 && to === state.doc.content.size
  const tr = isAll && paragraph ? state.tr.replaceWith(from, to, paragraph) : state.tr.delete(from, to)
  const at = Math.min(from, tr.doc.content.size)
  dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(at))).scrollIntoView())
  return true
}

function shifted(selection: Selection, { doc, by }: { doc: Node; by: number }): Selection {
  if (selection instanceof NodeSelection) return NodeSelection.create(doc, selection.from + by)
  return TextSelection.between(doc.resolve(selection.anchor + by), doc.resolve(selection.head + by))
}
