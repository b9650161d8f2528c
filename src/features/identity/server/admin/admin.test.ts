import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import { audit } from '#platform/server/audit.ts'
import { systemContext } from '#platform/server/context.ts'
import type { AuditLog } from '../../contract.ts'
import type { ListedUser, UserList } from '../../users/contract.ts'
import {
  joinAs,
  joinAsAdmin,
  mailsTo,
  makeAdmin,
  password,
  signInAs,
  whoIs,
  type Person,
} from '../test-people.ts'
import { tidyIdentity } from '../tidy.ts'
import { createSetupToken } from '../tokens/setup.ts'
import { grantAdmin } from './grant.ts'

let site: TestApp
let admin: Person
beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '100' })
  admin = await joinAsAdmin(site)
})
afterAll(() => site.close())

const change = (by: Person, uid: string, what: Record<string, unknown>) =>
  by.browser.send<ListedUser & { code?: string }>('PATCH', `/api/admin/users/${uid}`, what)
const list = async (query = '') => (await admin.browser.get<UserList>(`/api/admin/users${query}`)).json
const events = async (query = '') => (await admin.browser.get<AuditLog>(`/api/admin/audit-log${query}`)).json

describe('the first administrator', () => {
  test('registers with the printed token, is verified, and the token is void after that', async () => {
    expect(await whoIs(admin.browser)).toMatchObject({ role: 'admin', isAdmin: true, emailVerified: true })
    expect(await createSetupToken(systemContext(site.services, 'test'))).toBe(undefined)
  })

  test('cannot be made with a wrong, used or needless token', async () => {
    const fresh = await createTestApp({ RATE_LIMIT_FACTOR: '100' })
    try {
      const ctx = systemContext(fresh.services, 'test')
      const [first, second] = [await createSetupToken(ctx), await createSetupToken(ctx)]
      const register = (email: string, setupToken: string | undefined) =>
        fresh
          .browser()
          .send('POST', '/api/auth/sign-up/email', { email, displayName: 'A', password, setupToken })
      expect((await register('a@example.com', 'x'.repeat(43))).json.code).toBe('setup.invalid')
      expect((await register('a@example.com', second)).status).toBe(200)
      expect((await register('b@example.com', first)).json.code).toBe('setup.invalid')
      const rows = await fresh.services.connection.db.selectFrom('users').select(['email', 'role']).execute()
      expect(rows).toEqual([{ email: 'a@example.com', role: 'admin' }])
    } finally {
      await fresh.close()
    }
  })

  test('is nobody who is registered already, and the printed token stays good', async () => {
    const fresh = await createTestApp({ RATE_LIMIT_FACTOR: '100' })
    try {
      await joinAs(fresh, 'early@example.com')
      const setupToken = await createSetupToken(systemContext(fresh.services, 'test'))
      const register = (email: string) =>
        fresh
          .browser()
          .send('POST', '/api/auth/sign-up/email', { email, displayName: 'A', password, setupToken })
      const again = await register('early@example.com')
      expect([again.status, again.json.code]).toEqual([409, 'user.exists'])
      expect((await register('first@example.com')).status).toBe(200)
    } finally {
      await fresh.close()
    }
  })

  test('has a week to use the printed token', async () => {
    const fresh = await createTestApp({ RATE_LIMIT_FACTOR: '100' })
    try {
      const print = () => createSetupToken(systemContext(fresh.services, 'test'))
      const [setupToken, another] = [await print(), await print()]
      const register = (token?: string) =>
        fresh.browser().send('POST', '/api/auth/sign-up/email', {
          email: 'slow@example.com',
          displayName: 'A',
          password,
          setupToken: token,
        })
      fresh.advance(7 * 24 * 3_600_000 + 1000)
      expect((await register(setupToken)).json.code).toBe('setup.invalid')
      const rows = () => fresh.services.connection.db.selectFrom('setup_tokens').selectAll().execute()
      expect(await rows()).toHaveLength(2)
      const newest = await print()
      expect(await rows()).toHaveLength(1)
      expect((await register(another)).json.code).toBe('setup.invalid')
      expect((await register(newest)).status).toBe(200)
    } finally {
      await fresh.close()
    }
  })

  test('of two who use the same token at once, one is made', async () => {
    const fresh = await createTestApp({ RATE_LIMIT_FACTOR: '100' })
    try {
      const setupToken = await createSetupToken(systemContext(fresh.services, 'test'))
      const answers = await Promise.all(
        ['a', 'b'].map((name) =>
          fresh.browser().send('POST', '/api/auth/sign-up/email', {
            email: `${name}@example.com`,
            displayName: 'A',
            password,
            setupToken,
          }),
        ),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
    } finally {
      await fresh.close()
    }
  })

  test('can be granted from the shell, for a registered address in any letter case', async () => {
    const { browser } = await joinAs(site, 'shell@example.com')
    await grantAdmin(systemContext(site.services, 'admin command'), 'shell@example.com')
    expect((await whoIs(browser))?.isAdmin).toBe(true)
    await expect(
      grantAdmin(systemContext(site.services, 'admin command'), 'nobody@example.com'),
    ).rejects.toThrow('user.not_found')
    const { uid } = (await list('?q=shell@')).users[0] ?? { uid: '' }
    await change(admin, uid, { role: 'user' })
  })
})

test('administration is closed to guests and users', async () => {
  const { browser, uid } = await joinAs(site, 'curious@example.com')
  for (const path of ['/api/admin/users', '/api/admin/users.csv', '/api/admin/audit-log']) {
    expect([path, (await browser.get(path)).status, (await site.browser().get(path)).status]).toEqual([
      path,
      403,
      401,
    ])
  }
  expect((await browser.send('PATCH', `/api/admin/users/${uid}`, { role: 'admin' })).status).toBe(403)
  expect((await browser.send('DELETE', `/api/admin/users/${admin.uid}`)).status).toBe(403)
})

test('users are searched by name and address, filtered, sorted and paged', async () => {
  for (const name of ['zara', 'yared', 'percent%sign', 'under_score'])
    await joinAs(site, `${name.replace('%', '')}.find@example.com`)
  const found = await list('?q=.FIND@&sort=email&direction=asc&pageSize=3')
  expect([found.total, found.pages, found.page, found.hasNext]).toEqual([4, 2, 1, true])
  expect(found.users.map(({ email }) => email)).toEqual([
    'percentsign.find@example.com',
    'under_score.find@example.com',
    'yared.find@example.com',
  ])
  const next = await list('?q=.find@&sort=email&direction=asc&pageSize=3&page=2')
  expect(next.users.map(({ email }) => email)).toEqual(['zara.find@example.com'])
  expect(next.hasNext).toBe(false)
  expect((await list('?q=%25')).total).toBe(0)
  expect((await list('?q=r_s')).total).toBe(1)
  expect((await list('?q=%5C')).total).toBe(0)
  const { browser, uid } = await joinAs(site, 'accent@example.com')
  await browser.send('PATCH', `/api/users/${uid}`, { displayName: 'ÉLISE Ôtan' })
  for (const words of ['élise', 'ÔTAN', 'se ô'])
    expect((await list(`?q=${encodeURIComponent(words)}`)).users.map((one) => one.uid)).toEqual([uid])
  expect((await list('?role=admin')).users.every(({ role }) => role === 'admin')).toBe(true)
  for (const sort of ['name', 'email', 'createdAt', 'lastSeen']) {
    for (const direction of ['asc', 'desc'])
      expect((await list(`?sort=${sort}&direction=${direction}`)).users.length).toBeGreaterThan(3)
  }
  expect((await admin.browser.get('/api/admin/users?sort=password')).status).toBe(422)
  expect((await admin.browser.get('/api/admin/users?limit=100000')).status).toBe(422)
  expect(JSON.stringify(found)).not.toMatch(/password|bio|phone/)
})

test('a suspended user is out at once, cannot come back in, and can after being restored', async () => {
  const user = await joinAs(site, 'suspend@example.com', { rememberMe: true })
  expect((await change(admin, user.uid, { status: 'suspended' })).json.status).toBe('suspended')
  expect(await whoIs(user.browser)).toBe(null)
  const refused = await signInAs(user.browser, user.email)
  expect([refused.status, refused.json.code, refused.headers.getSetCookie()]).toEqual([
    403,
    'account.suspended',
    [],
  ])
  expect((await signInAs(user.browser, user.email, { password: 'not the password' })).json.code).toBe(
    'credentials.wrong',
  )
  await change(admin, user.uid, { status: 'active' })
  expect((await signInAs(user.browser, user.email)).status).toBe(200)
})

test('a role counts from the next request on', async () => {
  const user = await joinAs(site, 'role@example.com')
  await change(admin, user.uid, { role: 'admin' })
  expect((await user.browser.get('/api/admin/users')).status).toBe(200)
  await change(admin, user.uid, { role: 'user' })
  expect((await user.browser.get('/api/admin/users')).status).toBe(403)
})

test('the audit log is looked through by whoever administered, also after that', async () => {
  const [former, gone, member] = [
    await joinAs(site, 'former@example.com'),
    await joinAs(site, 'gone-admin@example.com'),
    await joinAs(site, 'never@example.com'),
  ]
  for (const { uid } of [former, gone]) await change(admin, uid, { role: 'admin' })
  await change(admin, former.uid, { role: 'user' })
  await admin.browser.send('DELETE', `/api/admin/users/${gone.uid}`)
  const { status, json } = await admin.browser.get<{ items: { uid: string; email: string | null }[] }>(
    '/api/admin/audit-actors',
  )
  expect(status).toBe(200)
  const emailOf = (one: string) => json.items.find(({ uid }) => uid === one)?.email
  expect([admin, former, gone, member].map(({ uid }) => emailOf(uid))).toEqual([
    admin.email,
    former.email,
    null,
    undefined,
  ])
  expect(new Set(json.items.map(({ uid }) => uid)).size).toBe(json.items.length)
})

test('who became an administrator before the log begins, and whose account is gone, is told by its end', async () => {
  const [removed, left, member] = [
    await joinAs(site, 'removed-admin@example.com'),
    await joinAs(site, 'left-admin@example.com'),
    await joinAs(site, 'left-member@example.com'),
  ]
  for (const { uid } of [removed, left]) await makeAdmin(site, uid)
  expect((await admin.browser.send('DELETE', `/api/admin/users/${removed.uid}`)).status).toBe(204)
  for (const { browser, uid } of [left, member])
    expect((await browser.send('DELETE', `/api/users/${uid}`, { password })).status).toBe(204)
  const { json } = await admin.browser.get<{ items: { uid: string }[] }>('/api/admin/audit-actors')
  const named = [removed, left, member].map(({ uid }) => json.items.some((actor) => actor.uid === uid))
  expect(named).toEqual([true, true, false])
})

test('an administrator signs a user out everywhere and deletes a user whose content stays', async () => {
  const user = await joinAs(site, 'goodbye@example.com')
  expect((await admin.browser.send('DELETE', `/api/admin/users/${user.uid}/sessions`)).status).toBe(204)
  expect(await whoIs(user.browser)).toBe(null)
  const { db } = site.services.connection
  await db
    .insertInto('items')
    .values({ id: 'theirs', kind: 'blog', slug: 'theirs', createdAt: 1, updatedAt: 1, createdBy: user.uid })
    .execute()
  expect((await admin.browser.send('DELETE', `/api/admin/users/${user.uid}`)).status).toBe(204)
  expect((await admin.browser.send('DELETE', `/api/admin/users/${user.uid}`)).status).toBe(404)
  const item = await db
    .selectFrom('items')
    .select('createdBy')
    .where('id', '=', 'theirs')
    .executeTakeFirstOrThrow()
  expect(item.createdBy).toBe(null)
})

test('who is deleted is told so at the address that is known to be theirs, in their language', async () => {
  const subjects = async (email: string) => (await mailsTo(site, email)).map(({ subject }) => subject)
  const known = await joinAs(site, 'told-of-deletion@example.com')
  const unknown = await joinAs(site, 'somebody-elses@example.com')
  const { db } = site.services.connection
  await db
    .updateTable('users')
    .set({ emailVerified: 1, language: 'am' })
    .where('id', '=', known.uid)
    .execute()
  for (const { uid } of [known, unknown])
    expect((await admin.browser.send('DELETE', `/api/admin/users/${uid}`)).status).toBe(204)
  expect(await subjects(known.email)).toContain('መለያዎ ተሰርዟል')
  expect((await mailsTo(site, known.email)).at(-1)?.link.pathname).toBe('/contact')
  expect(await subjects(unknown.email)).toHaveLength(1)
})

test('who is suspended, and let in again, is told so once at the address that is known to be theirs', async () => {
  const subjects = async (email: string) => (await mailsTo(site, email)).map(({ subject }) => subject)
  const known = await joinAs(site, 'told-of-suspension@example.com')
  const unknown = await joinAs(site, 'not-known-to-be-theirs@example.com')
  const { db } = site.services.connection
  await db.updateTable('users').set({ emailVerified: 1 }).where('id', '=', known.uid).execute()
  const before = await subjects(known.email)
  for (const { uid } of [known, unknown])
    for (const status of ['suspended', 'suspended', 'active', 'active'] as const)
      expect((await change(admin, uid, { status })).status).toBe(200)
  const told = (await subjects(known.email)).slice(before.length)
  expect(told).toEqual(['Your account is suspended', 'Your account is open again'])
  expect((await mailsTo(site, known.email)).at(-1)?.link.pathname).toBe('/login')
  expect(await subjects(unknown.email)).toHaveLength(1)
})

test('what a deleted user wrote and uploaded passes to the administrator who is named, and to nobody else', async () => {
  const leaver = await joinAs(site, 'leaver@example.com')
  const heir = await joinAs(site, 'heir@example.com')
  const { db } = site.services.connection
  const owned = { createdAt: 1, createdBy: leaver.uid }
  await db
    .insertInto('items')
    .values({ id: 'passed-on', kind: 'blog', slug: 'passed-on', updatedAt: 1, ...owned })
    .execute()
  const remove = (to: string) => admin.browser.send('DELETE', `/api/admin/users/${leaver.uid}?heir=${to}`)
  for (const wrong of [heir.uid, leaver.uid, 'nobody'])
    expect([(await remove(wrong)).status, (await remove(wrong)).json]).toMatchObject([
      422,
      { fields: { heir: 'invalid' } },
    ])
  await change(admin, heir.uid, { role: 'admin' })
  expect((await remove(heir.uid)).status).toBe(204)
  const item = await db
    .selectFrom('items')
    .select('createdBy')
    .where('id', '=', 'passed-on')
    .executeTakeFirst()
  expect(item?.createdBy).toBe(heir.uid)
  await change(admin, heir.uid, { role: 'user' })
})

test('the last active administrator cannot be demoted, suspended or deleted', async () => {
  for (const what of [{ role: 'user' }, { status: 'suspended' }]) {
    const answer = await change(admin, admin.uid, what)
    expect([answer.status, answer.json.code]).toEqual([409, 'user.last_admin'])
  }
  expect((await admin.browser.send('DELETE', `/api/admin/users/${admin.uid}`)).status).toBe(409)
  expect((await whoIs(admin.browser))?.isAdmin).toBe(true)
})

test('two administrators who demote each other at once leave one', async () => {
  for (let round = 0; round < 5; round++) {
    const other = await joinAs(site, `rival${round}@example.com`)
    await makeAdmin(site, other.uid)
    const answers = await Promise.all([
      change(admin, other.uid, { role: 'user' }),
      change(other, admin.uid, { role: 'user' }),
    ])
    const admins = await site.services.connection.db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'admin')
      .execute()
    expect(admins).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    await makeAdmin(site, admin.uid)
    await change(admin, other.uid, { role: 'user' })
  }
})

