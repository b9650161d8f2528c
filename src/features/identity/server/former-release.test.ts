import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import { signInAs, whoIs } from './test-people.ts'

/** As an earlier release, which had all of this written by a library, left them in a database and a browser. */
const former = {
  secret: 'former-secret-0123456789-abcdefghij',
  uid: 'T3cTjVzXtD7JiCoO-fFsUA',
  email: 'former@example.com',
  password: 'a kettle sings at dawn',
  hash: '$argon2id$v=19$m=19456,t=2,p=1$yJ/BqaeuUSknXCxcwGDklA$Gp/GI4MBqOjGVc1JYY2rxvBeBLKtcP6NVnuCtnPOlKQ',
  token: 'ATxuXrNP7ZEecWvjFYgzOZD4DgHKag88',
  cookie: 'ATxuXrNP7ZEecWvjFYgzOZD4DgHKag88.UNtCNqeKcRtE0mZ3CoBSSkT8TMFC%2B0eCHyph1qgQHEk%3D',
  resetToken: '0nAkiQyIMAtMeDbOxFUSBgSRK3NUIPhYDTyVxVUBneE',
  resetIdentifier: 'GP8X7o87Yf1MLnLNWcIDIY9ifXW2nvb9zynRKDaL_zY',
}

let site: TestApp
beforeAll(async () => {
  site = await createTestApp({ AUTH_SECRET: former.secret })
  const { db } = site.services.connection
  const now = Date.now()
  const [date, inAnHour] = [new Date(now), new Date(now + 3_600_000)]
  const dates = { createdAt: date, updatedAt: date }
  const { uid: userId, email, token } = former
  await db
    .insertInto('users')
    .values({ id: userId, email, displayName: 'Former', emailVerified: true, ...dates })
    .execute()
  await db
    .insertInto('accounts')
    .values({
      id: 'account',
      accountId: userId,
      providerId: 'credential',
      userId,
      password: former.hash,
      ...dates,
    })
    .execute()
  const times = { lastActiveAt: now, provedAt: now, endsAt: now + 3_600_000, expiresAt: inAnHour }
  await db
    .insertInto('sessions')
    .values({ id: 'session', userId, token, keepSignedIn: 1, ...times, ...dates })
    .execute()
  await db
    .insertInto('verifications')
    .values({
      id: 'reset',
      identifier: former.resetIdentifier,
      value: userId,
      expiresAt: inAnHour,
      ...dates,
    })
    .execute()
})
afterAll(() => site.close())

test('whoever is signed in when the site is updated stays signed in', async () => {
  const browser = site.browser()
  browser.cookies.set('traders-hub.session_token', former.cookie)
  expect((await whoIs(browser))?.uid).toBe(former.uid)
  expect((await browser.get(`/api/users/${former.uid}`)).status).toBe(200)
})

test('a cookie signed with another secret is nobody', async () => {
  const other = await createTestApp({ AUTH_SECRET: 'another-secret-0123456789-abcdefghij' })
  try {
    const browser = other.browser()
    browser.cookies.set('traders-hub.session_token', former.cookie)
    expect(await whoIs(browser)).toBe(null)
  } finally {
    await other.close()
  }
})

test('the password that was chosen then still opens, and the link that was mailed then still works', async () => {
  const answer = await signInAs(site.browser(), former.email, { password: former.password })
  expect([answer.status, answer.json.user?.uid]).toEqual([200, former.uid])
  const newPassword = 'the moon over Lalibela'
  const reset = { token: former.resetToken, newPassword }
  expect((await site.browser().send('POST', '/api/auth/reset-password', reset)).status).toBe(204)
  expect((await signInAs(site.browser(), former.email, { password: former.password })).status).toBe(401)
  expect((await signInAs(site.browser(), former.email, { password: newPassword })).status).toBe(200)
})
