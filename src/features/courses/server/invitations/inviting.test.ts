import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailsTo, people } from '#app/server/test-accounts.ts'
import { createTestSite, type TestSite } from '#app/server/test-site.ts'
import { auditOf } from '#content/server/test-traces.ts'
import { day } from '../../course-rules.ts'
import type { Invitation } from '../../invitations/contract.ts'
import { contextOf, publishCourse } from '../test-courses.ts'
import {
  acceptInvitation,
  createLink,
  inviteByEmail,
  listInvitations,
  pruneInvitations,
  readInvitation,
  revokeInvitation,
} from './invitations.ts'

let site: TestSite
let count = 0

beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

const join = () => site.join(`invited-${(count += 1)}@example.com`)
const asAdmin = (now = site.services.clock()) => contextOf(site, site.admin, now)
const publish = (title: string, details = {}) =>
  publishCourse(site, title, { details: { enrolment: 'invite', ...details }, lessons: [{}] })
const tokenOf = (path: string) => path.split('/').at(-1) ?? ''

describe('a link', () => {
  test('is told with its address once, and who made it is told in the list', async () => {
    const { course } = await publish('Told once')
    const now = site.services.clock()
    const { path, ...link } = await createLink(asAdmin(now), course.id, { most: 3, days: 7 })
    const told = { email: null, most: 3, used: 0, createdAt: now, endsAt: now + 7 * day, isOver: false }
    expect(link).toEqual({ ...told, id: expect.any(String), createdByName: null })
    expect(path).toMatch(new RegExp(`^/courses/${course.slug}/invitation/[\\w-]{43}$`))
    expect(await listInvitations(asAdmin(now), course.slug)).toEqual([
      { ...link, createdByName: 'Test Person' },
    ])
  })

  test('holds until its instant, and from then on is over', async () => {
    const { course } = await publish('Until')
    const { path, endsAt } = await createLink(asAdmin(), course.id, { most: 3, days: 1 })
    const member = await join()
    const address = { course: course.id, token: tokenOf(path) }
    const at = (now: number) => contextOf(site, member, now)
    const isOverAt = async (now: number) =>
      (await listInvitations(asAdmin(now), course.id)).map(({ isOver }) => isOver)
    const { id, slug } = course
    expect(await readInvitation(at(endsAt - 1), address)).toEqual({
      course: { id, slug, title: 'Until', language: 'en', excerpt: 'Until, in short.' },
      state: 'open',
      endsAt,
    })
    expect(await readInvitation(at(endsAt), address)).toMatchObject({ state: 'over', endsAt })
    expect([await isOverAt(endsAt - 1), await isOverAt(endsAt)]).toEqual([[false], [true]])
    await expect(acceptInvitation(at(endsAt), address)).rejects.toMatchObject({
      status: 409,
      code: 'invitation.over',
    })
    expect(await acceptInvitation(at(endsAt - 1), address)).toEqual({
      enrolledAt: endsAt - 1,
      completedAt: null,
      lastLessonId: null,
    })
    expect(await readInvitation(at(endsAt), address)).toMatchObject({ state: 'enrolled', endsAt: null })
  })

  test('is over for others once as many came as it is for, and counts nobody twice', async () => {
    const { course } = await publish('Two places')
    const now = site.services.clock()
    const { path } = await createLink(asAdmin(now), course.id, { most: 2, days: 1 })
    const address = { course: course.id, token: tokenOf(path) }
    const members = [await join(), await join(), await join()].map((one) => contextOf(site, one, now + 5))
    const [first, second, third] = members as [(typeof members)[0], (typeof members)[0], (typeof members)[0]]
    const known = await acceptInvitation(first, address)
    expect(await acceptInvitation({ ...first, now: now + 9 }, address)).toEqual(known)
    expect(await acceptInvitation(first, { ...address, token: 'another' })).toEqual(known)
    expect(await listInvitations(asAdmin(), course.id)).toMatchObject([{ used: 1, isOver: false }])
    expect(await readInvitation(second, address)).toMatchObject({ state: 'open' })
    await acceptInvitation(second, address)
    expect(await listInvitations(asAdmin(), course.id)).toMatchObject([{ used: 2, most: 2, isOver: true }])
    expect(await readInvitation(third, address)).toMatchObject({ state: 'over' })
    await expect(readInvitation(third, { ...address, token: 'guessed' })).rejects.toMatchObject({
      status: 404,
      code: 'invitation.not_found',
    })
  })

  test('that meets a full course lets nobody in, and is used by nobody', async () => {
    const { course } = await publish('No seat', { seats: 1 })
    const { path } = await createLink(asAdmin(), course.id, { most: 9, days: 1 })
    const address = { course: course.id, token: tokenOf(path) }
    const [first, second] = [await join(), await join()]
    const at = site.services.clock()
    await acceptInvitation(contextOf(site, first, at), address)
    expect(await readInvitation(contextOf(site, second, at), address)).toMatchObject({ state: 'full' })
    await expect(acceptInvitation(contextOf(site, second, at), address)).rejects.toMatchObject({
      status: 409,
      code: 'course.full',
      details: { seats: 1 },
    })
    expect(await listInvitations(asAdmin(), course.id)).toMatchObject([{ used: 1 }])
  })

  test('of another course is not revoked by this one', async () => {
    const [{ course }, other] = [await publish('Here'), await publish('There')]
    const { id } = await createLink(asAdmin(), other.course.id, { most: 1, days: 1 })
    await expect(revokeInvitation(asAdmin(), course.id, id)).rejects.toMatchObject({ status: 404 })
    expect(await listInvitations(asAdmin(), other.course.id)).toHaveLength(1)
    expect(await auditOf(site, course.id)).not.toContainEqual(
      expect.arrayContaining(['course.invitation_revoked']),
    )
  })

  test('is refused while five hundred are kept of its course, and e-mails as well', async () => {
    const { course } = await publish('Crowded')
    const now = site.services.clock()
    const rows = Array.from({ length: 499 }, (_, at) => ({
      id: `kept-${at}`,
      courseId: course.id,
      tokenHash: `hash-${at}`,
      email: null,
      userId: null,
      most: 1,
      used: 0,
      endsAt: now,
      createdAt: now,
      createdBy: site.admin.uid,
    }))
    await site.services.connection.db.insertInto('course_invitations').values(rows).execute()
    await createLink(asAdmin(), course.id, { most: 1, days: 1 })
    const refused = { status: 409, code: 'course.too_many_invitations' }
    await expect(createLink(asAdmin(), course.id, { most: 1, days: 1 })).rejects.toMatchObject(refused)
    const wanted = { emails: ['too-many@example.com'], days: 1, language: 'en' as const }
    await expect(inviteByEmail(asAdmin(), course.id, { wanted, people })).rejects.toMatchObject(refused)
    expect(await mailsTo(site, 'too-many@example.com')).toEqual([])
    expect(await listInvitations(asAdmin(), course.id)).toHaveLength(500)
  })
})

