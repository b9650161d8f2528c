import { expect, test } from 'vitest'
import { forbidden, notFound, notSignedIn, Problem } from '#platform/errors.ts'
import { orGone } from '../find-lesson.ts'

const place = { id: 'id', slug: 'foundations', title: 'Foundations', language: 'en' as const }
const course = { ...place, details: { seats: 3 } }

test('a lesson that is there is what was looked for', async () => {
  expect(await orGone(course, Promise.resolve('lesson'))).toBe('lesson')
})

test.each([
  ['that is in no outline', () => Promise.resolve(undefined)],
  ['that is not published', () => Promise.reject(notFound('lesson'))],
])('a lesson %s leads back to its course', async (_, find) => {
  const wanted = new Problem(404, 'lesson.not_found', { details: { course: place } })
  await expect(orGone(course, find())).rejects.toEqual(wanted)
})

test.each([[notSignedIn()], [forbidden()], [new Error('the database is gone')], [{ status: 404 }]])(
  'any other refusal stays what it is: %s',
  async (refusal) => {
    await expect(orGone(course, Promise.reject(refusal))).rejects.toBe(refusal)
  },
)
