import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestSite, type Member, type TestSite, withSecondConnection } from '#app/server/test-site.ts'
import type { TestAnswer } from '#app/server/test-app.ts'
import { listDueMails } from '#platform/database/outbox.ts'
import { systemContext } from '#platform/server/context.ts'
import type { Enrolment } from '../../contract.ts'
import { day } from '../../course-rules.ts'
import type { CourseMemberList, Invitation, MadeLink, OpenInvitation } from '../../invitations/contract.ts'
import { exportCourses } from '../personal-data.ts'
import { passTime, publishCourse, type TestCourse } from '../test-courses.ts'
import { pruneInvitations } from './invitations.ts'

let site: TestSite

beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

const publish = (title: string, details = {}) =>
  publishCourse(site, title, { details: { enrolment: 'invite', ...details }, lessons: [{}, {}] })

interface Refusal {
  code: string
  fields?: Record<string, string>
}

const admin = <T = Refusal>(
  method: 'POST' | 'DELETE',
  { course }: TestCourse,
  rest: string,
  body?: unknown,
) => site.admin.browser.send<T>(method, `/api/admin/courses/${course.id}/${rest}`, body)

async function makeLink(made: TestCourse, most: number, days = 7): Promise<MadeLink & { token: string }> {
  const { json, status } = await admin<MadeLink>('POST', made, 'invitations', { most, days })
  expect(status).toBe(201)
  return { ...json, token: json.path.split('/').at(-1) ?? '' }
}

function accept({ browser }: Pick<Member, 'browser'>, { course }: TestCourse, token: string) {
  const address = `/api/courses/${course.slug}/invitations/${token}/acceptance`
  return browser.send<Enrolment & { code: string }>('PUT', address)
}

const look = ({ browser }: Member, { course }: TestCourse, token: string) =>
  browser.get<OpenInvitation & { code: string }>(`/api/courses/${course.slug}/invitations/${token}`)

async function membersOf({ course }: TestCourse): Promise<CourseMemberList> {
  return (await site.admin.browser.get<CourseMemberList>(`/api/admin/courses/${course.id}/members`)).json
}

async function mailTo(email: string): Promise<{ subject: string; text: string; token: string }> {
  const mails = await listDueMails(site.services.connection.db, { now: site.services.clock(), limit: 500 })
  const mail = mails.findLast(({ recipient }) => recipient === email)
  if (!mail) throw new Error(`no mail to ${email}`)
  return { ...mail, token: /invitation\/([\w-]+)/.exec(mail.text)?.[1] ?? '' }
}

describe('a link', () => {
  test('shows the course to who has it, and enrols them once', async () => {
    const made = await publish('By link')
    const { token } = await makeLink(made, 2)
    const member = await site.join('by-link@example.com')
    const shown = await look(member, made, token)
    expect(shown.json).toMatchObject({
      state: 'open',
      course: { title: 'By link', excerpt: 'By link, in short.' },
    })
    expect((await made.open(member, 0)).json.code).toBe('course.by_invitation')

    const answers = await Promise.all([accept(member, made, token), accept(member, made, token)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await made.open(member, 0)).status).toBe(200)
    expect((await look(member, made, token)).json.state).toBe('enrolled')
    const [invitation] = await listOf(made)
    expect(invitation).toMatchObject({ email: null, most: 2, used: 1, isOver: false })
    expect((await membersOf(made)).items).toMatchObject([
      { uid: member.uid, email: 'by-link@example.com', doneCount: 0, endedAt: null },
    ])
  })

  test('of many who come at once, over two connections, lets in as many as it is for', async () => {
    const made = await publish('Crowded')
    const { token } = await makeLink(made, 2)
    const members = await Promise.all([0, 1, 2, 3, 4, 5].map((at) => site.join(`crowd-${at}@example.com`)))
    const answers = await withSecondConnection(site, (other) =>
      Promise.all(
        members.map((member, at) => accept(at % 2 ? { browser: other(member) } : member, made, token)),
      ),
    )
    expect(codesOf(answers)).toEqual([
      200,
      200,
      'invitation.over',
      'invitation.over',
      'invitation.over',
      'invitation.over',
    ])
    expect((await membersOf(made)).enrolledCount).toBe(2)
  })

  test('ends by its date, by being revoked and with the last seat', async () => {
    const made = await publish('Ends', { seats: 1 })
    const [short, gone, open] = [await makeLink(made, 9, 1), await makeLink(made, 9), await makeLink(made, 9)]
    expect((await admin('DELETE', made, `invitations/${gone.id}`)).status).toBe(204)
    expect((await admin('DELETE', made, `invitations/${gone.id}`)).json.code).toBe('invitation.not_found')
    await passTime(site, day)
    const [first, second] = [await site.join('ends-1@example.com'), await site.join('ends-2@example.com')]
    expect((await look(first, made, short.token)).json.state).toBe('over')
    expect((await accept(first, made, short.token)).json.code).toBe('invitation.over')
    expect((await accept(first, made, gone.token)).json.code).toBe('invitation.not_found')
    expect((await accept(first, made, open.token)).status).toBe(200)
    expect((await look(second, made, open.token)).json.state).toBe('full')
    expect((await accept(second, made, open.token)).json.code).toBe('course.full')
  })

  test('is of no use for another course, for guests, or guessed', async () => {
    const [made, other] = [await publish('Mine'), await publish('Yours')]
    const { token } = await makeLink(made, 1)
    const member = await site.join('astray-link@example.com')
    expect((await accept(member, other, token)).json.code).toBe('invitation.not_found')
    expect((await accept(member, made, 'guessed')).json.code).toBe('invitation.not_found')
    expect((await accept({ browser: site.browser() }, made, token)).status).toBe(401)
    const list = await site.admin.browser.get(`/api/admin/courses/${made.course.id}/invitations`)
    expect(list.text).not.toContain(token)
    for (const address of ['invitations', 'members'])
      expect((await member.browser.get(`/api/admin/courses/${made.course.id}/${address}`)).status).toBe(403)
  })
})

