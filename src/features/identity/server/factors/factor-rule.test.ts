import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import type { UserList } from '../../users/contract.ts'
import { addApp } from '../second-factor/test-codes.ts'
import { auditedEvents, joinAs, joinAsAdmin, mailsTo, makeAdmin, signInAs, whoIs } from '../test-people.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '100' })
})
afterAll(() => site.close())

const rule = '/api/admin/second-factor'

test('where the site asks for it, an administrator without a second factor can only set one up', async () => {
  const admin = await joinAsAdmin(site)
  expect((await admin.browser.get(rule)).json).toEqual({ isRequired: false })
  expect((await admin.browser.get('/api/admin/users')).status).toBe(200)
  const wish = { name: 'A script', scope: 'read', days: 30 }
  const made = await admin.browser.send<{ token: string }>('POST', `/api/users/${admin.uid}/tokens`, wish)
  const authorization = `Bearer ${made.json.token}`
  const byToken = async () => (await site.browser().get('/api/admin/overview', { authorization })).status
  expect(await byToken()).toBe(200)
  expect((await admin.browser.send('PUT', rule, { isRequired: true })).json).toEqual({ isRequired: true })
  expect(await byToken()).toBe(403)
  const refused = await admin.browser.get('/api/admin/users')
  expect([refused.status, refused.json.code]).toEqual([403, 'second_factor.required'])
  expect((await admin.browser.send('PUT', rule, { isRequired: false })).status).toBe(403)
  expect(await whoIs(admin.browser)).toMatchObject({ role: 'admin', mustAddFactor: true })
  const member = await joinAs(site, 'member@example.com')
  expect((await admin.browser.get(`/api/users/${member.uid}`)).status).toBe(403)
  expect(await whoIs(member.browser)).toMatchObject({ mustAddFactor: false })

  const { codes } = await addApp(site, admin)
  expect(await whoIs(admin.browser)).toMatchObject({ mustAddFactor: false })
  expect((await admin.browser.get('/api/admin/users')).status).toBe(200)
  expect(await byToken()).toBe(200)
  const later = site.browser()
  await signInAs(later, admin.email)
  await later.send('POST', '/api/auth/sign-in/code', { code: codes[0] })
  expect((await later.get('/api/admin/users')).status).toBe(200)

  await makeAdmin(site, member.uid)
  expect((await member.browser.get('/api/admin/users')).json.code).toBe('second_factor.required')
  expect((await signInAs(site.browser(), member.email)).json.user.mustAddFactor).toBe(true)
})

test('an administrator takes the factors off somebody who lost them, who is told and signed out', async () => {
  const admin = await joinAs(site, 'other-admin@example.com')
  await makeAdmin(site, admin.uid)
  await addApp(site, admin)
  const member = await joinAs(site, 'lost@example.com')
  await addApp(site, member)
  const listed = await admin.browser.get<UserList>('/api/admin/users?q=lost@example.com')
  expect(listed.json.users[0]).toMatchObject({ uid: member.uid, hasSecondFactor: true })
  const path = `/api/admin/users/${member.uid}/second-factor`
  expect((await admin.browser.send('DELETE', path)).status).toBe(204)
  expect(await whoIs(member.browser)).toBe(null)
  expect((await signInAs(site.browser(), member.email)).json.user.uid).toBe(member.uid)
  expect((await mailsTo(site, member.email)).map(({ subject }) => subject)).toContain(
    'An administrator turned two-step sign-in off',
  )
  expect(await auditedEvents(site)).toContain('second_factor.taken_off')
  expect((await admin.browser.send('DELETE', path)).json.code).toBe('second_factor.not_found')
})
