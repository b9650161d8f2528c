import { getSchema } from '@tiptap/core'
import { EditorState, TextSelection } from '@tiptap/pm/state'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { blockDocument, type BlockDocument } from '#content/blocks/document.ts'
import { anyDocument } from '#content/blocks/test-arbitrary.ts'
import { documentOf } from './document-shape.ts'
import { extensions } from './extensions.ts'
import { putBody } from './put-body.ts'

const schema = getSchema(extensions)
const line = (text: string) =>
  text ? { type: 'paragraph', content: [{ type: 'text', text }] } : { type: 'paragraph' }
const doc = (...content: unknown[]): BlockDocument => ({ type: 'doc', content }) as BlockDocument
const text = (...lines: string[]) => doc(...lines.map(line))
const stateOf = (body: BlockDocument) => EditorState.create({ doc: schema.nodeFromJSON(body) })
const after = (state: EditorState, body: BlockDocument) => state.apply(putBody(state, body))

/** The state with the cursor behind some words. */
function behind(state: EditorState, words: string): EditorState {
  let at = 0
  state.doc.descendants((node, position) => {
    if (node.isText && node.text?.includes(words)) at = position + node.text.indexOf(words) + words.length
  })
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, at)))
}

test('any text becomes any other', () => {
  fc.assert(
    fc.property(anyDocument, anyDocument, (one, other) => {
      const [before, wanted] = [blockDocument.parse(one), blockDocument.parse(other)]
      const state = after(stateOf(before), wanted)
      state.doc.check()
      const said = blockDocument.parse(JSON.parse(JSON.stringify(documentOf(state.doc.toJSON()))))
      const trimmed = documentOf(schema.nodeFromJSON(wanted).toJSON())
      expect(said).toEqual(blockDocument.parse(JSON.parse(JSON.stringify(trimmed))))
    }),
    { numRuns: 300 },
  )
})

test('the cursor stays behind the words that are being typed, whatever changes around them', () => {
  const state = behind(stateOf(text('one', 'I am typ', 'three', '')), 'I am typ')
  const joined = after(state, text('new', 'one changed', 'I am typ', 'three', 'four'))
  expect(joined.selection.$head.parent.textContent).toBe('I am typ')
  expect(joined.selection.$head.parentOffset).toBe('I am typ'.length)
})

test('the cursor goes along with a block that is moved', () => {
  const state = behind(stateOf(text('one', 'I am typ', 'three')), 'I am')
  const joined = after(state, text('one again', 'three', 'before', 'I am typ', 'after'))
  expect(joined.selection.$head.parent.textContent).toBe('I am typ')
  expect(joined.selection.$head.parentOffset).toBe('I am'.length)
})

test('a picture on its way and the lines to type on stay', () => {
  const picture = { type: 'figureImage', attrs: { mediaId: 'upload:1', alt: '', caption: '' } }
  const state = stateOf(doc(line('one'), picture, line('two'), line('')))
  const joined = after(state, text('one', 'between', 'two', 'three'))
  const kinds = joined.doc.content.content.map((node) => node.textContent || node.type.name)
  expect(kinds).toEqual(['one', 'between', 'figureImage', 'two', 'three', 'paragraph'])
})

test('an empty text is filled, and a text is emptied', () => {
  expect(after(stateOf(text('')), text('one')).doc.textContent).toBe('one')
  expect(documentOf(after(stateOf(text('one')), text('')).doc.toJSON())).toEqual(text(''))
})
