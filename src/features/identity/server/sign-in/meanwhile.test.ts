import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import { auditOf } from '#content/server/test-traces.ts'
import type { AppSetUp } from '../../contract.ts'
import { unavailable } from '#platform/errors.ts'
import { systemContext } from '#platform/server/context.ts'
import * as limiting from '#platform/server/http/rate-limit.ts'
import * as accounts from '../accounts/account-store.ts'
import * as users from '../accounts/user-store.ts'
import { createTestAuthenticator } from '../passkeys/test-authenticator.ts'
import * as passwords from '../passwords/password-hash.ts'
import { codeNow } from '../second-factor/test-codes.ts'
import { deleteSessions } from '../sessions/session-store.ts'
import { joinAs, lastToken, mailsTo, password, signInAs, whoIs, type Person } from '../test-people.ts'
import { createMailToken } from '../tokens/tokens.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '100' })
})
afterAll(() => site.close())

const newPassword = 'the moon over Lalibela'
const change = { currentPassword: password, newPassword }

/** Does `act` once the current password of somebody who changes it was found right. */
function afterTheProof(act: () => Promise<unknown>): void {
  const { hashPassword } = passwords
  vi.spyOn(passwords, 'hashPassword').mockImplementationOnce(async (chosen) => {
    await act()
    return hashPassword(chosen)
  })
}

test('a password that was reset while it is being changed stays as the reset left it', async () => {
  const { browser, email } = await joinAs(site, 'reset-first@example.com')
  const owner = site.browser()
  await owner.send('POST', '/api/auth/request-password-reset', { email })
  const token = await lastToken(site, email)
  const chosen = 'coffee before the rain'
  afterTheProof(() => owner.send('POST', '/api/auth/reset-password', { token, newPassword: chosen }))
  const answer = await browser.send('POST', '/api/auth/change-password', change)
  expect([answer.status, answer.json.code]).toEqual([403, 'password.wrong'])
  expect(await whoIs(browser)).toBe(null)
  expect((await signInAs(site.browser(), email, { password: chosen })).status).toBe(200)
})

test('whose session is ended while they change the password has changed nothing', async () => {
  const { browser, uid, email } = await joinAs(site, 'ended-first@example.com')
  const elsewhere = site.browser()
  await signInAs(elsewhere, email)
  afterTheProof(() => elsewhere.send('DELETE', `/api/users/${uid}/sessions`))
  const answer = await browser.send('POST', '/api/auth/change-password', change)
  expect([answer.status, answer.json.code]).toEqual([401, 'session.required'])
  expect(await whoIs(browser)).toBe(null)
  expect((await whoIs(elsewhere))?.uid).toBe(uid)
  expect((await signInAs(site.browser(), email)).status).toBe(200)
})

test.each<[string, (person: Person) => Promise<() => Promise<{ status: number }>>]>([
  [
    'adds a passkey',
    async ({ browser, uid }) => {
      const path = `/api/users/${uid}/passkeys`
      const { challenge } = (await browser.send<{ challenge: string }>('POST', `${path}/options`, {})).json
      const response = createTestAuthenticator().register({ challenge })
      return () => browser.send('POST', path, { name: 'Telephone', response })
    },
  ],
  [
    'puts an app into use',
    async ({ browser, uid }) => {
      const path = `/api/users/${uid}/second-factor`
      const { secret } = (await browser.send<AppSetUp>('POST', path, {})).json
      return () => browser.send('POST', `${path}/confirm`, { code: codeNow(site, secret) })
    },
  ],
  [
    'makes a token for programs',
    ({ browser, uid }) => {
      const wish = { name: 'Left behind', scope: 'read', days: 30 }
      return Promise.resolve(() => browser.send('POST', `/api/users/${uid}/tokens`, wish))
    },
  ],
])('whose session is ended while it %s has left nothing behind', async (does, prepare) => {
  const person = await joinAs(site, `kept-out-${does.length}@example.com`)
  const act = await prepare(person)
  const { lockUser } = users
  vi.spyOn(users, 'lockUser').mockImplementationOnce(async (db, uid) => {
    await deleteSessions(db, uid)
    await lockUser(db, uid)
  })
  expect((await act()).status).toBe(401)
  const events = (await auditOf(site, person.uid)).map(([event]) => event)
  for (const left of ['passkey.added', 'second_factor.added', 'token.made'])
    expect(events).not.toContain(left)
})

