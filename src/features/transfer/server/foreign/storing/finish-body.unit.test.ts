import { expect, test } from 'vitest'
import { emptyDocument, type BlockDocument } from '#content/blocks/document.ts'
import type { Block } from '#content/blocks/nodes/block.ts'
import { finishBody } from './finish-body.ts'

const nothing = { media: new Map<string, string>(), addressOf: () => undefined, termAt: () => undefined }
const documentOf = (...content: Block[]): BlockDocument => ({ type: 'doc', content })
const lost: Block = { type: 'figureImage', attrs: { mediaId: 'lost', alt: '', caption: '' } }

test.each<[string, (content: Block[]) => Block]>([
  ['an explanation', (content) => ({ type: 'explanation', content })],
  ['a choice', (content) => ({ type: 'choice', attrs: { id: 'k3f9', isRight: true, area: null }, content })],
  ['a box', (content) => ({ type: 'callout', attrs: { tone: 'info', title: 'Note' }, content })],
])('%s whose only picture is not there holds an empty line', (_, hold) => {
  let emptied = 0
  const finished = finishBody(documentOf(hold([lost])), nothing, () => emptied++)
  expect([finished, emptied]).toEqual([documentOf(hold([{ type: 'paragraph' }])), 0])
})

test('a text that does not follow the rules once its pictures are known is empty, and that is told', () => {
  let emptied = 0
  const text = documentOf({ type: 'paragraph', content: [{ type: 'text', text: 'Words' }] }, lost)
  const known = { ...nothing, media: new Map([['lost', 'no id of an upload'.repeat(10)]]) }
  expect([finishBody(text, known, () => emptied++), emptied]).toEqual([emptyDocument(), 1])
})
