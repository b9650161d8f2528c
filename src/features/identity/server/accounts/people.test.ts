import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import { systemContext } from '#platform/server/context.ts'
import { joinAs, makeAdmin } from '../test-people.ts'
import { createUser } from './create-user.ts'
import { findMailbox, findPersonByEmail, listEmails, people } from './people.ts'
import { applyRoleRule, keepOneAdmin } from './roles.ts'
import { findUser, updateUser } from './user-store.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp({
    RATE_LIMIT_FACTOR: '100',
    ADMIN_EMAIL: 'owner@example.com',
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret',
  })
})
afterAll(() => site.close())

const context = () => systemContext(site.services, 'test')

test('mails reach an address that is known to be somebody’s own, for as long as they are not suspended', async () => {
  const { uid, email } = await joinAs(site, 'mailbox@example.com')
  const ctx = context()
  expect(await findMailbox(ctx, 'nobody')).toBe(undefined)
  expect(await findMailbox(ctx, uid)).toBe(undefined)
  await updateUser(ctx.db, uid, { emailVerified: true, language: 'am', now: ctx.now })
  expect(await findMailbox(ctx, uid)).toEqual({ email, language: 'am' })
  await updateUser(ctx.db, uid, { status: 'suspended', now: ctx.now })
  expect(await findMailbox(ctx, uid)).toBe(undefined)
  await updateUser(ctx.db, uid, { status: 'active', emailVerified: false, now: ctx.now })
  expect(await findMailbox(ctx, uid)).toBe(undefined)
})

test('people are found by their address, and their addresses and names by who they are', async () => {
  const [one, other] = [await joinAs(site, 'one@example.com'), await joinAs(site, 'other@example.com')]
  const ctx = context()
  await updateUser(ctx.db, one.uid, { displayName: 'ሰላም', language: 'en', now: ctx.now })
  const found = { uid: one.uid, displayName: 'ሰላም', language: 'en', isConfirmed: false }
  expect(await findPersonByEmail(ctx, one.email)).toEqual(found)
  expect(await findPersonByEmail(ctx, 'nobody@example.com')).toBe(undefined)
  await updateUser(ctx.db, one.uid, { emailVerified: true, now: ctx.now })
  expect(await findPersonByEmail(ctx, one.email)).toEqual({ ...found, isConfirmed: true })
  expect(await listEmails(ctx, [])).toEqual(new Map())
  expect(await listEmails(ctx, [one.uid, 'nobody'])).toEqual(new Map([[one.uid, one.email]]))
  expect(await listEmails(ctx, [one.uid, other.uid])).toEqual(
    new Map([
      [one.uid, one.email],
      [other.uid, other.email],
    ]),
  )
  const names = await people.names(ctx.db).where('id', '=', one.uid).execute()
  expect(names).toEqual([{ id: one.uid, displayName: 'ሰላም' }])
})

test.each([
  ['is the name that a provider has', 'Hiwot Bekele', 'Hiwot Bekele'],
  ['is one line without spaces around it', ' Hiwot\nBekele ', 'Hiwot Bekele'],
  ['has eighty letters at most, however they are written', '𐍈'.repeat(81), '𐍈'.repeat(80)],
  ['ends with a letter', `${'a'.repeat(79)} b`, 'a'.repeat(79)],
  ['is what stands before the @ when there is no other', '\u200B ', 'named'],
])('the name of a new user %s', async (what, name, fitted) => {
  const wanted = { email: `named@${what.length}.example`, emailVerified: false, name, method: 'oidc' }
  const user = await createUser(context(), wanted, async () => undefined)
  expect(user?.displayName).toBe(fitted)
})

test.each([
  ['of Google', 'https://lh3.googleusercontent.com/a/photo', true],
  ['of another site', 'https://evil.example/pixel.gif', false],
  ['that there is none of', undefined, false],
])('a picture %s is taken over as it may be', async (what, photoURL, isTaken) => {
  const email = `${what.replaceAll(' ', '-')}@example.com`
  const wanted = { email, emailVerified: true, name: 'A', photoURL, method: 'google' }
  const user = await createUser(context(), wanted, async () => undefined)
  expect(user?.photoURL).toBe(isTaken ? photoURL : null)
})

test('the fixed address, and no other, makes administrator of whoever is none yet', async () => {
  const { uid } = await joinAs(site, 'by-rule@example.com')
  const ctx = context()
  const apply = async (email: string) => {
    const user = await findUser(ctx.db, uid)
    if (!user) throw new Error('nobody has registered')
    const role = await applyRoleRule(ctx, user, email)
    return [role, (await findUser(ctx.db, uid))?.role]
  }
  expect(await apply('by-rule@example.com')).toEqual(['user', 'user'])
  expect(await apply('Owner@Example.com')).toEqual(['admin', 'admin'])
  expect(await apply('by-rule@example.com')).toEqual(['admin', 'admin'])
})

test('of two administrators either may go, of one none, and who is suspended is not counted', async () => {
  const admins = [
    await joinAs(site, 'first-admin@example.com'),
    await joinAs(site, 'second-admin@example.com'),
  ]
  const ctx = context()
  await ctx.db.updateTable('users').set({ role: 'user' }).execute()
  for (const { uid } of admins) await makeAdmin(site, uid)
  for (const { uid } of admins) await keepOneAdmin(ctx, uid)
  for (const { uid } of admins) {
    const other = admins.find((admin) => admin.uid !== uid)?.uid ?? ''
    await updateUser(ctx.db, other, { status: 'suspended', now: ctx.now })
    await expect(keepOneAdmin(ctx, uid)).rejects.toMatchObject({ status: 409, code: 'user.last_admin' })
    await keepOneAdmin(ctx, other)
    await updateUser(ctx.db, other, { status: 'active', now: ctx.now })
  }
})
