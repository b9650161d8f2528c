import type { Editor } from '@tiptap/react'
import { Selection } from '@tiptap/pm/state'
import { moveTo } from '../../../editor/web/order/block-moves.ts'
import type { Move } from './debt-marks.ts'
import { placesOf } from './layer.ts'

/** Moves blocks to where their originals stand now, as one step that can be undone, and puts the caret where they are. */
export function moveHere(editor: Editor, { at, count, to }: Move): void {
  const { state, view } = editor
  const places = placesOf(state.doc)
  const [first, last] = [places[at], places[at + count - 1]]
  if (!first || !last) return
  const target = places[to]?.from ?? state.doc.content.size
  const tr = moveTo(state, { from: first.from, to: last.to }, target)
  const start = target <= first.from ? target : target - (last.to - first.from)
  tr.setSelection(Selection.near(tr.doc.resolve(start + 1)))
  view.dispatch(tr.scrollIntoView())
  editor.commands.focus()
}