test('an invitation is forgotten thirty days after its end, and not an instant before', async () => {
  const { course } = await publish('Forgotten')
  const { endsAt } = await createLink(asAdmin(), course.id, { most: 1, days: 1 })
  const keptAt = async (now: number): Promise<Invitation[]> => {
    await pruneInvitations(asAdmin(now))
    return listInvitations(asAdmin(now), course.id)
  }
  expect(await keptAt(endsAt + 30 * day)).toHaveLength(1)
  expect(await keptAt(endsAt + 30 * day + 1)).toEqual([])
})

describe('an e-mail', () => {
  const wanted = (emails: string[], language: 'en' | 'am' = 'en') => ({ emails, days: 7, language })

  test('goes out once to an address that is named twice, in the language that is wanted where its reader chose none', async () => {
    const { course } = await publish('To all')
    await site.translate(course, 'am', 'ለሁሉም')
    const [undecided, decided] = [await join(), await join()]
    const users = site.services.connection.db.updateTable('users')
    await users.set({ language: null }).where('id', '=', undecided.uid).execute()
    await users.set({ language: 'en' }).where('id', '=', decided.uid).execute()
    const emails = ['fresh@example.com', undecided.email, 'fresh@example.com', decided.email]
    const sent = await inviteByEmail(asAdmin(), course.id, { wanted: wanted(emails, 'am'), people })
    expect(sent).toEqual({ sent: 3 })
    for (const [email, title] of [
      ['fresh@example.com', 'ለሁሉም'],
      [undecided.email, 'ለሁሉም'],
      [decided.email, 'To all'],
    ] as const) {
      const mails = (await mailsTo(site, email)).filter(({ link }) => link.pathname.includes('/invitation/'))
      expect(mails.map(({ subject }) => subject.includes(title))).toEqual([true])
      expect(mails[0]!.link.pathname).toMatch(new RegExp(`^/courses/${course.slug}/invitation/[\\w-]{43}$`))
    }
    const listed = await listInvitations(asAdmin(), course.id)
    expect(listed.map(({ email, most }) => [email, most]).toSorted()).toEqual(
      ['fresh@example.com', undecided.email, decided.email].map((email) => [email, 1]).toSorted(),
    )
    const { db } = site.services.connection
    const kept = db.selectFrom('course_invitations').select('userId').where('courseId', '=', course.id)
    expect((await kept.where('email', '=', undecided.email).execute())[0]?.userId).toBe(undecided.uid)
    expect((await kept.where('email', '=', 'fresh@example.com').execute())[0]?.userId).toBe(null)
  })

  test('is of use until its invitation ends', async () => {
    const { course } = await publish('A week')
    const emails = ['in-time@example.com']
    await inviteByEmail(asAdmin(), course.id, { wanted: wanted(emails), people })
    const [invitation] = await listInvitations(asAdmin(), course.id)
    const mails = site.services.connection.db.selectFrom('mail_outbox').select('expiresAt')
    expect(await mails.where('recipient', 'in', emails).execute()).toEqual([
      { expiresAt: invitation!.endsAt },
    ])
  })

  test('to one address ends the one before it in the same course, and no other', async () => {
    const [{ course }, other] = [await publish('Again'), await publish('Elsewhere')]
    const invite = (id: string, ...emails: string[]) =>
      inviteByEmail(asAdmin(), id, { wanted: wanted(emails), people })
    await invite(course.id, 'one@example.com', 'two@example.com')
    await invite(other.course.id, 'one@example.com')
    const before = await listInvitations(asAdmin(), course.id)
    await invite(course.id, 'one@example.com')
    const after = await listInvitations(asAdmin(), course.id)
    expect(after.map(({ email }) => email).toSorted()).toEqual(['one@example.com', 'two@example.com'])
    const idOf = (list: Invitation[], address: string) => list.find(({ email }) => email === address)?.id
    expect(idOf(after, 'two@example.com')).toBe(idOf(before, 'two@example.com'))
    expect(idOf(after, 'one@example.com')).not.toBe(idOf(before, 'one@example.com'))
    expect(await listInvitations(asAdmin(), other.course.id)).toHaveLength(1)
  })
})

