import { expect, test } from 'vitest'
import type { Item } from '#content/contract.ts'
import { beginFields, clashingFields, joinFields } from './field-clashes.ts'

/** Only the fields that these tests look at. */
const itemWith = (fields: Partial<Item>): Item => fields as Item

test('what only one of two editors changed is no collision', () => {
  const [before, changed] = [
    itemWith({ level: null, market: null, tags: ['a'] }),
    { level: 'beginner' } as const,
  ]
  const begun = beginFields(before, changed, {})
  expect(clashingFields(itemWith({ ...before, market: 'ECX' }), changed, begun)).toEqual([])
  expect(clashingFields(itemWith({ ...before, level: 'beginner' }), changed, begun)).toEqual([])
  expect(clashingFields(itemWith({ ...before, level: 'advanced' }), changed, begun)).toEqual(['level'])
})

test('a field begins with what stood there when it was first changed', () => {
  const [before, later] = [itemWith({ level: null }), itemWith({ level: 'advanced' })]
  const begun = beginFields(before, { level: 'beginner' }, {})
  expect(beginFields(later, { level: 'intermediate' }, begun)).toEqual({ level: null })
})

test("a kind's own fields are joined one by one", () => {
  const before = itemWith({ details: { url: 'a', version: '1' } })
  const changed = { details: { url: 'mine', version: '1' } }
  const begun = beginFields(before, changed, {})
  const theirs = itemWith({ details: { url: 'a', version: '2' } })
  expect(clashingFields(theirs, changed, begun)).toEqual([])
  expect(joinFields(theirs, changed, begun)).toEqual({ details: { url: 'mine', version: '2' } })
  expect(clashingFields(itemWith({ details: { url: 'theirs', version: '1' } }), changed, begun)).toEqual([
    'details',
  ])
})
