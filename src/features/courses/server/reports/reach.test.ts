import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, type TestSite } from '#app/server/test-site.ts'
import { systemContext } from '#platform/server/context.ts'
import { publishCourse } from '../test-courses.ts'
import { readFunnel } from './funnel.ts'
import { readReach } from './reach.ts'

let site: TestSite

beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

const context = () => systemContext(site.services, 'test')

test('lesson by lesson it is told how many of those who are enrolled have done it', async () => {
  const made = await publishCourse(site, 'Reached', { lessons: [{}, {}, {}] })
  await site.translate(made.lessons[1]!, 'am', 'ሁለት')
  const names = ['new', 'begun', 'whole', 'left']
  const [_, begun, whole, left] = await Promise.all(
    names.map(async (name) => {
      const member = await site.join(`${name}@example.com`)
      await made.enrol(member)
      return member
    }),
  )
  await made.complete(begun!, 0)
  for (const member of [whole!, left!]) for (const lesson of [0, 1, 2]) await made.complete(member, lesson)
  await site.admin.browser.send('DELETE', `/api/admin/courses/${made.course.id}/members/${left!.uid}`)
  const [first, second, third] = made.lessons.map(({ id }) => id)
  const counts = { enrolled: 3, started: 2, completed: 1 }
  const lessons = [
    { id: first, title: 'Reached 1', language: 'en', doneCount: 2 },
    { id: second, title: 'Reached 2', language: 'en', doneCount: 1 },
    { id: third, title: 'Reached 3', language: 'en', doneCount: 1 },
  ]
  expect(await readReach(context(), made.course.id, 'en')).toEqual({ ...counts, lessons })
  const inAmharic = (await readReach(context(), made.course.id, 'am')).lessons
  expect(inAmharic.map(({ title }) => title)).toEqual(['Reached 1', 'ሁለት', 'Reached 3'])
  expect((await readFunnel(context(), 5)).find(({ courseId }) => courseId === made.course.id)).toEqual({
    courseId: made.course.id,
    ...counts,
  })
})

test('a course that nobody is enrolled in is reached by nobody, and no funnel shows it', async () => {
  const made = await publishCourse(site, 'Unreached', { lessons: [{}] })
  expect(await readReach(context(), made.course.id, 'en')).toEqual({
    enrolled: 0,
    started: 0,
    completed: 0,
    lessons: [expect.objectContaining({ id: made.lessons[0]!.id, doneCount: 0 })],
  })
  const empty = await publishCourse(site, 'Without lessons', { lessons: [] })
  expect((await readReach(context(), empty.course.id, 'en')).lessons).toEqual([])
  expect((await readFunnel(context(), 50)).map(({ courseId }) => courseId)).not.toContain(made.course.id)
})