test('what was done about invitations stands in the audit log with the course, how many and nobody’s address', async () => {
  const { course } = await publish('Logged')
  const [link, gone] = [
    await createLink(asAdmin(), course.id, { most: 4, days: 1 }),
    await createLink(asAdmin(), course.id, { most: 1, days: 1 }),
  ]
  await revokeInvitation(asAdmin(), course.id, gone.id)
  const wanted = { emails: ['log-1@example.com', 'log-2@example.com'], days: 1, language: 'en' as const }
  await inviteByEmail(asAdmin(), course.id, { wanted, people })
  const member = await join()
  const address = { course: course.id, token: tokenOf(link.path) }
  for (const _ of [1, 2]) await acceptInvitation(contextOf(site, member, site.services.clock()), address)
  const title = 'Logged'
  const traces = (await auditOf(site, course.id)).filter(([event]) => event.startsWith('course.'))
  expect(traces.map(([event, kind, details]) => [event, kind, details])).toEqual(
    expect.arrayContaining([
      ['course.invitation_revoked', 'course', { title }],
      ['course.invited', 'course', { title, count: 2 }],
      ['course.joined', 'course', { title }],
      ['course.link_made', 'course', { title, count: 4 }],
      ['course.link_made', 'course', { title, count: 1 }],
    ]),
  )
  expect(traces).toHaveLength(5)
})
