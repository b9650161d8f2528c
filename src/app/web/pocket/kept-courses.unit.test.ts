import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OutboxEntry } from '#platform/web/outbox/entries.ts'
import { noteLearning } from './kept-courses.ts'

const course = '/api/courses/basics'
const [first, second] = [`${course}/lessons/first`, `${course}/lessons/second`]
const whole = {
  kind: 'course',
  owner: 'almaz',
  language: 'en',
  cache: 'pocket course',
  pages: [course, first, second].map((answer) => ({ answer })),
}
const sent = (method: 'PUT' | 'DELETE', kind: 'lesson' | 'enrolment', path: string) =>
  ({ owner: 'almaz', kind, method, path }) as OutboxEntry
const tick = (method: 'PUT' | 'DELETE') => sent(method, 'lesson', `${first}/completion`)

const store = new Map<string, Response>()
const asked = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
const kept = async (address: string) => store.get(`${address}?lang=en`)!.clone().json()

beforeEach(() => {
  store.set(`${course}?lang=en`, Response.json({ doneCount: 0 }))
  for (const lesson of [first, second])
    store.set(`${lesson}?lang=en`, Response.json({ isDone: false, isEnrolled: false }))
  asked.mockReset().mockImplementation(async () => Response.json({ doneCount: 1 }))
  vi.stubGlobal('fetch', asked)
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify([whole]) })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async (url: string) => store.get(url)?.clone(),
      put: async (url: string, answer: Response) => void store.set(url, answer),
    }),
  })
})
afterEach(() => void vi.unstubAllGlobals())

test('a tick that went out from any page stands in what is kept of its course', async () => {
  await noteLearning(tick('PUT'))
  expect(await kept(course)).toEqual({ doneCount: 1 })
  expect([(await kept(first)).isDone, (await kept(second)).isDone]).toEqual([true, false])
  expect(asked).toHaveBeenCalledWith(`${course}?lang=en`, {
    cache: 'no-cache',
    headers: { 'for-account': 'almaz' },
  })
  await Promise.all([noteLearning(tick('PUT')), noteLearning(tick('DELETE'))])
  expect((await kept(first)).isDone).toBe(false)
})

test('so does an enrolment, in every lesson', async () => {
  await noteLearning(sent('PUT', 'enrolment', `${course}/enrolment`))
  expect([(await kept(first)).isEnrolled, (await kept(second)).isEnrolled]).toEqual([true, true])
})

test('where the course cannot be read again, the lesson says it all the same', async () => {
  asked.mockRejectedValue(new TypeError('cut'))
  await noteLearning(tick('PUT'))
  expect([await kept(course), (await kept(first)).isDone]).toEqual([{ doneCount: 0 }, true])
})

test('nothing is asked for of what is kept for somebody else, or not at all', async () => {
  await noteLearning({ ...tick('PUT'), owner: 'bekele' })
  await noteLearning(sent('PUT', 'lesson', '/api/courses/other/lessons/first/completion'))
  await noteLearning(sent('PUT', 'lesson', `${first}/watched`))
  expect(asked).not.toHaveBeenCalled()
})
