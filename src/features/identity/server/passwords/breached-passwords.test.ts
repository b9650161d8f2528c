import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import { freePort } from '#platform/server/free-port.ts'
import { joinAs, lastToken, password, signInAs } from '../test-people.ts'

const stolen = 'the moon over Gondar'
/** Invented by the service, to hide how long its answer is. */
const invented = 'the moon over Harar'

let service: Server
let site: TestApp
const asked: string[] = []
let answer: 'ends' | 'broken' | 'silence' | 'elsewhere' = 'ends'

beforeAll(async () => {
  const port = await freePort()
  service = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (answer === 'silence') return
    if (answer === 'elsewhere') return void response.writeHead(302, { location: '/elsewhere' }).end()
    response.writeHead(answer === 'ends' ? 200 : 500)
    response.end(`${endOf('something else')}:3\r\n${endOf(stolen)}:12\r\n${endOf(invented)}:0\r\n`)
  })
  await new Promise<void>((resolve) => service.listen(port, '127.0.0.1', resolve))
  site = await createTestApp({
    RATE_LIMIT_FACTOR: '100',
    BREACHED_PASSWORDS_URL: `http://127.0.0.1:${port}/range/`,
  })
})
beforeEach(() => {
  asked.length = 0
  answer = 'ends'
})
afterAll(async () => {
  await site.close()
  service.closeAllConnections()
  await new Promise((resolve) => service.close(resolve))
})

const digestOf = (text: string) => createHash('sha1').update(text).digest('hex').toUpperCase()
const endOf = (text: string) => digestOf(text).slice(5)
const register = (email: string, chosen: string) =>
  site
    .browser()
    .send('POST', '/api/auth/sign-up/email', { email, displayName: 'Test Person', password: chosen })

test('a password that was stolen elsewhere is refused, and five digits are all that leaves', async () => {
  const refused = await register('stolen@example.com', stolen)
  expect([refused.status, refused.json.fields]).toEqual([422, { password: 'password_breached' }])
  expect(asked).toEqual([`/range/${digestOf(stolen).slice(0, 5)}`])
  expect((await signInAs(site.browser(), 'stolen@example.com', { password: stolen })).status).toBe(401)
})

test.each(['the rain over Harar', invented])('%s, which nobody stole, is taken', async (chosen) => {
  const email = `${digestOf(chosen)}@example.com`
  expect((await register(email, chosen)).status).toBe(200)
  expect(asked).toHaveLength(1)
  expect((await signInAs(site.browser(), email, { password: chosen })).status).toBe(200)
})

test('a new password is asked about as well, by the mail’s link and on the profile', async () => {
  const { browser, email } = await joinAs(site, 'member@example.com')
  const changed = await browser.send('POST', '/api/auth/change-password', {
    currentPassword: password,
    newPassword: stolen,
  })
  expect([changed.status, changed.json.fields]).toEqual([422, { newPassword: 'password_breached' }])
  await site.browser().send('POST', '/api/auth/request-password-reset', { email })
  const token = await lastToken(site, email)
  const reset = (newPassword: string) =>
    site.browser().send('POST', '/api/auth/reset-password', { token, newPassword })
  const refused = await reset(stolen)
  expect([refused.status, refused.json.fields]).toEqual([422, { newPassword: 'password_breached' }])
  expect((await reset('the rain over Lalibela')).status).toBe(204)
})

test('a password that the site itself refuses is not asked about', async () => {
  expect((await register('common@example.com', 'Password2024!')).json.fields).toEqual({
    password: 'password_common',
  })
  expect(asked).toEqual([])
})

test('where the service leads on to is not asked', async () => {
  answer = 'elsewhere'
  expect((await register('led-on@example.com', 'the moon over Dessie')).status).toBe(200)
  expect(asked).toEqual([`/range/${digestOf('the moon over Dessie').slice(0, 5)}`])
})

test.each(['broken', 'silence'] as const)('a service that gives %s holds nobody back', async (given) => {
  answer = given
  const began = performance.now()
  expect((await register(`${given}@example.com`, stolen)).status).toBe(200)
  expect(asked).toHaveLength(1)
  expect(performance.now() - began).toBeLessThan(20_000)
})
