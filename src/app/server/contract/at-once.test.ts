import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Item } from '#content/contract.ts'
import { publishCourse } from '#features/courses/server/test-courses.ts'
import { lastToken, signInAs } from '#features/identity/server/test-people.ts'
import type { TestAnswer, TestBrowser } from '../test-app.ts'
import { createTestSite, withSecondConnection, type Member, type TestSite } from '../test-site.ts'

const times = 50

let site: TestSite

beforeAll(async () => {
  site = await createTestSite({ RATE_LIMIT_FACTOR: '10000' })
})
afterAll(() => site.close())

/** The same, fifty times at once, from two nodes in turn. */
function atOnce<T>(
  member: Member,
  ask: (browser: TestBrowser, time: number) => Promise<TestAnswer<T>>,
): Promise<TestAnswer<T>[]> {
  return withSecondConnection(site, (other) => {
    const browsers = [member.browser, other(member)]
    return Promise.all(
      Array.from({ length: times }, (_, time) => ask(browsers[time % 2] ?? member.browser, time)),
    )
  })
}

/** Who cannot be served now is told to come again; nothing of it has happened. */
function served<T>(answers: TestAnswer<T>[]): TestAnswer<T>[] {
  const away = answers.filter(({ status }) => status === 503)
  expect(away.every(({ headers }) => headers.has('retry-after'))).toBe(true)
  return answers.filter(({ status }) => status !== 503)
}

test('who enrols and completes a lesson fifty times at once has done it once', async () => {
  const made = await publishCourse(site, 'Asked for at once', { lessons: [{}, {}] })
  const member = await site.join('at-once@example.com')
  const as = (browser: TestBrowser) => ({ ...member, browser })
  const enrolled = served(await atOnce(member, (browser) => made.enrol(as(browser))))
  expect(new Set(enrolled.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(enrolled[0]?.status).toBe(200)
  const completed = served(await atOnce(member, (browser) => made.complete(as(browser), 0)))
  expect(new Set(completed.map(({ status }) => status))).toEqual(new Set([200]))

  const { db } = site.services.connection
  const enrolments = await db.selectFrom('enrolments').select('userId').execute()
  const lessons = await db.selectFrom('lesson_progress').select('userId').execute()
  expect([enrolments, lessons]).toEqual([[{ userId: member.uid }], [{ userId: member.uid }]])
})

test('fifty items with one title get fifty addresses, and of fifty that want one address one gets it', async () => {
  const made = served(
    await atOnce(site.admin, (browser) =>
      browser.send<Item>('POST', '/api/admin/items', { kind: 'blog', language: 'en', title: 'The same' }),
    ),
  ).map(({ status, json }) => (expect(status).toBe(201), json))
  expect(new Set(made.map(({ slug }) => slug)).size).toBe(made.length)

  const moved = await atOnce(site.admin, (browser, time) => {
    const { id, version } = made[time % made.length]!
    return browser.send('PATCH', `/api/admin/items/${id}`, { version, slug: 'the-only-one' })
  })
  const { db } = site.services.connection
  const holders = await db.selectFrom('items').select('id').where('slug', '=', 'the-only-one').execute()
  expect(holders).toHaveLength(1)
  const changed = moved.filter(({ status }) => status === 200)
  expect(changed.map(({ json }) => json.id)).toEqual(holders.map(({ id }) => id))
  expect(served(moved).every(({ status }) => [200, 409, 412, 422].includes(status))).toBe(true)
})

test('of fifty resets with one token at once exactly one happens', async () => {
  const member = await site.join('reset-at-once@example.com')
  const { email } = member
  await site.browser().send('POST', '/api/auth/request-password-reset', { email })
  const token = await lastToken(site, email)
  const passwordOf = (time: number) => `the moon over Lalibela ${time}`
  const answers = await atOnce(member, (browser, time) =>
    browser.send('POST', '/api/auth/reset-password', { token, newPassword: passwordOf(time) }),
  )
  const done = answers.flatMap(({ status }, time) => (status === 204 ? [time] : []))
  expect(done).toHaveLength(1)
  expect(served(answers).every(({ status }) => status === 204 || status === 400)).toBe(true)
  const fresh = await signInAs(site.browser(), email, { password: passwordOf(done[0] ?? -1) })
  expect(fresh.status).toBe(200)
})
