import { getSchema } from '@tiptap/core'
import { expect, test } from 'vitest'
import { hasPending } from './document-shape.ts'
import { extensions } from './extensions.ts'

test('a picture under the id of its upload is on its way', () => {
  const schema = getSchema(extensions)
  const picture = (mediaId: string) => ({ type: 'figureImage', attrs: { mediaId, alt: '', caption: '' } })
  const docOf = (...content: object[]) => schema.nodeFromJSON({ type: 'doc', content })
  expect(hasPending(docOf(picture('upload:one')))).toBe(true)
  expect(hasPending(docOf(picture('3f1c')))).toBe(false)
  expect(hasPending(docOf({ type: 'paragraph' }))).toBe(false)
})
