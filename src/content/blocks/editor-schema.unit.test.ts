import { getSchema, Mark, Node } from '@tiptap/core'
import { TableKit } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { describe, expect, test } from 'vitest'
import { blockDocument, emptyDocument } from './document.ts'
import { everyBlock } from './test-document.ts'

const attributes = (names: string[]) => () =>
  Object.fromEntries(names.map((name) => [name, { default: null }]))
const leaf = (name: string, names: string[]) =>
  Node.create({ name, group: 'block', atom: true, addAttributes: attributes(names) })

const schema = getSchema([
  StarterKit.configure({ underline: false }),
  TableKit,
  Node.create({
    name: 'callout',
    group: 'block',
    content: 'block+',
    addAttributes: attributes(['tone', 'title']),
  }),
  Mark.create({ name: 'term', priority: 900, excludes: 'link term', addAttributes: attributes(['termId']) }),
  leaf('figureImage', ['mediaId', 'alt', 'caption']),
  leaf('fileBlock', ['mediaId', 'label']),
  leaf('video', ['provider', 'id', 'title']),
])

describe('the editor and our schema agree', () => {
  test.each(Object.entries(everyBlock))('on %s', (_, block) => {
    const document = { type: 'doc', content: [block] }
    const edited = schema.nodeFromJSON(document)
    edited.check()
    expect(blockDocument.parse(JSON.parse(JSON.stringify(edited)))).toEqual(document)
  })

  test('on an empty text', () => {
    expect(blockDocument.parse(schema.topNodeType.createAndFill()?.toJSON())).toEqual(emptyDocument())
  })
})