describe('by e-mail', () => {
  test('goes out in the reader’s language, works once, and its address is forgotten then', async () => {
    const made = await publish('By e-mail')
    await site.translate(made.course, 'am', 'በኢሜይል')
    const reader = await site.join('amharic-reader@example.com')
    await reader.browser.send('PATCH', `/api/users/${reader.uid}`, { language: 'am' })
    const wanted = { emails: ['amharic-reader@example.com', 'New@Example.com'], days: 7, language: 'en' }
    expect((await admin('POST', made, 'invitation-emails', wanted)).json).toEqual({ sent: 2 })
    const theirs = await mailTo('amharic-reader@example.com')
    expect(theirs.subject).toContain('በኢሜይል')
    const mail = await mailTo('new@example.com')
    expect(mail.subject).toBe('Your invitation to the course “By e-mail”')

    const context = systemContext(site.services, 'test')
    expect(await exportCourses(context, reader.uid)).toMatchObject({
      invitations: [{ course: made.course.slug, email: 'amharic-reader@example.com' }],
    })
    const newcomer = await site.join('new@example.com')
    expect((await accept(newcomer, made, mail.token)).status).toBe(200)
    const another = await site.join('another@example.com')
    expect((await accept(another, made, mail.token)).json.code).toBe('invitation.not_found')
    expect((await listOf(made)).map(({ email }) => email)).toEqual(['amharic-reader@example.com'])
  })

  test('a second one takes the place of the first', async () => {
    const made = await publish('Twice')
    const wanted = { emails: ['twice@example.com'], days: 7, language: 'en' }
    await admin('POST', made, 'invitation-emails', wanted)
    const first = await mailTo('twice@example.com')
    site.advance(1000)
    await admin('POST', made, 'invitation-emails', wanted)
    const second = await mailTo('twice@example.com')
    const member = await site.join('twice@example.com')
    expect((await accept(member, made, first.token)).json.code).toBe('invitation.not_found')
    expect((await accept(member, made, second.token)).status).toBe(200)
  })

  test('addresses that are none are refused by name', async () => {
    const made = await publish('Refused')
    const wanted = { emails: ['fine@example.com', 'nonsense'], days: 7, language: 'en' }
    const answer = await admin('POST', made, 'invitation-emails', wanted)
    expect([answer.status, Object.keys(answer.json.fields ?? {})]).toEqual([422, ['emails.1']])
  })
})

