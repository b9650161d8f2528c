import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, type TestSite } from '#app/server/test-site.ts'
import { systemContext } from '#platform/server/context.ts'
import { completeLesson } from '../enrolments.ts'
import { contextOf, publishCourse } from '../test-courses.ts'
import { listLessonTimes } from './learned.ts'

let site: TestSite

beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

test('a reader’s own completed lessons count from an instant on, that instant included', async () => {
  const made = await publishCourse(site, 'Timed', { lessons: [{}, {}, {}] })
  const [reader, other] = [await site.join('reader@example.com'), await site.join('other@example.com')]
  for (const member of [reader, other]) await made.enrol(member)
  const start = site.services.clock()
  const complete = (member: typeof reader, lesson: number, now: number) =>
    completeLesson(contextOf(site, member, now), { course: made.course.id, lesson: made.lessons[lesson]!.id })
  for (const lesson of [0, 1, 2]) await complete(reader, lesson, start + lesson)
  await complete(other, 0, start + 7)
  const since = async (instant: number) =>
    (await listLessonTimes(contextOf(site, reader, start), instant)).toSorted()
  expect(await since(0)).toEqual([start, start + 1, start + 2])
  expect(await since(start + 1)).toEqual([start + 1, start + 2])
  expect(await since(start + 3)).toEqual([])
  await expect(listLessonTimes(systemContext(site.services, 'test'), 0)).rejects.toMatchObject({
    status: 401,
  })
})
