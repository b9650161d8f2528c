import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp, type TestBrowser } from '#app/server/test-app.ts'
import * as passwords from '../passwords/password-hash.ts'
import { joinAs, lastToken, password, signInAs, whoIs } from '../test-people.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '100' })
})
afterAll(() => site.close())

const newPassword = 'the moon over Lalibela'

async function reset(email: string): Promise<void> {
  const browser = site.browser()
  await browser.send('POST', '/api/auth/request-password-reset', { email })
  const token = await lastToken(site, email)
  const answer = await browser.send('POST', '/api/auth/reset-password', { token, newPassword })
  expect(answer.status).toBe(204)
}

/** Does `act` between the moment at which a password was found right and the one at which its session is written down. */
function beforeTheSession(act: () => Promise<void>): void {
  const { matchesHash } = passwords
  vi.spyOn(passwords, 'matchesHash').mockImplementationOnce(async (given, hash) => {
    const isRight = await matchesHash(given, hash)
    await act()
    return isRight
  })
}

test.each<[string, (email: string, owner: TestBrowser) => Promise<unknown>]>([
  ['reset', (email) => reset(email)],
  [
    'chosen anew with the address',
    async (email) => {
      const token = await lastToken(site, email)
      const browser = site.browser()
      const answer = await browser.send('POST', '/api/auth/verify-email', { token, newPassword })
      expect(answer.json.next).toBe('signed-in')
    },
  ],
  [
    'changed',
    async (_, owner) => {
      const answer = await owner.send('POST', '/api/auth/change-password', {
        currentPassword: password,
        newPassword,
      })
      expect(answer.status).toBeLessThan(300)
    },
  ],
])('who signs in with a password while it is %s is not in afterwards', async (name, replace) => {
  const email = `${name.replaceAll(' ', '-')}@example.com`
  const { browser: owner, uid } = await joinAs(site, email)
  const stranger = site.browser()
  beforeTheSession(async () => void (await replace(email, owner)))
  const answer = await signInAs(stranger, email)
  expect([answer.status, answer.json.code]).toEqual([401, 'credentials.wrong'])
  expect(await whoIs(stranger)).toBe(null)
  const { db } = site.services.connection
  const sessions = await db.selectFrom('sessions').select('id').where('userId', '=', uid).execute()
  expect(sessions).toHaveLength(name === 'reset' ? 0 : 1)
  expect((await signInAs(stranger, email, { password: newPassword })).status).toBe(200)
})