test('whose session is ended while they delete the account has deleted nothing', async () => {
  const { browser, uid, email } = await joinAs(site, 'not-deleted@example.com')
  const elsewhere = site.browser()
  await signInAs(elsewhere, email)
  const { matchesHash } = passwords
  vi.spyOn(passwords, 'matchesHash').mockImplementationOnce(async (...proof) => {
    const isRight = await matchesHash(...proof)
    await elsewhere.send('DELETE', `/api/users/${uid}/sessions`)
    return isRight
  })
  const answer = await browser.send('DELETE', `/api/users/${uid}`, { password })
  expect(answer.status).toBe(401)
  expect((await whoIs(elsewhere))?.uid).toBe(uid)
  expect((await auditOf(site, uid)).map(([event]) => event)).not.toContain('user.deleted')
})

test('an address that nobody has, and an account without a password, take as much work as a wrong password', async () => {
  const { uid, email } = await joinAs(site, 'without-password@example.com')
  const { db } = site.services.connection
  await db.deleteFrom('accounts').where('userId', '=', uid).execute()
  const hashed = vi.spyOn(passwords, 'hashPassword').mockClear()
  onTestFinished(() => hashed.mockRestore())
  for (const [at, address] of ['nobody-there@example.com', email].entries()) {
    expect((await signInAs(site.browser(), address)).json.code).toBe('credentials.wrong')
    expect(hashed).toHaveBeenCalledTimes(at + 1)
  }
})

test('a sign-in that fails for no fault of its reader is no refusal, and counts as an attempt', async () => {
  const { uid, email } = await joinAs(site, 'no-fault@example.com')
  const { db } = site.services.connection
  const attempts = () =>
    db
      .selectFrom('sign_in_attempts')
      .select(({ fn }) => fn.sum<number | string>('count').as('count'))
      .executeTakeFirstOrThrow()
  const before = Number((await attempts()).count)
  vi.spyOn(users, 'lockUser').mockRejectedValueOnce(new Error('what nobody thought of'))
  expect((await signInAs(site.browser(), email)).status).toBe(500)
  expect((await auditOf(site, uid)).map(([event]) => event)).not.toContain('session.refused')
  // By the address and by the account.
  expect(Number((await attempts()).count)).toBe(before + 2)
})

test('whoever signs in with an older hash while the server is busy is in, and the hash is renewed the next time', async () => {
  const { uid, email } = await joinAs(site, 'older-hash@example.com')
  const { connection, log } = site.services
  const hashOf = () => accounts.findPasswordHash(connection.db, uid)
  const first = await hashOf()
  expect((await signInAs(site.browser(), email)).status).toBe(200)
  expect(await hashOf()).toBe(first)

  const outdated = vi.spyOn(passwords, 'isOutdated').mockReturnValue(true)
  onTestFinished(() => outdated.mockRestore())
  const warned = vi.spyOn(log, 'warn')
  onTestFinished(() => warned.mockRestore())
  const busy = unavailable()
  vi.spyOn(passwords, 'hashPassword').mockRejectedValueOnce(busy)
  expect((await signInAs(site.browser(), email)).json.user.uid).toBe(uid)
  expect(warned.mock.calls).toContainEqual([{ err: busy }, 'password hash not renewed'])
  expect(await hashOf()).toBe(first)
  expect((await signInAs(site.browser(), email)).status).toBe(200)
  expect(await hashOf()).not.toBe(first)
  expect((await signInAs(site.browser(), email)).status).toBe(200)
})

test('whoever registers while the account of the address is being deleted is told to try again', async () => {
  const { email } = await joinAs(site, 'deleted-now@example.com')
  const before = (await mailsTo(site, email)).length
  vi.spyOn(users, 'findUserByEmail').mockResolvedValueOnce(undefined)
  const body = { email, displayName: 'Again', password }
  const answer = await site.browser().send('POST', '/api/auth/sign-up/email', body)
  expect([answer.status, answer.json.code]).toEqual([503, 'server.busy'])
  expect(await mailsTo(site, email)).toHaveLength(before)
})

test('a link of somebody who is deleted confirms nothing', async () => {
  const ctx = systemContext(site.services, 'test')
  const { secret: token } = await createMailToken(ctx, 'nobody', 'verify-email')
  const answer = await site.browser().send('POST', '/api/auth/verify-email', { token, newPassword })
  expect([answer.status, answer.json.code]).toEqual([400, 'token.invalid'])
})

test.each([
  ['changes the password', '/api/auth/change-password', change],
  ['proves who they are', '/api/session/proof', { password }],
])('whoever is deleted while they ask and %s has to sign in', async (_, path, body) => {
  const { browser, uid } = await joinAs(site, `deleted-${path.length}@example.com`)
  const { limitRequests } = limiting
  vi.spyOn(limiting, 'limitRequests').mockImplementationOnce(async (ctx, ...more) => {
    await users.deleteUserRow(ctx.db, uid)
    await limitRequests(ctx, ...more)
  })
  const answer = await browser.send('POST', path, body)
  expect([answer.status, answer.json.code]).toEqual([401, 'session.required'])
})
