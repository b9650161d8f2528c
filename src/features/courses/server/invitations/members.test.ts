import { afterAll, beforeAll, expect, test } from 'vitest'
import { people } from '#app/server/test-accounts.ts'
import { createTestSite, type TestSite } from '#app/server/test-site.ts'
import { auditOf } from '#content/server/test-traces.ts'
import { addCrowd, contextOf, publishCourse } from '../test-courses.ts'
import { acceptInvitation, createLink } from './invitations.ts'
import { endMembership, enrolMember, listMembers } from './members.ts'

let site: TestSite

beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

const asAdmin = (now = site.services.clock()) => contextOf(site, site.admin, now)
const publish = (title: string, details = {}) =>
  publishCourse(site, title, { details, lessons: [{}, {}, {}] })

test('each member is told with how far they are, by whom they came and until when, whoever came last first', async () => {
  const made = await publish('Told of')
  const [alone, byHand, byLink] = [
    await site.join('alone@example.com'),
    await site.join('by-hand@example.com'),
    await site.join('by-link@example.com'),
  ]
  await made.enrol(alone)
  for (const lesson of [0, 2]) await made.complete(alone, lesson)
  const now = site.services.clock() + 1000
  await enrolMember(asAdmin(now), made.course.id, { email: byHand.email, people })
  const { path } = await createLink(asAdmin(), made.course.id, { most: 1, days: 1 })
  const token = path.split('/').at(-1) ?? ''
  await acceptInvitation(contextOf(site, byLink, now + 5), { course: made.course.id, token })
  await endMembership(asAdmin(now + 9), made.course.id, byHand.uid)
  const list = await listMembers(asAdmin(), made.course.slug, { people })
  expect(list).toMatchObject({ lessonCount: 3, enrolledCount: 2, hasNext: false })
  const told = {
    displayName: 'Test Person',
    lastOpenedAt: null,
    completedAt: null,
    doneCount: 0,
    endedAt: null,
  }
  expect(list.items).toEqual([
    { ...told, uid: byLink.uid, email: byLink.email, enrolledAt: now + 5, invitedByName: 'Test Person' },
    {
      ...told,
      uid: byHand.uid,
      email: byHand.email,
      enrolledAt: now,
      invitedByName: 'Test Person',
      endedAt: now + 9,
    },
    {
      ...told,
      uid: alone.uid,
      email: alone.email,
      enrolledAt: expect.any(Number),
      invitedByName: null,
      doneCount: 2,
    },
  ])
})

test('a course that nobody came to has no members, and one without lessons counts none', async () => {
  const { course } = await publishCourse(site, 'Nobody', { lessons: [] })
  expect(await listMembers(asAdmin(), course.id, { people })).toMatchObject({
    items: [],
    lessonCount: 0,
    enrolledCount: 0,
    hasNext: false,
  })
})

test('fifty members stand on a page, and the next one goes on after them', async () => {
  const { course } = await publish('Crowd')
  const ids = await addCrowd(site, 'crowd', 51)
  const { db } = site.services.connection
  // Two came at the same instant each.
  const rows = ids.map((userId, at) => ({ userId, courseId: course.id, enrolledAt: Math.floor(at / 2) }))
  await db.insertInto('enrolments').values(rows).execute()
  const first = await listMembers(asAdmin(), course.id, { people })
  expect([first.items.length, first.hasNext, first.enrolledCount]).toEqual([50, true, 51])
  const second = await listMembers(asAdmin(), course.id, { people, cursor: first.next ?? '' })
  expect(second.hasNext).toBe(false)
  expect([...first.items, ...second.items].map(({ uid }) => uid)).toEqual(ids.toReversed())
  expect(second.items[0]?.email).toBe('crowd-00@example.com')
})

test('who is enrolled already is enrolled no second time, and whose enrolment was ended is again', async () => {
  const { course } = await publish('Twice')
  const member = await site.join('twice@example.com')
  const now = site.services.clock()
  const enrol = (at: number) => enrolMember(asAdmin(at), course.id, { email: member.email, people })
  const end = (at: number) => endMembership(asAdmin(at), course.id, member.uid)
  const standing = async () => (await listMembers(asAdmin(), course.id, { people })).items
  expect(await enrol(now)).toEqual({ uid: member.uid })
  expect(await enrol(now + 1)).toEqual({ uid: member.uid })
  expect(await standing()).toMatchObject([{ enrolledAt: now, endedAt: null }])
  await end(now + 2)
  await expect(end(now + 3)).rejects.toMatchObject({ status: 409, code: 'course.not_enrolled' })
  expect(await standing()).toMatchObject([{ endedAt: now + 2 }])
  await enrol(now + 4)
  expect(await standing()).toMatchObject([{ enrolledAt: now, endedAt: null }])
  const title = 'Twice'
  expect((await auditOf(site, course.id)).filter(([event]) => event.includes('member'))).toEqual([
    ['course.member_ended', 'course', { title, uid: member.uid }],
    ['course.member_enrolled', 'course', { title, name: 'Test Person' }],
    ['course.member_enrolled', 'course', { title, name: 'Test Person' }],
  ])
})

test('where addresses can be confirmed, one that is not gives nobody a place: anybody may have registered it', async () => {
  const made = await publishCourse(site, 'Whose', { details: { enrolment: 'closed' }, lessons: [{}] })
  const stranger = await site.join('somebodys@example.com')
  // They came in before the site had a mail server.
  const config = { ...site.services.config, smtpUrl: 'smtp://127.0.0.1:2525' }
  const enrol = (known = people) =>
    enrolMember({ ...asAdmin(), config }, made.course.id, { email: stranger.email, people: known })
  await expect(enrol()).rejects.toMatchObject({ status: 404, code: 'user.not_found' })
  expect((await made.open(stranger, 0)).status).toBe(403)
  const person = { uid: stranger.uid, displayName: 'Owner', language: null, isConfirmed: true }
  const confirmed = { ...people, findPersonByEmail: async () => person }
  expect(await enrol(confirmed)).toEqual({ uid: stranger.uid })
  expect((await made.open(stranger, 0)).status).toBe(200)
})

test('an address without an account is refused, and so is a course that nobody can read', async () => {
  const { course } = await publish('Refused')
  await expect(enrolMember(asAdmin(), course.id, { email: 'no@example.com', people })).rejects.toMatchObject({
    status: 404,
    code: 'user.not_found',
  })
  for (const ask of [
    () => enrolMember(asAdmin(), 'nothing', { email: 'admin@example.com', people }),
    () => endMembership(asAdmin(), 'nothing', site.admin.uid),
    () => listMembers(asAdmin(), 'nothing', { people }),
  ])
    await expect(ask()).rejects.toMatchObject({ status: 404, code: 'course.not_found' })
})
