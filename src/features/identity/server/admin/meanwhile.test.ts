import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import { auditOf } from '#content/server/test-traces.ts'
import { systemContext } from '#platform/server/context.ts'
import * as users from '../accounts/user-store.ts'
import { joinAs, joinAsAdmin, makeAdmin, type Person } from '../test-people.ts'

let site: TestApp
let admin: Person
let colleague: Person
beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '100' })
  admin = await joinAsAdmin(site)
  colleague = await joinAs(site, 'colleague@example.com')
  await makeAdmin(site, colleague.uid)
})
afterAll(() => site.close())

/** Does `first`, and `second` once `first` has read the user: it ends before or waits for `first`. */
async function atOnce<T>(first: () => Promise<T>, second: () => Promise<T>): Promise<[T, T]> {
  const { findUser } = users
  let other: Promise<T> | undefined
  vi.spyOn(users, 'findUser').mockImplementationOnce(async (db, uid) => {
    const user = await findUser(db, uid)
    other = second()
    await Promise.race([other, setTimeout(500)])
    return user
  })
  const answer = await first()
  if (!other) throw new Error('the user was not read')
  return [answer, await other]
}

const isMember = { role: 'user', status: 'active' } as const
const isAdministrator = { role: 'admin', status: 'active' } as const

test.each([
  [isMember, { role: 'admin' }, { status: 'suspended' }],
  [isMember, { status: 'suspended' }, { role: 'admin' }],
  [isAdministrator, { role: 'user' }, { status: 'suspended' }],
  [isAdministrator, { status: 'suspended' }, { role: 'user' }],
])(
  'of somebody %o, one administrator makes %o and another %o in the same moment: both hold',
  async (...of) => {
    const [before, one, two] = of
    const email = `${Object.values({ ...before, ...one }).join('-')}-${Object.keys(two)[0]}@example.com`
    const { uid } = await joinAs(site, email)
    if (before.role === 'admin') await makeAdmin(site, uid)
    const path = `/api/admin/users/${uid}`
    const answers = await atOnce(
      () => admin.browser.send('PATCH', path, one),
      () => colleague.browser.send('PATCH', path, two),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const user = await users.findUser(systemContext(site.services, 'test').db, uid)
    expect(user).toMatchObject({ ...before, ...one, ...two })
  },
)

test('somebody whom two administrators delete in the same moment is deleted once', async () => {
  const { uid } = await joinAs(site, 'deleted-twice@example.com')
  const path = `/api/admin/users/${uid}`
  const answers = await atOnce(
    () => admin.browser.send('DELETE', path, {}),
    () => colleague.browser.send('DELETE', path, {}),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404])
  const deleted = (await auditOf(site, uid)).filter(([event]) => event === 'user.deleted')
  expect(deleted).toHaveLength(1)
})
