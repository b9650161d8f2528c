import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, type Member, type TestSite } from '#app/server/test-site.ts'
import type { Learner, LearnerList } from '../../reports/contract.ts'
import { passTime, publishCourse, type TestCourse } from '../test-courses.ts'

let site: TestSite
let course: TestCourse
let other: TestCourse
let members: Record<'new' | 'begun' | 'idle' | 'done' | 'ended', Member>

const day = 86_400_000

beforeAll(async () => {
  site = await createTestSite()
  course = await publishCourse(site, 'Foundations', { lessons: [{}, {}] })
  other = await publishCourse(site, '=Sums', { lessons: [{}] })
  await site.translate(course.course, 'am', 'መሠረቶች')
  const join = (name: string) => site.join(`${name}@example.com`)
  members = {
    new: await join('new'),
    begun: await join('begun'),
    idle: await join('idle'),
    done: await join('done'),
    ended: await join('ended'),
  }
  await rename(members.done, '=1+1')
  await rename(members.idle, '100%_IdlÉ')
  await course.enrol(members.idle)
  await course.open(members.idle, 0)
  await passTime(site, 31 * day, ...Object.values(members))
  for (const member of [members.new, members.begun, members.done, members.ended]) await course.enrol(member)
  await other.enrol(members.done)
  await course.open(members.begun, 0)
  await course.complete(members.begun, 0)
  for (const lesson of [0, 1]) await course.complete(members.done, lesson)
  const { browser } = site.admin
  await browser.send('DELETE', `/api/admin/courses/${course.course.id}/members/${members.ended.uid}`)
}, 60_000)
afterAll(() => site.close())

const rename = ({ browser, uid }: Member, displayName: string) =>
  browser.send('PATCH', `/api/users/${uid}`, { displayName })
const list = async (query = '') =>
  (await site.admin.browser.get<LearnerList>(`/api/admin/learners?lang=en${query}`)).json
const uids = ({ items }: LearnerList) => items.map(({ uid }) => uid)

test('administrators see who learns what and how far each is', async () => {
  const { items, total, hasNext } = await list(`&course=${course.course.id}`)
  expect([total, hasNext]).toEqual([5, false])
  const found = (who: keyof typeof members): Partial<Learner> | undefined =>
    items.find(({ uid }) => uid === members[who].uid)
  expect(found('new')).toMatchObject({
    state: 'not_started',
    doneCount: 0,
    lessonCount: 2,
    completedAt: null,
  })
  expect(found('begun')).toMatchObject({ state: 'learning', doneCount: 1, email: 'begun@example.com' })
  expect(found('idle')).toMatchObject({ state: 'idle', courseTitle: 'Foundations' })
  expect(found('done')).toMatchObject({ state: 'completed', doneCount: 2, completedAt: expect.any(Number) })
  expect(found('ended')).toMatchObject({ state: 'ended', endedAt: expect.any(Number) })
  expect((await list()).total).toBe(6)
  const inAmharic = await site.admin.browser.get<LearnerList>('/api/admin/learners?lang=am')
  expect(inAmharic.json.items.map((one) => one.courseTitle)).toContain('መሠረቶች')
})

test('each state finds those whom the list shows in it, and no others', async () => {
  const all = (await list()).items
  for (const state of ['not_started', 'learning', 'idle', 'completed', 'ended']) {
    const found = await list(`&state=${state}`)
    const wanted = all.filter((one) => one.state === state)
    expect(found.items).toEqual(wanted)
    expect(found.total).toBe(wanted.length)
  }
})

test('a search finds names by any part of them, signs included, and addresses as a whole', async () => {
  expect(uids(await list('&q=%251'))).toEqual([])
  expect(uids(await list('&q=100%25_i'))).toEqual([members.idle.uid])
  expect(uids(await list('&q=idl%C3%A9'))).toEqual([members.idle.uid])
  expect(uids(await list('&q=Begun%40Example.com'))).toEqual([members.begun.uid])
  expect(uids(await list('&q=nobody%40example.com'))).toEqual([])
})

test('the pages neither repeat nor skip anybody', async () => {
  const crowd = await publishCourse(site, 'Crowd', { lessons: [{}] })
  const joined = []
  for (let index = 0; index < 27; index++) {
    const member = await site.join(`crowd-${index}@example.com`)
    await crowd.enrol(member)
    joined.push(member.uid)
  }
  const pages = [await list(`&course=${crowd.course.id}`), await list(`&course=${crowd.course.id}&page=2`)]
  expect(pages.map(({ items, hasNext, total }) => [items.length, hasNext, total])).toEqual([
    [25, true, 27],
    [2, false, 27],
  ])
  expect(pages.flatMap(uids).toSorted()).toEqual(joined.toSorted())
}, 60_000)

test('the table file has everybody of the filter and no formulas, in the language asked for, and is in the audit log', async () => {
  const { browser } = site.admin
  const file = await browser.get(`/api/admin/learners.csv?lang=en&course=${course.course.id}`)
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const lines = file.text.trim().split('\r\n')
  expect(lines).toHaveLength(6)
  expect(lines[0]).toContain('"Name","E-mail","Course","State","Lessons done"')
  expect(file.text).toContain(`"'=1+1","done@example.com","Foundations","Completed","2","2"`)
  expect((await browser.get('/api/admin/learners.csv?lang=en')).text).toContain(`"'=Sums"`)
  const amharic = await browser.get('/api/admin/learners.csv?lang=am&state=completed')
  expect(amharic.text).toContain('"ስም","ኢሜይል"')
  expect(amharic.text).toContain('"መሠረቶች","አጠናቀዋል"')
  const log = await browser.get<{ entries: { event: string; subjectId: string }[] }>(
    '/api/admin/audit-log?event=course.learners_exported',
  )
  expect(log.json.entries.map(({ subjectId }) => subjectId)).toEqual(['all', 'all', course.course.id])
})

test('the table file is made in portions, and everybody is in it once', async () => {
  const { db } = site.services.connection
  const big = await publishCourse(site, 'Big', { lessons: [{}] })
  const user = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', members.new.uid)
    .executeTakeFirstOrThrow()
  const ids = Array.from({ length: 401 }, (_, index) => `many-${index}`)
  for (const id of ids)
    await db
      .insertInto('users')
      .values({ ...user, id, email: `${id}@example.com` })
      .execute()
  await db
    .insertInto('enrolments')
    .values(ids.map((userId) => ({ userId, courseId: big.course.id, enrolledAt: 1 })))
    .execute()
  const { text } = await site.admin.browser.get(`/api/admin/learners.csv?lang=en&course=${big.course.id}`)
  const emails = [...text.matchAll(/"(many-\d+)@example\.com"/g)].map(([, id]) => id)
  expect(emails.toSorted()).toEqual(ids.toSorted())
})

test('nobody else sees who learns, and the file needs a fresh proof', async () => {
  for (const address of ['/api/admin/learners', '/api/admin/learners.csv']) {
    expect((await site.browser().get(address)).status).toBe(401)
    expect((await members.begun.browser.get(address)).status).toBe(403)
  }
  site.advance(16 * 60_000)
  const { status, json } = await site.admin.browser.get<{ code: string }>('/api/admin/learners.csv')
  expect([status, json.code]).toEqual([403, 'session.not_fresh'])
})
