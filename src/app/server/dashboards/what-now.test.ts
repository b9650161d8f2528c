import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, type Member, type TestSite } from '../test-site.ts'
import { publishCourse, type TestCourse } from '#features/courses/server/test-courses.ts'
import type { MemberDashboard } from '#features/dashboard/contract.ts'

let site: TestSite
let first: TestCourse
let second: TestCourse
let later: TestCourse
let count = 0

const day = 86_400_000

beforeAll(async () => {
  site = await createTestSite()
  first = await publishCourse(site, 'First', { lessons: [{}, {}] })
  second = await publishCourse(site, 'Second', { lessons: [{}] })
  const opens = { on: site.services.clock() + 10 * day }
  later = await publishCourse(site, 'Later', { lessons: [{ opens }] })
  await publishCourse(site, 'Invited', { details: { enrolment: 'invite' }, lessons: [{}] })
  for (const [sortOrder, { course }] of [first, second, later].entries()) {
    const { browser } = site.admin
    const { json } = await browser.get<{ version: number }>(`/api/admin/items/${course.id}`)
    await browser.send('PATCH', `/api/admin/items/${course.id}`, { version: json.version, sortOrder })
  }
})
afterAll(() => site.close())

const join = () => site.join(`asks-${++count}@example.com`)
const now = async ({ browser }: Member, language = 'en') =>
  (await browser.get<MemberDashboard>(`/api/dashboard?lang=${language}`)).json
const finish = async (course: TestCourse, member: Member) => {
  await course.enrol(member)
  for (const lesson of course.lessons.keys()) await course.complete(member, lesson)
}

test('who is new is shown the first course, and who is in one its next lesson', async () => {
  const member = await join()
  expect(await now(member)).toMatchObject({
    standing: 'new',
    continued: null,
    suggested: { id: first.course.id, title: 'First' },
  })
  await first.enrol(member)
  await first.complete(member, 0)
  expect(await now(member)).toMatchObject({
    standing: 'learning',
    continued: { course: { id: first.course.id }, lesson: { id: first.lessons[1]?.id } },
    suggested: null,
  })
})

test('who finished a course is shown the one after it, then those before it, and never one by invitation', async () => {
  const member = await join()
  await finish(second, member)
  expect(await now(member)).toMatchObject({ standing: 'finished', suggested: { id: later.course.id } })
  await later.enrol(member)
  expect(await now(member)).toMatchObject({ standing: 'waiting', suggested: { id: first.course.id } })
  await finish(first, member)
  expect(await now(member)).toMatchObject({ standing: 'waiting', continued: null, suggested: null })
})

test('a course that waits for a date does not hide another one that goes on', async () => {
  const member = await join()
  await first.enrol(member)
  site.advance(1000)
  await later.enrol(member)
  expect(await now(member)).toMatchObject({
    standing: 'learning',
    continued: { course: { id: first.course.id }, lesson: { id: first.lessons[0]?.id } },
  })
})

test('where a member stands is said also when their courses are hidden', async () => {
  const member = await join()
  await finish(second, member)
  await member.browser.send('PUT', '/api/dashboard/cards', { cards: [{ card: 'courses', isShown: false }] })
  expect(await now(member)).toMatchObject({ courses: [], standing: 'finished' })
})

test('what was read lately comes first, in the language of the reader, until the mark is taken back or the text is gone', async () => {
  const member = await join()
  const texts = []
  for (const title of ['One', 'Two', 'Three']) texts.push(await site.publish({ kind: 'learn', title }))
  const post = await site.publish({ kind: 'blog', title: 'A post' })
  await site.translate(post, 'am', 'አንድ ጽሑፍ')
  expect((await now(member)).read).toEqual([])
  for (const { id } of texts) {
    await member.browser.send('PUT', `/api/learn/${id}/read`)
    site.advance(1000)
  }
  await member.browser.send('PUT', `/api/blogs/${post.id}/read`)
  const titles = async () => (await now(member, 'am')).read.map(({ title }) => title)
  expect(await titles()).toEqual(['አንድ ጽሑፍ', 'Three', 'Two', 'One'])
  await member.browser.send('DELETE', `/api/learn/${texts[2]?.id}/read`)
  await site.admin.browser.send('DELETE', `/api/admin/items/${texts[1]?.id}`)
  expect(await titles()).toEqual(['አንድ ጽሑፍ', 'One'])
})
