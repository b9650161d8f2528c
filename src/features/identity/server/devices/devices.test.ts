import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import type { PastSignIn } from '../../contract.ts'
import { joinAs, mailsTo, password, signInAs } from '../test-people.ts'
import { coarseAddress } from './devices.ts'

const userAgent = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '100' })
})
afterAll(() => site.close())

/** The subjects of the mails about new devices. */
async function noticesTo(email: string) {
  const mails = await mailsTo(site, email)
  return mails.filter(({ link }) => link.hash === '#sessions')
}

test('a sign-in from a browser that the account was not used in is told, once, in the language of its owner', async () => {
  const person = await joinAs(site, 'known@example.com')
  await signInAs(person.browser, person.email)
  expect(await noticesTo(person.email)).toEqual([])
  await person.browser.send('PATCH', `/api/users/${person.uid}`, { language: 'am' })
  const other = site.browser({ address: '196.188.7.9' })
  const credentials = { email: person.email, password }
  await other.send('POST', '/api/auth/sign-in/email', credentials, { 'user-agent': userAgent })
  await other.send('POST', '/api/auth/sign-in/email', credentials, { 'user-agent': userAgent })
  const [notice, ...more] = await noticesTo(person.email)
  expect(more).toEqual([])
  expect(notice?.subject).toBe('መለያዎ በአዲስ መሣሪያ ተከፍቷል')
  expect(notice?.text).toContain('Chrome · Android')
  expect(notice?.text).toContain('196.188.*.*')
  expect(notice?.text).not.toContain('196.188.7')
  // The year of both calendars.
  const year = new Date(site.services.clock()).getUTCFullYear()
  expect(notice?.text).toContain(`${year}\u00a0እ.ኤ.አ`)
  expect(notice?.text).toMatch(new RegExp(`(${year - 8}|${year - 7})\u00a0ዓ\\.ም`))
})

test('the secret of one account makes the browser known to no other, and is not stored in plain', async () => {
  const [one, two] = [await joinAs(site, 'one@example.com'), await joinAs(site, 'two@example.com')]
  await signInAs(one.browser, two.email)
  expect(await noticesTo(two.email)).toHaveLength(1)
  const rows = await site.services.connection.db.selectFrom('known_devices').select('secretHash').execute()
  for (const { secretHash } of rows) expect([...one.browser.cookies.values()]).not.toContain(secretHash)
})

test('the last sign-ins are there for their owner, refused ones as well', async () => {
  const person = await joinAs(site, 'history@example.com')
  await site
    .browser()
    .send(
      'POST',
      '/api/auth/sign-in/email',
      { email: person.email, password: 'wrong' },
      { 'user-agent': userAgent },
    )
  const path = `/api/users/${person.uid}/past-sign-ins`
  const { signIns } = (await person.browser.get<{ signIns: PastSignIn[] }>(path)).json
  expect(signIns.map(({ isSignedIn }) => isSignedIn)).toEqual([false, true, true])
  expect(signIns[0]).toMatchObject({
    method: 'password',
    reason: 'invalid_email_or_password',
    device: 'Chrome · Android',
  })
  for (let more = 0; more < 20; more++) await signInAs(person.browser, person.email)
  expect((await person.browser.get<{ signIns: PastSignIn[] }>(path)).json.signIns).toHaveLength(20)
  const stranger = await joinAs(site, 'stranger@example.com')
  expect((await stranger.browser.get(path)).status).toBe(403)
})

test.each([
  ['196.188.7.9', '196.188.*.*'],
  ['2001:db8:1:2::/64', '2001:db8:*'],
  ['::ffff:196.188.7.9', '196.188.*.*'],
  ['local', 'local'],
])('of the address %s no more is told than %s', (address, coarse) => {
  expect(coarseAddress(address)).toBe(coarse)
})
