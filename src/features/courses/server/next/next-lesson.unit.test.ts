import { expect, test } from 'vitest'
import type { Lock } from '../lesson-access.ts'
import { chooseNextLesson, chooseNextOpening, type OutlineItem } from '../outline.ts'

/** What is asked of them here is their ids alone. */
const lessons = ['done', 'later', 'sooner', 'enrolled', 'ordered', 'open'].map(
  (id) => ({ id, slug: id, title: id, language: 'en' }) as OutlineItem,
)
const date = (opensAt: number | null, opensDaysAfter: number | null = null): Lock => ({
  why: 'date',
  opensAt,
  opensDaysAfter,
})
const locks = new Map<string, Lock>([
  ['done', date(1)],
  ['later', date(300)],
  ['sooner', date(200)],
  ['enrolled', date(null, 2)],
  ['ordered', { why: 'order', first: lessons[0]! }],
])
const done = new Set(['done'])

test('of lessons that wait for a date the one that opens first is named, and one that waits for an enrolment last', () => {
  expect(chooseNextOpening(lessons, { done, locks })).toMatchObject({ id: 'sooner', opensAt: 200 })
  const others = new Map([...locks].filter(([id]) => id !== 'sooner' && id !== 'later'))
  expect(chooseNextOpening(lessons.toReversed(), { done, locks: others })).toMatchObject({
    id: 'enrolled',
    opensAt: null,
    opensDaysAfter: 2,
  })
  expect(chooseNextOpening(lessons, { done, locks: new Map([['done', date(1)]]) })).toBe(null)
})

test('a reader goes on with the first lesson that is neither done nor locked', () => {
  expect(chooseNextLesson(lessons, { done, locks })?.id).toBe('open')
  expect(chooseNextLesson(lessons, { done, locks: new Map() })?.id).toBe('later')
  expect(chooseNextLesson(lessons, { done: new Set(lessons.map(({ id }) => id)), locks })).toBe(null)
})

test('a reader goes on where they left, unless that lesson is done, locked or gone', () => {
  const open = { done, locks: new Map<string, Lock>() }
  expect(chooseNextLesson(lessons, { ...open, lastLessonId: 'ordered' })?.id).toBe('ordered')
  expect(chooseNextLesson(lessons, { ...open, lastLessonId: 'done' })?.id).toBe('later')
  expect(chooseNextLesson(lessons, { done, locks, lastLessonId: 'ordered' })?.id).toBe('open')
  for (const lastLessonId of ['gone', null])
    expect(chooseNextLesson(lessons, { ...open, lastLessonId })?.id).toBe('later')
})
