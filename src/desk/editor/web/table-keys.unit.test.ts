import { getSchema } from '@tiptap/core'
import { EditorState, TextSelection } from '@tiptap/pm/state'
import { expect, test } from 'vitest'
import { extensions } from './extensions.ts'
import { leaveTable } from './table-keys.ts'

const schema = getSchema(extensions)
const line = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const row = (...words: string[]) => ({
  type: 'tableRow',
  content: words.map((word) => ({ type: 'tableCell', content: [line(word)] })),
})
const table = { type: 'table', content: [row('a', 'b'), row('c', 'd')] }

/** With the cursor in a cell of a table. */
function inCell(words: string, after: unknown[] = []): EditorState {
  const doc = schema.nodeFromJSON({ type: 'doc', content: [table, ...after] })
  let at = 0
  doc.descendants((node, position) => {
    if (node.isText && node.text === words) at = position
  })
  return EditorState.create({ doc, selection: TextSelection.create(doc, at) })
}

test('Tab leaves a table from its last cell, for the line after it', () => {
  const state = inCell('d', [line('after')])
  let next = state
  expect(leaveTable(state, (tr) => (next = state.apply(tr)))).toBe(true)
  expect(next.selection.$head.parent.textContent).toBe('after')
  expect(next.doc.eq(state.doc)).toBe(true)
})

test('where nothing follows the table, there is an empty line', () => {
  const state = inCell('d')
  let next = state
  leaveTable(state, (tr) => (next = state.apply(tr)))
  expect(next.doc.childCount).toBe(2)
  expect(next.selection.$head.parent.type.name).toBe('paragraph')
  expect(next.selection.$head.depth).toBe(1)
})

test.each(['a', 'b', 'c'])('from the cell %s it goes on through the cells', (words) => {
  expect(leaveTable(inCell(words))).toBe(false)
})
