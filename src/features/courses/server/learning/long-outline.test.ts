import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, type TestSite } from '#app/server/test-site.ts'
import { copyPublished } from '#content/server/test-copies.ts'
import { change, publishCourse } from '../test-courses.ts'

let site: TestSite

beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

test('a course shows as many lessons as its progress counts, and the last of very many can be done', async () => {
  const made = await publishCourse(site, 'Long', { lessons: [{ isFree: true }] })
  const last = made.lessons[0]!
  await change(site, last, { sortOrder: 9000 })
  await copyPublished(site, last.id, 601, { name: 'copy' })
  const member = await site.join('long@example.com')
  await made.enrol(member)
  const { lessonCount, sections } = await made.read(member)
  const shown = sections.flatMap(({ lessons }) => lessons.map(({ id }) => id))
  expect([lessonCount, shown.length, shown.at(-1)]).toEqual([602, 602, last.id])
  expect(new Set(shown).size).toBe(602)
  expect((await made.complete(member, 0)).json).toMatchObject({ lessonCount: 602, doneCount: 1 })
})
