import { availableParallelism } from 'node:os'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import { unavailable } from '#platform/errors.ts'
import { systemContext } from '#platform/server/context.ts'
import { matchesHash } from '../passwords/password-hash.ts'
import { joinAs, lastToken, mailsTo, password, signInAs } from '../test-people.ts'
import * as attempts from './attempt-store.ts'
import { countPasswordAttempt, whileAttempting } from './attempts.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

const minute = 60_000
const guess = (address: string, email: string) =>
  signInAs(site.browser({ address }), email, { password: 'not the password' })

test('after five wrong passwords the next one waits, longer each time, and the right one waits as well', async () => {
  await joinAs(site, 'waits@example.com')
  for (let at = 0; at < 5; at++) expect((await guess('192.0.2.1', 'waits@example.com')).status).toBe(401)
  const sixth = await guess('192.0.2.1', 'waits@example.com')
  expect([sixth.status, sixth.json.code, sixth.headers.get('retry-after')]).toEqual([
    429,
    'credentials.locked',
    '30',
  ])
  expect((await signInAs(site.browser({ address: '192.0.2.1' }), 'waits@example.com')).status).toBe(429)
  site.advance(31_000)
  expect((await guess('192.0.2.1', 'waits@example.com')).status).toBe(401)
  expect((await guess('192.0.2.1', 'waits@example.com')).headers.get('retry-after')).toBe('60')
  site.advance(61_000)
  expect((await signInAs(site.browser({ address: '192.0.2.1' }), 'waits@example.com')).status).toBe(200)
  expect((await guess('192.0.2.1', 'waits@example.com')).status).toBe(401)
})

test('a stranger who guesses does not keep the owner out', async () => {
  await joinAs(site, 'owner@example.com')
  for (let at = 0; at < 8; at++) await guess('192.0.2.7', 'owner@example.com')
  expect((await signInAs(site.browser({ address: '198.51.100.9' }), 'owner@example.com')).status).toBe(200)
})

test('guessing from many addresses is held back as well', async () => {
  await joinAs(site, 'many@example.com')
  const statuses = new Set<number>()
  for (let at = 0; at < 34; at++) statuses.add((await guess(`203.0.113.${at}`, 'many@example.com')).status)
  expect(statuses).toEqual(new Set([401, 429]))
  expect((await guess('203.0.113.200', 'many@example.com')).status).toBe(429)
})

test('whatever strangers guess from everywhere, the browser in which the account was used has a count of its own', async () => {
  await joinAs(site, 'home@example.com')
  const home = site.browser({ address: '198.51.100.20' })
  expect((await signInAs(home, 'home@example.com')).status).toBe(200)
  for (let at = 0; at < 34; at++) await guess(`203.0.113.${at}`, 'home@example.com')
  expect((await signInAs(site.browser({ address: '198.51.100.21' }), 'home@example.com')).status).toBe(429)
  for (let at = 0; at < 5; at++)
    expect((await signInAs(home, 'home@example.com', { password: 'wrong one' })).status).toBe(401)
  expect((await signInAs(home, 'home@example.com')).status).toBe(429)
  site.advance(31_000)
  for (let at = 0; at < 34; at++) await guess(`203.0.113.${at}`, 'home@example.com')
  expect((await signInAs(home, 'home@example.com')).status).toBe(200)
})

test('whoever asks while guessing from elsewhere has the account wait does not wait longer for it', async () => {
  await joinAs(site, 'knocks@example.com')
  for (let at = 0; at < 30; at++) await guess(`203.0.113.${at}`, 'knocks@example.com')
  const owner = () => signInAs(site.browser({ address: '192.0.2.40' }), 'knocks@example.com')
  site.advance(29_000)
  for (let at = 0; at < 5; at++) expect((await owner()).status).toBe(429)
  site.advance(2000)
  expect((await owner()).status).toBe(200)
})

test('an address that nobody registered waits the same way', async () => {
  for (let at = 0; at < 5; at++) await guess('192.0.2.3', 'nobody@example.com')
  expect((await guess('192.0.2.3', 'nobody@example.com')).json.code).toBe('credentials.locked')
})

test('of forty guesses at once only the free ones are looked at', async () => {
  await joinAs(site, 'burst@example.com')
  const answers = await Promise.all(Array.from({ length: 40 }, () => guess('192.0.2.4', 'burst@example.com')))
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(35)
})