test('the table file has every user and no formulas', async () => {
  await site.browser().send('POST', '/api/auth/sign-up/email', {
    email: 'formula@example.com',
    displayName: '=HYPERLINK("http://evil")',
    password,
  })
  const answer = await admin.browser.get('/api/admin/users.csv')
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const lines = answer.text.trim().split('\r\n')
  expect(lines).toHaveLength((await list()).total + 1)
  expect(answer.text).toContain(`"'=HYPERLINK(""http://evil"")"`)
})

test('what administrators do is in the audit log, newest first and paged', async () => {
  const user = await joinAs(site, 'audited@example.com')
  await change(admin, user.uid, { status: 'suspended' })
  const { entries } = await events(`?uid=${user.uid}`)
  expect(entries[0]).toMatchObject({
    event: 'user.suspended',
    subjectId: user.uid,
    subjectName: 'Test Person',
    actor: { uid: admin.uid, email: admin.email },
  })
  const seen = new Set<string>()
  for (let cursor: string | null = ''; cursor !== null;) {
    const page = await events(cursor ? `?cursor=${cursor}` : '')
    for (const { id } of page.entries) {
      expect(seen.has(id)).toBe(false)
      seen.add(id)
    }
    cursor = page.next
  }
  expect(seen.size).toBeGreaterThan(50)
  expect(
    (await events('?event=user.suspended')).entries.every(({ event }) => event === 'user.suspended'),
  ).toBe(true)
  const found = async (query: string) => (await events(query)).entries
  expect((await found('?group=people')).every(({ event }) => event.startsWith('user.'))).toBe(true)
  expect(
    (await found('?group=access')).every(({ event }) =>
      /^(session|sign_in|access|password|address)\./.test(event),
    ),
  ).toBe(true)
  expect(await found('?group=media')).toEqual([])
  expect(await found('?group=people&event=session.signed_in')).toEqual([])
  const both = await events('?group=people&event=user.suspended&total=1')
  expect([both.entries.length, both.total]).toEqual([both.total, expect.any(Number)])
  expect(both.entries.every(({ event }) => event === 'user.suspended')).toBe(true)
  const ctx = systemContext(site.services, 'test')
  await audit(ctx, 'certificate.reissued', { kind: 'certificate', id: 'one' })
  await audit(ctx, 'signing_key.rotated', { kind: 'signing_key', id: 'one' })
  expect((await found('?group=learning')).map(({ event }) => event)).toEqual(['certificate.reissued'])
  expect((await found('?group=site')).map(({ event }) => event)).toContain('signing_key.rotated')
  expect((await found(`?actor=${admin.uid}`)).every(({ actor }) => actor?.uid === admin.uid)).toBe(true)
  expect((await found('?subject=user')).length).toBeGreaterThan(0)
  expect(await found('?subject=blog')).toEqual([])
  const at = entries[0]?.at ?? 0
  expect((await found(`?from=${at}&until=${at + 1}`)).every((entry) => entry.at === at)).toBe(true)
  expect((await found(`?until=${at}`)).every((entry) => entry.at < at)).toBe(true)
  for (const query of ['group=all', 'subject=A', 'from=today'])
    expect((await admin.browser.get(`/api/admin/audit-log?${query}`)).status).toBe(422)
  expect((await admin.browser.get('/api/admin/audit-log?cursor=1%20or%201=1')).status).toBe(422)
  expect(JSON.stringify(await events())).not.toContain(password)
})

test('the audit log names people while they have an account, and nobody after', async () => {
  const user = await joinAs(site, 'named@example.com')
  const latest = async () => (await events(`?event=session.signed_in&uid=${user.uid}`)).entries[0]
  expect(await latest()).toMatchObject({
    actor: { uid: user.uid, displayName: 'Test Person' },
    subjectName: 'Test Person',
  })
  await admin.browser.send('DELETE', `/api/admin/users/${user.uid}`)
  expect(await latest()).toMatchObject({
    actor: { uid: user.uid, displayName: null, email: null },
    subjectName: null,
  })
})

test('tidying removes what is over and nothing else', async () => {
  const person = await joinAs(site, 'tidy@example.com', { rememberMe: true })
  site.advance(13 * 3_600_000)
  await tidyIdentity(systemContext(site.services, 'upkeep'))
  expect(await whoIs(person.browser)).not.toBe(null)
  const { db } = site.services.connection
  expect(await db.selectFrom('sessions').select('id').execute()).toHaveLength(1)
  expect(await db.selectFrom('verifications').select('id').execute()).toHaveLength(0)
})
