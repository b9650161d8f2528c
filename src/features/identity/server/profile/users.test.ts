import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOtherNode, createTestApp, type TestApp, type TestBrowser } from '#app/server/test-app.ts'
import type { UserRecord } from '../../contract.ts'
import { holdUser } from '../accounts/user-store.ts'
import { joinAs, joinAsAdmin, password, signInAs, whoIs, type Person } from '../test-people.ts'

let site: TestApp
let admin: Person
beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '100' })
  admin = await joinAsAdmin(site)
})
afterAll(() => site.close())

test('a record is for its owner and for administrators', async () => {
  const [one, other] = [await joinAs(site, 'one@example.com'), await joinAs(site, 'other@example.com')]
  expect((await one.browser.get(`/api/users/${one.uid}`)).json.email).toBe('one@example.com')
  expect((await one.browser.get(`/api/users/${other.uid}`)).json.code).toBe('access.denied')
  expect((await one.browser.get('/api/users/nobody')).status).toBe(403)
  expect((await admin.browser.get(`/api/users/${other.uid}`)).json.email).toBe('other@example.com')
  expect((await admin.browser.get('/api/users/nobody')).json.code).toBe('user.not_found')
  expect((await site.browser().get(`/api/users/${one.uid}`)).status).toBe(401)
})

test('a new record has every field of the specification: bio and phone are empty, and the role is user', async () => {
  const { browser, uid, email } = await joinAs(site, 'new@example.com')
  const record = {
    uid,
    email,
    displayName: 'Test Person',
    photoURL: null,
    role: 'user',
    createdAt: expect.any(Number),
    online: true,
    lastSeen: expect.any(Number),
    bio: '',
    phone: '',
  }
  expect((await browser.get(`/api/users/${uid}`)).json).toMatchObject(record)
  expect(await whoIs(browser)).toMatchObject({ ...record, isAdmin: false })
  expect(await whoIs(admin.browser)).toMatchObject({ uid: admin.uid, role: 'admin', isAdmin: true })
})

test('one changes what is one’s own to change', async () => {
  const { browser, uid } = await joinAs(site, 'edit@example.com')
  const change = {
    displayName: ' ሰላም  ',
    bio: 'Reads charts.',
    phone: '+251 911 000 000',
    language: 'am',
    calendar: 'gregorian',
  }
  const answer = await browser.send<UserRecord>('PATCH', `/api/users/${uid}`, change)
  expect(answer.json).toMatchObject({ ...change, displayName: 'ሰላም' })
  expect(await whoIs(browser)).toMatchObject({ displayName: 'ሰላም', language: 'am', calendar: 'gregorian' })
})

test.each([
  ['role', 'admin', 'unknown_field'],
  ['email', 'x@example.com', 'unknown_field'],
  ['emailVerified', true, 'unknown_field'],
  ['status', 'active', 'unknown_field'],
  ['online', true, 'unknown_field'],
  ['createdAt', 0, 'unknown_field'],
  ['displayName', '', 'required'],
  ['displayName', ['a'], 'invalid'],
  ['bio', 'x'.repeat(501), 'too_long'],
  ['phone', 'call me', 'invalid_phone'],
  ['photoURL', 'javascript:alert(1)', 'invalid'],
  ['photoURL', 'https://evil.example/pixel.gif', 'invalid'],
  ['photoURL', '//evil.example/x.png', 'invalid'],
  ['photoURL', '/media/../api/session', 'invalid'],
  ['language', 'fr', 'invalid'],
])('one cannot set %s to %j', async (field, value, code) => {
  const { browser, uid } = await joinAs(site, `mass${Math.random()}@example.com`)
  const answer = await browser.send('PATCH', `/api/users/${uid}`, { [field]: value })
  expect([answer.status, answer.json.fields]).toEqual([422, { [field]: code }])
})

