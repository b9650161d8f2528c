import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import { systemContext } from '#platform/server/context.ts'
import { joinAs, makeAdmin } from '../test-people.ts'
import { tidyIdentity } from '../tidy.ts'
import { createSetupToken, takeSetup } from './setup.ts'
import { createMailToken, readMailToken, takeMailToken } from './tokens.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '100' })
})
afterAll(() => site.close())

const hour = 3_600_000
const week = 7 * 24 * hour

/** What verbs are given some time after the first moment of the test. */
function clockOf() {
  const ctx = systemContext(site.services, 'test')
  return (milliseconds: number) => ({ ...ctx, now: ctx.now + milliseconds })
}

test('a link counts until an hour after it was made, and not at its end', async () => {
  const at = clockOf()
  const { secret: token } = await createMailToken(at(0), 'somebody', 'reset-password')
  const over = { status: 400, code: 'token.invalid' }
  expect(await readMailToken(at(hour - 1), token, 'reset-password')).toBe('somebody')
  await expect(readMailToken(at(hour), token, 'reset-password')).rejects.toMatchObject(over)
  await expect(takeMailToken(at(hour), token, 'reset-password')).rejects.toMatchObject(over)
  const { secret: another } = await createMailToken(at(0), 'somebody', 'reset-password')
  await expect(takeMailToken(at(1), another, 'verify-email')).rejects.toMatchObject(over)
  expect(await takeMailToken(at(hour - 1), another, 'reset-password')).toBe('somebody')
  await expect(takeMailToken(at(1), another, 'reset-password')).rejects.toMatchObject(over)
})

test('mailed and printed tokens have 256 bits each, of which the database has a hash', async () => {
  const at = clockOf()
  const tokens = [
    (await createMailToken(at(0), 'somebody', 'verify-email')).secret,
    (await createMailToken(at(0), 'somebody', 'reset-password')).secret,
    (await createSetupToken(at(0))) ?? '',
  ]
  const { db } = at(0)
  const kept = JSON.stringify([
    await db.selectFrom('verifications').selectAll().execute(),
    await db.selectFrom('setup_tokens').selectAll().execute(),
  ])
  expect(new Set(tokens).size).toBe(3)
  for (const token of tokens) {
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(kept).not.toContain(token)
  }
})

test('a set-up token counts for a week, once, and while there is no administrator', async () => {
  const at = clockOf()
  const make = async () => (await createSetupToken(at(0))) ?? ''
  const refused = { status: 403, code: 'setup.invalid' }
  await expect(takeSetup(at(0), 'x'.repeat(43))).rejects.toMatchObject(refused)
  await expect(takeSetup(at(week + 1), await make())).rejects.toMatchObject(refused)
  const [one, other] = [await make(), await make()]
  expect(await takeSetup(at(week), one)).toBe(true)
  for (const token of [one, other]) await expect(takeSetup(at(0), token)).rejects.toMatchObject(refused)

  const late = await make()
  const { uid } = await joinAs(site, 'administrator@example.com')
  await makeAdmin(site, uid)
  await expect(takeSetup(at(0), late)).rejects.toMatchObject(refused)
  expect(await createSetupToken(at(0))).toBe(undefined)
  await site.services.connection.db.updateTable('users').set({ role: 'user' }).execute()
})

test('printing another set-up token removes those that count no more, and no others', async () => {
  const at = clockOf()
  const made = async () => {
    const rows = await at(0).db.selectFrom('setup_tokens').select('createdAt').orderBy('createdAt').execute()
    return rows.map(({ createdAt }) => createdAt - at(0).now)
  }
  await at(0).db.deleteFrom('setup_tokens').execute()
  for (const age of [0, 1, week, week + 1]) await createSetupToken(at(age))
  expect(await made()).toEqual([1, week, week + 1])
})

test('tidying removes links, sessions and attempts to sign in that are over, and no others', async () => {
  const at = clockOf()
  const { db } = at(0)
  const count = async () => {
    const rows = await Promise.all(
      (['verifications', 'sessions', 'sign_in_attempts'] as const).map((table) =>
        db.selectFrom(table).selectAll().execute(),
      ),
    )
    return rows.map(({ length }) => length)
  }
  for (const table of ['verifications', 'sessions', 'sign_in_attempts'] as const)
    await db.deleteFrom(table).execute()
  await joinAs(site, 'tidied@example.com')
  await db.deleteFrom('verifications').execute()
  await db.deleteFrom('sign_in_attempts').execute()
  await createMailToken(at(0), 'somebody', 'reset-password')
  await db
    .insertInto('sign_in_attempts')
    .values({ key: 'a', count: 1, lastAt: at(0).now, lockedUntil: 0 })
    .execute()
  const sessions = (await count())[1]
  expect(sessions).toBeGreaterThan(0)
  await tidyIdentity(at(hour - 1))
  expect(await count()).toEqual([1, sessions, 1])
  await tidyIdentity(at(hour + 1))
  expect(await count()).toEqual([0, sessions, 1])
  await tidyIdentity(at(12 * hour - 1))
  expect(await count()).toEqual([0, sessions, 1])
  // Registering and signing in took a while after the clock was read.
  await tidyIdentity(at(13 * hour))
  expect(await count()).toEqual([0, 0, 1])
  await tidyIdentity(at(24 * hour + 1))
  expect(await count()).toEqual([0, 0, 0])
})
