import { describe, expect, test } from 'vitest'
import type { Item, ItemFields } from '#content/contract.ts'
import {
  beginFields,
  clashingFields,
  hasFields,
  joinFields,
  laterFields,
  membersChanged,
  resolveFields,
  takeUpFields,
  type FieldClash,
  type Fields,
} from '../../../drafts/web/merging/field-clashes.ts'

/** Only the fields that these tests look at. */
const itemWith = (fields: Partial<ItemFields>): Item => fields as Item

test('what only one of two editors changed is no collision', () => {
  const [before, changed] = [
    itemWith({ level: null, market: null, tags: ['a'] }),
    { level: 'beginner' } as const,
  ]
  const begun = beginFields(before, changed, {})
  expect(clashingFields(itemWith({ ...before, market: 'ECX' }), changed, begun)).toEqual([])
  expect(clashingFields(itemWith({ ...before, level: 'beginner' }), changed, begun)).toEqual([])
  expect(clashingFields(itemWith({ ...before, level: 'advanced' }), changed, begun)).toEqual([
    { id: 'level', name: 'level', member: null, mine: 'beginner', theirs: 'advanced' },
  ])
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
    { id: 'details url', name: 'details', member: 'url', mine: 'mine', theirs: 'theirs' },
  ])
})

test('what is changed while one saves clashes with others only, never with what one has saved', () => {
  const before = itemWith({ level: null, tags: [], details: { url: 'a', version: '1', size: '3' } })
  const sent: Fields = { level: 'beginner', details: { url: 'mine', version: '1', size: '3' } }
  const changed: Fields = {
    ...sent,
    tags: ['a'],
    details: { url: 'mine again', version: '1', size: '3' },
  }
  const begun = beginFields(before, changed, {})
  // Somebody else had changed the version, which the answer says too.
  const answer = itemWith({
    ...before,
    level: 'beginner',
    details: { url: 'mine', version: '2', size: '3' },
  })
  const later = laterFields(answer, { changed, begun }, sent)
  expect(later.changed).toEqual({ tags: ['a'], details: changed.details })
  expect(clashingFields(answer, later.changed, later.begun)).toEqual([])
  expect(joinFields(answer, later.changed, later.begun)).toEqual({
    tags: ['a'],
    details: { url: 'mine again', version: '2', size: '3' },
  })
  const newer = itemWith({ ...answer, details: { url: 'theirs', version: '2', size: '3' } })
  expect(clashingFields(newer, later.changed, later.begun)).toMatchObject([{ id: 'details url' }])
})

describe('a choice for each field', () => {
  const before = itemWith({ level: null, market: null, slug: 'a' })
  const changed: Fields = { level: 'beginner', market: 'ESX', slug: 'mine' }
  const begun = beginFields(before, changed, {})
  const theirs = itemWith({ level: 'advanced', market: 'ECX', slug: 'theirs' })

  test('keeps mine over theirs, and takes theirs as it is', () => {
    const next = resolveFields(theirs, { changed, begun }, choose(theirs, { changed, begun }, ['market']))
    expect(next.changed).toEqual({ level: 'beginner', slug: 'mine' })
    expect(clashingFields(theirs, next.changed, next.begun)).toEqual([])
  })

  test('holds only for the value that was seen', () => {
    const chosen = choose(theirs, { changed, begun }, [])
    const later = itemWith({ ...theirs, slug: 'theirs-again' })
    const next = resolveFields(later, { changed, begun }, chosen)
    expect(clashingFields(later, next.changed, next.begun)).toMatchObject([
      { id: 'slug', mine: 'mine', theirs: 'theirs-again' },
    ])
  })

  test("joins a kind's own fields, and loses none that only one of both changed", () => {
    const before = itemWith({ details: { url: 'a', version: '1', licence: 'x', note: '' } })
    const changed = { details: { url: 'mine', version: 'mine', licence: 'x', note: 'mine' } }
    const begun = beginFields(before, changed, {})
    const theirs = itemWith({ details: { url: 'theirs', version: 'theirs', licence: 'theirs', note: '' } })
    const chosen = choose(theirs, { changed, begun }, ['details version'])
    const next = resolveFields(theirs, { changed, begun }, chosen)
    expect(clashingFields(theirs, next.changed, next.begun)).toEqual([])
    expect(joinFields(theirs, next.changed, next.begun)).toEqual({
      details: { url: 'mine', version: 'theirs', licence: 'theirs', note: 'mine' },
    })
  })
})

/** Theirs for the fields that are named, mine for the rest. */
function choose(item: Item, { changed, begun }: { changed: Fields; begun: Fields }, theirs: string[]) {
  const isTheirs = ({ id }: FieldClash) => theirs.includes(id)
  return clashingFields(item, changed, begun).map((clash) => ({ ...clash, isTheirs: isTheirs(clash) }))
}

describe('what an earlier page left', () => {
  const before = itemWith({ level: null, market: null, details: { url: 'a', version: '1', size: '3' } })
  const keptChanged: Fields = { level: 'beginner', details: { url: 'kept', version: '1', size: '3' } }
  const kept = { changed: keptChanged, begun: beginFields(before, keptChanged, {}) }

  test('is taken up beside what was changed since, member by member', () => {
    const changed: Fields = { market: 'ECX', details: { url: 'a', version: '2', size: '3' } }
    const own = { changed, begun: beginFields(before, changed, {}) }
    const next = takeUpFields(own, kept)
    expect(next.changed).toEqual({
      level: 'beginner',
      market: 'ECX',
      details: { url: 'kept', version: '2', size: '3' },
    })
    expect(joinFields(before, next.changed, next.begun)).toEqual(next.changed)
    expect(clashingFields(before, next.changed, next.begun)).toEqual([])
  })

  test('clashes with what somebody else saved meanwhile, and with nothing else', () => {
    const item = itemWith({
      level: 'advanced',
      market: 'ESX',
      details: { url: 'a', version: '9', size: '3' },
    })
    const next = takeUpFields({ changed: {}, begun: {} }, kept)
    expect(clashingFields(item, next.changed, next.begun).map(({ id }) => id)).toEqual(['level'])
    expect(joinFields(item, next.changed, next.begun).details).toEqual({
      url: 'kept',
      version: '9',
      size: '3',
    })
  })

  test('is told apart from what has arrived', () => {
    expect(hasFields(before, kept.changed, kept.begun)).toBe(false)
    const saved = itemWith({
      level: 'beginner',
      market: 'ESX',
      details: { url: 'kept', version: '9', size: '3' },
    })
    expect(hasFields(saved, kept.changed, kept.begun)).toBe(true)
  })

  test('is shown beside what stands, the members alone that were changed', () => {
    expect(membersChanged(before, kept.changed, kept.begun)).toEqual([
      { id: 'level', name: 'level', member: null, mine: 'beginner', theirs: null },
      { id: 'details url', name: 'details', member: 'url', mine: 'kept', theirs: 'a' },
    ])
  })
})