test('nobody changes the record of somebody else, not even an administrator here', async () => {
  const victim = await joinAs(site, 'victim@example.com')
  const thief = await joinAs(site, 'thief@example.com')
  for (const { browser } of [thief, admin]) {
    expect((await browser.send('PATCH', `/api/users/${victim.uid}`, { bio: 'x' })).status).toBe(403)
    expect((await browser.send('DELETE', `/api/users/${victim.uid}`, { password })).status).toBe(403)
    expect((await browser.get(`/api/users/${victim.uid}/export`)).status).toBe(403)
  }
})

test('an uploaded photo is re-encoded and served by us, and the earlier one goes', async () => {
  const { browser, uid } = await joinAs(site, 'photo@example.com')
  const upload = async (background: string) => {
    const png = await sharp({ create: { width: 64, height: 48, channels: 3, background } })
      .png()
      .toBuffer()
    const form = new FormData()
    form.set('file', new File([new Uint8Array(png)], 'me.png', { type: 'image/png' }))
    return browser.send<UserRecord>('POST', `/api/users/${uid}/photo`, form)
  }
  const first = (await upload('red')).json.photoURL ?? ''
  expect(first).toMatch(/^\/media\/[\w-]{22}\/256\.webp$/)
  expect((await browser.get(first)).headers.get('content-type')).toBe('image/webp')
  const second = (await upload('green')).json.photoURL ?? ''
  expect((await browser.get(second)).status).toBe(200)
  expect((await browser.get(first)).status).toBe(404)
  const fake = new FormData()
  fake.set('file', new File(['<svg onload="alert(1)"/>'], 'me.svg', { type: 'image/svg+xml' }))
  expect((await browser.send('POST', `/api/users/${uid}/photo`, fake)).status).toBeGreaterThanOrEqual(415)
  const taken = await browser.send('PATCH', `/api/users/${uid}`, { photoURL: null })
  expect([taken.status, taken.json.photoURL]).toEqual([200, null])
})

/** Of twenty a hour three, for who is signed in there. */
function strictly({ cookies }: TestBrowser): TestBrowser {
  const config = { ...site.services.config, rateLimitFactor: 0.15 }
  const services = { ...site.services, config }
  const strict = createOtherNode({ ...site, services }, config.dataDir).browser()
  for (const [name, value] of cookies) strict.cookies.set(name, value)
  return strict
}

test('a name, for which pages may be made anew, changes a few times an hour', async () => {
  const { browser, uid } = await joinAs(site, 'many-names@example.com')
  const strict = strictly(browser)
  const statuses: number[] = []
  for (const displayName of ['Abebe', 'Kebede', 'Abebe', 'Kebede'])
    statuses.push((await strict.send('PATCH', `/api/users/${uid}`, { displayName })).status)
  expect(statuses).toEqual([200, 200, 200, 429])
  expect((await strict.send('PATCH', `/api/users/${uid}`, { bio: 'Still here.' })).status).toBe(200)
})

test('photos are counted before they are read', async () => {
  const { browser, uid } = await joinAs(site, 'many-photos@example.com')
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const strict = strictly(browser)
  const statuses: number[] = []
  for (let number = 0; number < 4; number++)
    statuses.push((await strict.send('POST', `/api/users/${uid}/photo`, 'no form', headers)).status)
  expect(statuses).toEqual([400, 400, 400, 429])
})

test('nobody wears the photo of somebody else, and it goes with its owner', async () => {
  const owner = await joinAs(site, 'owner@example.com')
  const photoURL = (await uploadPhoto(owner, 'blue')).json.photoURL ?? ''
  const other = await joinAs(site, 'other-photo@example.com')
  const stolen = await other.browser.send('PATCH', `/api/users/${other.uid}`, { photoURL })
  expect([stolen.status, stolen.json.fields]).toEqual([422, { photoURL: 'invalid' }])
  expect(
    (await owner.browser.send('PATCH', `/api/users/${owner.uid}`, { photoURL, bio: 'Trader' })).status,
  ).toBe(200)
  expect((await owner.browser.get(photoURL)).status).toBe(200)

  const { db } = site.services.connection
  await db.updateTable('users').set({ photoURL }).where('id', '=', other.uid).execute()
  await other.browser.send('PATCH', `/api/users/${other.uid}`, { photoURL: null })
  expect((await owner.browser.get(photoURL)).status).toBe(200)
  await db.updateTable('users').set({ photoURL }).where('id', '=', other.uid).execute()
  expect((await owner.browser.send('DELETE', `/api/users/${owner.uid}`, { password })).status).toBe(204)
  expect((await site.browser().get(photoURL)).status).toBe(404)
  expect((await whoIs(other.browser))?.photoURL).toBe(null)
})

