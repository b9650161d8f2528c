import type { Editor } from '@tiptap/react'
import type { Finding } from '../contract.ts'
import { findBlock } from './jump-to-finding.ts'

/** Marks the offered words that are still where they were found, all in one step that undo takes back. */
export function markOffered(editor: Editor, offers: readonly Finding[]): void {
  const { state, view } = editor
  const type = state.schema.marks.term
  if (!type) return
  const change = state.tr
  for (const offer of offers) {
    const range = rangeOf(editor, offer)
    if (range) change.addMark(range.from, range.to, type.create({ termId: offer.values.termId }))
  }
  view.dispatch(change)
  view.focus()
}

/** Whether the words stand where they were found and are not marked since; the text may have moved on. */
export function isStillThere(editor: Editor, offer: Finding): boolean {
  const range = rangeOf(editor, offer)
  const type = editor.state.schema.marks.term
  return (
    range !== undefined && type !== undefined && !editor.state.doc.rangeHasMark(range.from, range.to, type)
  )
}

function rangeOf(editor: Editor, { place, quote }: Finding): { from: number; to: number } | undefined {
  const { block, start, end } = place
  const found = block === null ? undefined : findBlock(editor, block)
  if (!found || start === null || end === null || end > found.node.content.size) return undefined
  const from = found.position + 1 + start
  const to = found.position + 1 + end
  return editor.state.doc.textBetween(from, to) === quote ? { from, to } : undefined
}
