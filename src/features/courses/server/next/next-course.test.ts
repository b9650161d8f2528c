import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, type Member, type TestSite } from '#app/server/test-site.ts'
import type { MemberDashboard } from '#features/dashboard/contract.ts'
import { day } from '../../course-rules.ts'
import { change, contextOf, publishCourse, type TestCourse } from '../test-courses.ts'
import { findNextCourse } from './next-course.ts'

const minute = 60_000

let site: TestSite
let courses: Record<'one' | 'two' | 'waiting' | 'four', TestCourse>
let count = 0

/** The courses that anybody can take stand after those that nobody is led to. */
beforeAll(async () => {
  site = await createTestSite()
  const now = site.services.clock()
  const lessons = [{}]
  for (const [title, details] of [
    ['Closed', { enrolment: 'closed' }],
    ['Invited', { enrolment: 'invite' }],
    ['Over', { enrolsUntil: now - 1 }],
    ['Not yet', { enrolsFrom: now + 90 * day }],
  ] as const)
    await publishCourse(site, title, { details, lessons })
  const unlisted = await publishCourse(site, 'Unlisted', { lessons })
  await change(site, unlisted.course, { listed: false })
  const full = await publishCourse(site, 'Full', { details: { seats: 1 }, lessons })
  await full.enrol(site.admin)
  courses = {
    one: await publishCourse(site, 'One', { lessons }),
    two: await publishCourse(site, 'Two', { lessons }),
    waiting: await publishCourse(site, 'Waiting', { lessons: [{ opens: { daysAfter: 30 } }] }),
    four: await publishCourse(site, 'Four', { lessons }),
  }
  for (const [at, { course }] of Object.values(courses).entries())
    await change(site, course, { sortOrder: at + 10 })
  await site.translate(courses.one.course, 'am', 'አንድ')
}, 60_000)
afterAll(() => site.close())

const join = () => site.join(`next-${(count += 1)}@example.com`)
const suggestedTo = async ({ browser }: Member, lang = 'en') =>
  (await browser.get<MemberDashboard>(`/api/dashboard?lang=${lang}`)).json.suggested

async function finish(member: Member, ...wanted: (keyof typeof courses)[]) {
  for (const name of wanted) {
    site.advance(minute)
    await courses[name].enrol(member)
    for (const lesson of courses[name].lessons.keys()) await courses[name].complete(member, lesson)
  }
}

test('who is new is led to the first course that they can enrol in, as its card in their language', async () => {
  const member = await join()
  expect(await suggestedTo(member)).toMatchObject({
    id: courses.one.course.id,
    title: 'One',
    language: 'en',
    lessonCount: 1,
    doneCount: 0,
    enrolledAt: null,
    completedAt: null,
    admission: { by: 'open', seatsLeft: null },
  })
  expect(await suggestedTo(member, 'am')).toMatchObject({ title: 'አንድ', language: 'am' })
})

test('the course after the one that was finished last comes next, whichever was looked at since', async () => {
  const member = await join()
  await finish(member, 'four', 'two')
  site.advance(minute)
  await courses.four.open(member, 0)
  expect((await suggestedTo(member))?.title).toBe('Waiting')
  await finish(member, 'one')
  expect((await suggestedTo(member))?.title).toBe('Waiting')
})

test('after the last course come those before it, and none that the reader is in', async () => {
  const member = await join()
  await finish(member, 'four')
  expect((await suggestedTo(member))?.title).toBe('One')
  await finish(member, 'one', 'two', 'four')
  expect((await suggestedTo(member))?.title).toBe('Waiting')
  await courses.waiting.enrol(member)
  expect(await suggestedTo(member)).toBe(null)
})

test('who is in a course that waits, and has finished none, is led to the first', async () => {
  const member = await join()
  await courses.waiting.enrol(member)
  expect((await suggestedTo(member))?.title).toBe('One')
})

test('a course whose enrolment was ended can be taken again, unless it was closed since', async () => {
  const member = await join()
  await finish(member, 'one', 'two', 'four')
  await courses.waiting.enrol(member)
  await site.admin.browser.send('DELETE', `/api/admin/courses/${courses.two.course.id}/members/${member.uid}`)
  expect((await suggestedTo(member))?.title).toBe('Two')
  await change(site, courses.two.course, { details: { enrolment: 'closed' } })
  expect(await suggestedTo(member)).toBe(null)
  await change(site, courses.two.course, { details: {} })
})

test('a course is next until its last day of enrolment', async () => {
  const member = await join()
  const until = site.services.clock() + day
  await change(site, courses.one.course, { details: { enrolsUntil: until } })
  const titleAt = async (now: number) => (await findNextCourse(contextOf(site, member, now), [], 'en'))?.title
  expect([await titleAt(until - 1), await titleAt(until)]).toEqual(['One', 'Two'])
  await change(site, courses.one.course, { details: {} })
})
