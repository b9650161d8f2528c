import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishCourse, type TestCourse } from '#features/courses/server/test-courses.ts'
import type { MemberDashboard } from '#features/dashboard/contract.ts'
import { sharingReads, type TestApp, type TestBrowser } from '../test-app.ts'
import { createTestSite, type Member, type TestSite } from '../test-site.ts'

let site: TestSite
let shared: TestApp
let course: TestCourse
let answered = 0

beforeAll(async () => {
  site = await createTestSite()
  const { connection } = site.services
  const counter: KyselyPlugin = {
    // What asks no table only looks whether something has changed, once in a while.
    transformQuery: ({ node }) => {
      if (node.kind !== 'SelectQueryNode' || node.from) answered++
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const readDb = connection.readDb.withPlugin(counter)
  shared = sharingReads({ ...site, services: { ...site.services, connection: { ...connection, readDb } } })
  course = await publishCourse(site, 'Foundations', { lessons: [{}, {}] })
  await site.publish({ kind: 'blog', title: 'Coffee' })
}, 60_000)
afterAll(() => site.close())

/** The same member at the app in which reads are shared. */
function atShared({ browser }: Member): TestBrowser {
  const own = shared.browser()
  for (const [name, value] of browser.cookies) own.cookies.set(name, value)
  return own
}

const read = async (browser: TestBrowser) =>
  (await browser.get<MemberDashboard>('/api/dashboard?lang=en')).json

async function statementsOf(browser: TestBrowser): Promise<number> {
  answered = 0
  await read(browser)
  return answered
}

test('members get the dashboard that they would get alone, for fewer statements once somebody has read it', async () => {
  const [first, second] = [await site.join('first@example.com'), await site.join('second@example.com')]
  for (const member of [first, second]) await course.enrol(member)
  await course.complete(second, 0)
  const before = await statementsOf(atShared(first))
  // What was told of the last change may still have come between the two.
  await expect.poll(() => statementsOf(atShared(second))).toBeLessThanOrEqual(before - 5)
  for (const member of [first, second])
    expect(await read(atShared(member))).toEqual(await read(member.browser))
})

test('what editors change is on it a moment later', async () => {
  const member = await site.join('third@example.com')
  await read(atShared(member))
  const post = await site.publish({ kind: 'blog', title: 'Sesame' })
  const settings = (await site.admin.browser.get<Record<string, unknown>>('/api/admin/site-settings')).json
  const announcement = {
    isShown: true,
    text: { en: 'Closed today', am: 'ዛሬ ዝግ ነው' },
    href: null,
    from: null,
    until: null,
  }
  await site.admin.browser.send('PUT', '/api/admin/site-settings', { ...settings, announcement })
  await expect.poll(async () => (await read(atShared(member))).posts[0]?.id).toBe(post.id)
  await expect.poll(async () => (await read(atShared(member))).announcements[0]?.text).toContain('Closed')
  expect(await read(atShared(member))).toEqual(await read(member.browser))
})
