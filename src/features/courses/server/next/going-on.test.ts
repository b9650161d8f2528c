import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, type Member, type TestSite } from '#app/server/test-site.ts'
import type { ContinuedCourse } from '../../contract.ts'
import { change, passTime, publishCourse, type TestCourse } from '../test-courses.ts'

const minute = 60_000

let site: TestSite

beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

async function continuedBy({ browser }: Member): Promise<ContinuedCourse | null> {
  return (await browser.get<{ continued: ContinuedCourse | null }>('/api/dashboard?lang=en')).json.continued
}

/** When the member's place in the course was written last. */
async function openedAt({ course }: TestCourse): Promise<number | null | undefined> {
  const { db } = site.services.connection
  const row = await db
    .selectFrom('enrolments')
    .select('lastOpenedAt')
    .where('courseId', '=', course.id)
    .executeTakeFirst()
  return row?.lastOpenedAt
}

test('a course that is completed and has got a lesson since is gone on with after those that never were', async () => {
  const member = await site.join('going-on@example.com')
  const first = await publishCourse(site, 'Begun', { lessons: [{}, {}] })
  const whole = await publishCourse(site, 'Whole', { lessons: [{}] })
  const grown = await publishCourse(site, 'Grown', { lessons: [{}] })
  for (const made of [first, whole, grown]) await made.enrol(member)
  for (const made of [whole, grown]) {
    site.advance(minute)
    await made.open(member, 0)
    await made.complete(member, 0)
  }
  expect((await continuedBy(member))?.course.title).toBe('Begun')

  await site.publish({ kind: 'lesson', title: 'Since', parentId: grown.course.id, fields: { sortOrder: 1 } })
  site.advance(minute)
  await grown.open(member, 0)
  expect((await continuedBy(member))?.course.title).toBe('Begun')
  for (const lesson of [0, 1]) await first.complete(member, lesson)
  expect(await continuedBy(member)).toMatchObject({ course: { title: 'Grown' }, lesson: { title: 'Since' } })
})

test('a course whose other lessons wait for their day is passed over', async () => {
  const member = await site.join('waiting@example.com')
  const open = await publishCourse(site, 'Open', { lessons: [{}] })
  const waiting = await publishCourse(site, 'Waiting', { lessons: [{ opens: { daysAfter: 3 } }] })
  for (const made of [open, waiting]) {
    site.advance(minute)
    await made.enrol(member)
  }
  expect((await continuedBy(member))?.course.title).toBe('Open')
  await open.complete(member, 0)
  expect(await continuedBy(member)).toBe(null)
})

test('reading on in a lesson writes nothing; another lesson, or coming back later, does', async () => {
  const member = await site.join('reading-on@example.com')
  const made = await publishCourse(site, 'Read on', { lessons: [{}, {}] })
  await made.enrol(member)
  await made.open(member, 0)
  const first = await openedAt(made)
  site.advance(minute / 2)
  await made.open(member, 0)
  expect(await openedAt(made)).toBe(first)
  await made.open(member, 1)
  const second = await openedAt(made)
  expect(second).toBeGreaterThan(first ?? Infinity)
  await passTime(site, 24 * 60 * minute, member)
  await made.open(member, 1)
  expect(await openedAt(made)).toBeGreaterThan(second ?? Infinity)
})

test('a lesson says what its editors left open, and is found at an earlier address', async () => {
  const member = await site.join('earlier@example.com')
  const made = await publishCourse(site, 'Renamed', { lessons: [{}, {}] })
  await made.enrol(member)
  const [lesson, other] = made.lessons
  const answer = await made.open(member, 0)
  expect(answer.json).toMatchObject({
    isFree: false,
    lessonKind: 'text',
    offersCertificate: false,
    exercise: null,
    section: 'A home',
    watchedShare: 0,
    watchedParts: [],
  })
  await change(site, lesson!, { slug: 'another-address' })
  const at = (address: string) => member.browser.get(`/api/courses/${made.course.id}/lessons/${address}`)
  for (const address of [lesson!.slug, 'another-address', lesson!.id])
    expect((await at(address)).json, address).toMatchObject({ article: { id: lesson!.id } })
  const elsewhere = await publishCourse(site, 'Elsewhere', { lessons: [{}] })
  expect((await at(elsewhere.lessons[0]!.slug)).status).toBe(404)
  expect((await at(other!.slug)).json).toMatchObject({ article: { id: other!.id } })
})