test('waiting never blocks the reset, and the reset ends it', async () => {
  await joinAs(site, 'locked@example.com')
  for (let at = 0; at < 8; at++) await guess('192.0.2.5', 'locked@example.com')
  const browser = site.browser({ address: '192.0.2.5' })
  expect(
    (await browser.send('POST', '/api/auth/request-password-reset', { email: 'locked@example.com' })).status,
  ).toBe(204)
  const token = await lastToken(site, 'locked@example.com')
  const newPassword = 'the moon over Lalibela'
  expect((await browser.send('POST', '/api/auth/reset-password', { token, newPassword })).status).toBe(204)
  expect((await signInAs(browser, 'locked@example.com', { password: newPassword })).status).toBe(200)
})

test('the reset of one account ends the waiting of no other', async () => {
  const emails = ['forgetful@example.com', 'mindful@example.com'] as const
  for (const email of emails) {
    await joinAs(site, email)
    for (let at = 0; at < 6; at++) await guess('192.0.2.15', email)
  }
  const browser = site.browser({ address: '192.0.2.16' })
  await browser.send('POST', '/api/auth/request-password-reset', { email: emails[0] })
  const token = await lastToken(site, emails[0])
  await browser.send('POST', '/api/auth/reset-password', { token, newPassword: 'the moon over Lalibela' })
  expect((await guess('192.0.2.15', emails[0])).status).toBe(401)
  expect((await guess('192.0.2.15', emails[1])).json.code).toBe('credentials.locked')
})

test('mails are asked for twenty times an hour from one address, links are tried thirty times', async () => {
  const token = 'x'.repeat(43)
  const roads = [
    ['request-password-reset', { email: 'a@example.com' }, 20],
    ['send-verification-email', { email: 'b@example.com' }, 20],
    ['reset-password', { token, newPassword: 'the moon over Lalibela' }, 30],
    ['verify-email', { token }, 30],
  ] as const
  for (const [at, [path, body, most]] of roads.entries()) {
    const ask = (browser = site.browser({ address: `192.0.2.${100 + at}` })) =>
      browser.send('POST', `/api/auth/${path}`, body)
    for (let count = 0; count < most; count++) expect((await ask()).status).toBeLessThan(429)
    const refused = await ask()
    expect([path, refused.status, refused.json.code]).toEqual([path, 429, 'rate.limited'])
    expect((await ask(site.browser({ address: `192.0.2.${200 + at}` }))).status).toBeLessThan(429)
  }
})

test('the password is proved thirty times an hour and changed twenty times, by one person', async () => {
  const { browser } = await joinAs(site, 'proves-often@example.com')
  const other = await joinAs(site, 'proves-once@example.com')
  const change = { currentPassword: password, newPassword: 'Password2024!' }
  const roads = [
    ['/api/session/proof', { password }, 30, 204],
    ['/api/auth/change-password', change, 20, 422],
  ] as const
  for (const [path, body, most, answered] of roads) {
    for (let count = 0; count < most; count++)
      expect((await browser.send('POST', path, body)).status).toBe(answered)
    expect((await browser.send('POST', path, body)).json.code).toBe('rate.limited')
    expect((await other.browser.send('POST', path, body)).status).toBe(answered)
  }
})

test('whatever asks for a mail, uses a link, signs in or proves counts towards the same limit, by each road', async () => {
  const strict = await createTestApp({ RATE_LIMIT_FACTOR: '0.05' })
  try {
    const email = 'either-road@example.com'
    const person = await joinAs(strict, email)
    const token = 'x'.repeat(43)
    const auth = (path: string) => `/api/auth/${path}`
    const roads = [
      [1, auth('request-password-reset'), { email }, auth('send-verification-email'), { email }],
      [1, auth('reset-password'), { token, newPassword: password }, auth('verify-email'), { token }],
      [
        5,
        auth('sign-in/email'),
        { email: 'nobody@example.com', password },
        auth('sign-in/passkey/options'),
        {},
      ],
      [1, '/api/session/proof', { password }, `/api/users/${person.uid}/second-factor`, {}],
    ] as const
    for (const [at, [most, road, body, otherRoad, otherBody]] of roads.entries()) {
      const browser = strict.browser({ address: `192.0.2.${at}` })
      for (const [name, value] of person.browser.cookies) browser.cookies.set(name, value)
      for (let count = 0; count < most; count++)
        expect((await browser.send('POST', road, body)).status).toBeLessThan(429)
      for (const refused of [
        await browser.send('POST', otherRoad, otherBody),
        await browser.send('POST', road, body),
      ])
        expect([road, refused.status, refused.json.code]).toEqual([road, 429, 'rate.limited'])
    }
  } finally {
    await strict.close()
  }
})