describe('members', () => {
  test('are enrolled by hand, past every limit, and only those who have an account', async () => {
    const made = await publish('By hand', { enrolment: 'closed', seats: 1 })
    const members = [await site.join('hand-1@example.com'), await site.join('hand-2@example.com')]
    for (const { email } of members) {
      const { status } = await admin('POST', made, 'members', { email: email.toUpperCase() })
      expect(status).toBe(200)
    }
    expect((await made.open(members[1]!, 0)).status).toBe(200)
    expect((await admin('POST', made, 'members', { email: 'nobody@example.com' })).json.code).toBe(
      'user.not_found',
    )
    const { items, enrolledCount } = await membersOf(made)
    expect([items.length, enrolledCount, items[0]?.invitedByName]).toEqual([2, 2, expect.any(String)])
  })

  test('whose enrolment ends lose the lessons and keep what they did', async () => {
    const made = await publish('Ended')
    const member = await site.join('ended@example.com')
    await admin('POST', made, 'members', { email: member.email })
    await made.complete(member, 0)
    expect((await admin('DELETE', made, `members/${member.uid}`)).status).toBe(204)
    expect((await admin('DELETE', made, `members/${member.uid}`)).json.code).toBe('course.not_enrolled')
    for (const lesson of [0, 1])
      expect((await made.open(member, lesson)).json.code).toBe('course.by_invitation')
    expect((await made.complete(member, 1)).json.code).toBe('course.by_invitation')
    const courses = await member.browser.get<{ courses: { id: string }[] }>('/api/dashboard')
    expect(courses.json.courses).toEqual([])
    expect((await membersOf(made)).items).toMatchObject([{ doneCount: 1, endedAt: expect.any(Number) }])

    await admin('POST', made, 'members', { email: member.email })
    expect(await made.read(member)).toMatchObject({ doneCount: 1, lessonCount: 2 })
    expect((await made.complete(member, 1)).json.isJustCompleted).toBe(true)
  })
})

test('who was let in by a link and whose enrolment ended is not let in by it again, but by a later one', async () => {
  const made = await publish('Shown out')
  const { token } = await makeLink(made, 9)
  const member = await site.join('shown-out@example.com')
  await accept(member, made, token)
  await passTime(site, 1000, member)
  expect((await admin('DELETE', made, `members/${member.uid}`)).status).toBe(204)
  expect((await look(member, made, token)).json.state).toBe('over')
  expect((await accept(member, made, token)).json.code).toBe('invitation.over')
  expect((await made.open(member, 0)).json.code).toBe('course.by_invitation')
  expect(await listOf(made)).toMatchObject([{ used: 1 }])
  const other = await site.join('still-welcome@example.com')
  expect((await accept(other, made, token)).status).toBe(200)

  await passTime(site, 1000, member)
  const later = await makeLink(made, 9)
  expect((await look(member, made, later.token)).json.state).toBe('open')
  expect((await accept(member, made, later.token)).status).toBe(200)
  expect((await made.open(member, 0)).status).toBe(200)
})

test('who invited, enrolled and ended whom stands in the audit log', async () => {
  const made = await publish('Logged')
  await makeLink(made, 1)
  const member = await site.join('logged@example.com')
  await admin('POST', made, 'members', { email: member.email })
  await admin('DELETE', made, `members/${member.uid}`)
  const { json } = await site.admin.browser.get<{ entries: { event: string; subjectId: string }[] }>(
    '/api/admin/audit-log?group=learning',
  )
  const events = json.entries
    .filter(({ subjectId }) => subjectId === made.course.id)
    .map(({ event }) => event)
  expect(events.toSorted()).toEqual(['course.link_made', 'course.member_ended', 'course.member_enrolled'])
})

test('an invitation is forgotten a month after its end', async () => {
  const made = await publish('Forgotten')
  await makeLink(made, 1, 1)
  const prune = () => pruneInvitations(systemContext(site.services, 'test'))
  await passTime(site, 30 * day)
  await prune()
  expect(await listOf(made)).toHaveLength(1)
  await passTime(site, 2 * day)
  await prune()
  expect(await listOf(made)).toEqual([])
})

async function listOf({ course }: TestCourse): Promise<Invitation[]> {
  const address = `/api/admin/courses/${course.id}/invitations`
  return (await site.admin.browser.get<{ items: Invitation[] }>(address)).json.items
}

function codesOf(answers: TestAnswer<{ code: string }>[]): (number | string)[] {
  return answers
    .map(({ status, json }) => (status === 200 ? 200 : json.code))
    .toSorted((one, other) => String(one).localeCompare(String(other)))
}
