import { getSchema } from '@tiptap/core'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blockDocument, emptyDocument } from '#content/blocks/document.ts'
import { anyDocument } from '#content/blocks/test-arbitrary.ts'
import { everyBlock } from '#content/blocks/test-document.ts'
import { documentOf } from './document-shape.ts'
import { extensions } from './extensions.ts'

const schema = getSchema(extensions)

describe('what the editor writes is what the server takes', () => {
  test.each(Object.entries(everyBlock))('on %s', (_, block) => {
    const document = { type: 'doc', content: [block] }
    const edited = schema.nodeFromJSON(document)
    edited.check()
    expect(blockDocument.parse(JSON.parse(JSON.stringify(edited)))).toEqual(document)
  })

  test('on any text that the server takes', () => {
    fc.assert(
      fc.property(anyDocument, (input) => {
        const document = blockDocument.parse(input)
        const edited = schema.nodeFromJSON(document)
        edited.check()
        const json = JSON.stringify(blockDocument.parse(JSON.parse(JSON.stringify(edited))))
        expect(json).toBe(JSON.stringify(document))
      }),
      { numRuns: 300 },
    )
  })

  test('on an empty text', () => {
    expect(blockDocument.parse(schema.topNodeType.createAndFill()?.toJSON())).toEqual(emptyDocument())
  })
})

test('the empty paragraphs to type on at the end are not part of the text', () => {
  const words = { type: 'paragraph', content: [{ type: 'text', text: 'ሰላም' }] }
  const typed = { type: 'doc', content: [words, { type: 'paragraph' }, { type: 'paragraph' }] }
  expect(documentOf(typed)).toEqual({ type: 'doc', content: [words] })
  expect(documentOf({ type: 'doc', content: [{ type: 'paragraph' }] })).toEqual(emptyDocument())
})