test('whoever registers a known address over and over sends its owner five mails', async () => {
  const email = 'known-again@example.com'
  await joinAs(site, email)
  for (let at = 0; at < 7; at++)
    await site
      .browser({ address: `198.51.100.${at}` })
      .send('POST', '/api/auth/sign-up/email', { email, displayName: 'A', password })
  const told = (await mailsTo(site, email)).filter(({ subject }) => subject === 'You already have an account')
  expect(told).toHaveLength(5)
})

test('one address may sign in a hundred times in a quarter of an hour', { timeout: 90_000 }, async () => {
  const browser = site.browser({ address: '192.0.2.6' })
  const codes: string[] = []
  for (let at = 0; at < 101; at++) {
    const answer = await browser.send('POST', '/api/auth/sign-in/email', {
      email: `n${at}@example.com`,
      password: 'x',
    })
    codes.push(String(answer.json.code))
  }
  expect([codes[99], codes[100]]).toEqual(['credentials.wrong', 'rate.limited'])
  site.advance(15 * minute)
  expect(
    (await browser.send('POST', '/api/auth/sign-in/email', { email: 'n@example.com', password: 'x' })).status,
  ).toBe(401)
})

test('a mailbox gets five mails an hour at most, and asking is answered the same after that', async () => {
  await joinAs(site, 'flooded@example.com')
  const before = (await mailsTo(site, 'flooded@example.com')).length
  const answers = []
  for (let at = 0; at < 8; at++) {
    const browser = site.browser({ address: `203.0.113.${at}` })
    answers.push(
      (await browser.send('POST', '/api/auth/request-password-reset', { email: 'flooded@example.com' }))
        .status,
    )
  }
  expect(new Set(answers)).toEqual(new Set([204]))
  expect(await mailsTo(site, 'flooded@example.com')).toHaveLength(before + 5)
})

test('asking in somebody’s name for what is not mailed leaves their mailbox its mails', async () => {
  const { uid } = await joinAs(site, 'spared@example.com')
  await site.services.connection.db
    .updateTable('users')
    .set({ emailVerified: 1 })
    .where('id', '=', uid)
    .execute()
  const before = (await mailsTo(site, 'spared@example.com')).length
  const ask = (path: string, at: number) =>
    site.browser({ address: `198.51.100.${at}` }).send('POST', path, { email: 'spared@example.com' })
  for (let at = 0; at < 8; at++) expect((await ask('/api/auth/send-verification-email', at)).status).toBe(204)
  expect((await ask('/api/auth/request-password-reset', 9)).status).toBe(204)
  expect(await mailsTo(site, 'spared@example.com')).toHaveLength(before + 1)
})

test('registrations from one address end at twenty an hour', async () => {
  const browser = site.browser({ address: '192.0.2.8' })
  const statuses = []
  for (let at = 0; at < 21; at++) {
    statuses.push(
      (
        await browser.send('POST', '/api/auth/sign-up/email', {
          email: `s${at}@example.com`,
          displayName: 'S',
          password,
        })
      ).status,
    )
  }
  expect(statuses).toEqual([...Array<number>(20).fill(200), 429])
})

test('a hundred sign-ins at once are all answered: tried, or told when to come back', async () => {
  await joinAs(site, 'crowd@example.com')
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      signInAs(site.browser({ address: `198.18.${at}.1` }), `crowd${at}@example.com`),
    ),
  )
  for (const { status, headers } of answers) {
    expect([401, 429, 503]).toContain(status)
    if (status !== 401) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  }
  expect(answers.some(({ status }) => status === 401)).toBe(true)
  expect((await signInAs(site.browser({ address: '198.18.200.1' }), 'crowd@example.com')).status).toBe(200)
})