test('of photos that two devices upload at once only the one that is worn stays', async () => {
  const person = await joinAs(site, 'two-devices@example.com')
  const { db, engine } = site.services.connection
  let uploads: ReturnType<typeof uploadPhoto>[] = []
  // Each has read the record before one of them changes it.
  await db.transaction().execute(async (held) => {
    await holdUser(held, person.uid)
    uploads = ['red', 'green'].map((colour) => uploadPhoto(person, colour))
    if (engine === 'postgres') await setTimeout(1000)
  })
  expect((await Promise.all(uploads)).map(({ status }) => status)).toEqual([200, 200])
  const worn = (await whoIs(person.browser))?.photoURL
  const kept = await db.selectFrom('media').select('id').where('createdBy', '=', person.uid).execute()
  expect(kept.map(({ id }) => `/media/${id}/256.webp`)).toEqual([worn])
})

test('a name is one line, without signs that hide or turn it around', async () => {
  const { browser, uid } = await joinAs(site, 'disguised@example.com')
  const displayName = '\u202EAd\u200Bmin\n\u2066Rene\u0301 '
  const answer = await browser.send<UserRecord>('PATCH', `/api/users/${uid}`, { displayName })
  expect(answer.json.displayName).toBe('Admin Ren\u00E9')
  const hidden = await browser.send('PATCH', `/api/users/${uid}`, { displayName: '\u200B\u202E' })
  expect([hidden.status, hidden.json.fields]).toEqual([422, { displayName: 'required' }])
})

async function uploadPhoto({ browser, uid }: Person, background: string) {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('file', new File([new Uint8Array(png)], 'me.png', { type: 'image/png' }))
  return browser.send<UserRecord>('POST', `/api/users/${uid}/photo`, form)
}

test('one takes one’s data along, without secrets', async () => {
  const { browser, uid } = await joinAs(site, 'export@example.com')
  const answer = await browser.get(`/api/users/${uid}/export`)
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="my-data.json"')
  expect(answer.json).toMatchObject({
    user: { email: 'export@example.com' },
    signIns: [{ provider: 'password' }],
    knownDevices: [{ hash: expect.any(String), lastSeenAt: expect.any(Number) }],
  })
  expect(answer.text).not.toMatch(/argon2|hub_|"secret|tokenHash|"token"/i)
})

test('one deletes one’s own account with the password, and it is gone', async () => {
  const { browser, uid, email } = await joinAs(site, 'leave@example.com')
  expect((await browser.send('DELETE', `/api/users/${uid}`, {})).json.fields).toEqual({
    password: 'required',
  })
  expect(
    (await browser.send('DELETE', `/api/users/${uid}`, { password: 'not the password' })).json.code,
  ).toBe('password.wrong')
  const gone = await browser.send('DELETE', `/api/users/${uid}`, { password })
  expect([gone.status, gone.headers.get('clear-site-data')]).toEqual([204, '"cache"'])
  expect(await whoIs(browser)).toBe(null)
  expect((await signInAs(browser, email)).status).toBe(401)
  const left = await site.services.connection.db
    .selectFrom('sessions')
    .select('id')
    .where('userId', '=', uid)
    .execute()
  expect(left).toEqual([])
})

test('the last administrator cannot leave', async () => {
  const answer = await admin.browser.send('DELETE', `/api/users/${admin.uid}`, { password })
  expect([answer.status, answer.json.code]).toEqual([409, 'user.last_admin'])
})