describe('attempts that the server had no time to look at', () => {
  const from = '192.0.2.10'
  const attempt = (email: string) => signInAs(site.browser({ address: from }), email)
  const counted = async () => {
    const rows = await site.services.connection.db
      .selectFrom('sign_in_attempts')
      .select(['count', 'lockedUntil'])
      .where('key', 'like', `%:from:${from}`)
      .execute()
    return rows.map(({ count, lockedUntil }) => [count, lockedUntil > site.services.clock()])
  }

  const hashOfCost = (cost: string) => `$argon2id$v=19$${cost},p=1$${'c2FsdHNhbHQ'}$${'dGFn'.repeat(8)}`

  /** Fills the places in which passwords wait to be looked at, for as long as `work` takes. */
  async function whileCrowded(work: () => Promise<void>): Promise<void> {
    const atOnce = Math.max(1, availableParallelism() - 1)
    const slow = Array.from({ length: atOnce }, () => matchesHash('x', hashOfCost('m=40000,t=40')))
    const waiting = Array.from({ length: 50 }, () => matchesHash('x', hashOfCost('m=8,t=1')))
    await work()
    await Promise.all([...slow, ...waiting])
  }

  test('cost nothing at signing in, and nothing in an open session', async () => {
    const { browser, email } = await joinAs(site, 'crowded-out@example.com')
    const here = site.browser({ address: from })
    for (const [name, value] of browser.cookies) here.cookies.set(name, value)
    const asks = [
      () => attempt(email),
      () => here.send('POST', '/api/session/proof', { password }),
      () =>
        here.send('POST', '/api/auth/change-password', {
          currentPassword: password,
          newPassword: 'the moon over Lalibela',
        }),
    ]
    for (const ask of asks) {
      await whileCrowded(async () => {
        for (let at = 0; at < 6; at++) {
          const { status, json } = await ask()
          expect([status, json.code]).toEqual([503, 'server.busy'])
        }
      })
      expect(await counted()).toEqual([[0, false]])
    }
    expect((await attempt(email)).status).toBe(200)
  })

  test('take no waiting away that wrong guesses earned meanwhile', async () => {
    const { email } = await joinAs(site, 'earned@example.com')
    const ctx = { ...systemContext(site.services, 'test'), address: from }
    const taken = await countPasswordAttempt(ctx, email)
    for (let at = 0; at < 4; at++) expect((await guess(from, email)).status).toBe(401)
    expect((await attempt(email)).json.code).toBe('credentials.locked')
    const failed = whileAttempting(ctx, taken, () => Promise.reject(unavailable()))
    await expect(failed).rejects.toThrow('server.busy')
    expect(await counted()).toContainEqual([4, true])
    expect((await attempt(email)).json.code).toBe('credentials.locked')
  })

  test('are taken back as soon as the database answers again', async () => {
    const { email } = await joinAs(site, 'late-answer@example.com')
    const ctx = { ...systemContext(site.services, 'test'), address: from }
    const taken = await countPasswordAttempt(ctx, email)
    expect(await counted()).toContainEqual([1, false])
    const warned = vi.spyOn(ctx.log, 'warn').mockClear()
    onTestFinished(() => warned.mockRestore())
    const away = new Error('Connection terminated')
    vi.spyOn(attempts, 'uncountAttempt').mockRejectedValueOnce(away)
    await expect(whileAttempting(ctx, taken, () => Promise.reject(away))).rejects.toBe(away)
    const mine = async () => {
      const rows = await ctx.db
        .selectFrom('sign_in_attempts')
        .select('count')
        .where('key', '=', key)
        .execute()
      return rows.map(({ count }) => count)
    }
    const key = taken[0]?.key ?? ''
    expect(taken.map((one) => one.key.split(':').slice(1).join(':'))).toEqual([`from:${from}`, 'all'])
    await expect.poll(mine, { timeout: 30_000 }).toEqual([0])
    const said = [{ err: away }, 'an attempt to sign in could not be taken back yet']
    expect(warned.mock.calls).toEqual([said])
  })

  test('after a wait that is over bring none, and the next wrong guess waits as it would have', async () => {
    const { email } = await joinAs(site, 'earlier@example.com')
    for (let at = 0; at < 5; at++) await guess(from, email)
    site.advance(31_000)
    await whileCrowded(async () => {
      expect((await attempt(email)).status).toBe(503)
    })
    expect((await guess(from, email)).status).toBe(401)
    expect((await guess(from, email)).headers.get('retry-after')).toBe('60')
  })
})

test.runIf(process.env.TEST_ENGINE === 'postgres')(
  'attempts that the database did not let finish cost nothing',
  async () => {
    const { db } = site.services.connection
    await joinAs(site, 'ill@example.com')
    const attempt = () => signInAs(site.browser({ address: '192.0.2.9' }), 'ill@example.com')
    const counted = async () => {
      const rows = await db
        .selectFrom('sign_in_attempts')
        .select('count')
        .where('key', 'like', '%:from:192.0.2.9')
        .execute()
      return rows.map(({ count }) => count)
    }
    await sql`create function fail() returns trigger language plpgsql as
      $$ begin raise exception 'terminating connection' using errcode = '57P01'; end $$`.execute(db)
    await sql`create trigger failing before insert on sessions for each row execute function fail()`.execute(
      db,
    )
    for (let at = 0; at < 7; at++) {
      expect((await attempt()).json.code).toBe('database.unavailable')
      await expect.poll(counted).toEqual([0])
    }
    await sql`drop trigger failing on sessions`.execute(db)
    expect((await attempt()).status).toBe(200)
  },
)
