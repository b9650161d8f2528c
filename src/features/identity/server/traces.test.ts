import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import { auditOf } from '#content/server/test-traces.ts'
import { systemContext } from '#platform/server/context.ts'
import type { UserSessionList } from '../contract.ts'
import { countPeople, findVerifiedAddress, markPresence } from './accounts/people.ts'
import { addApp } from './second-factor/test-codes.ts'
import { joinAs, joinAsAdmin, lastToken, mailsTo, password, signInAs, whoIs } from './test-people.ts'

const newPassword = 'the moon over Lalibela'
const day = 86_400_000

describe('what somebody does with an account', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp({ RATE_LIMIT_FACTOR: '100' })
  })
  afterAll(() => site.close())

  test('is written down from the registration to the end, without a secret', async () => {
    const { browser, uid, email } = await joinAs(site, 'life@example.com')
    await signInAs(site.browser(), email, { password: 'wrong, all of it' })
    await site.browser().send('POST', '/api/auth/sign-up/email', { email, displayName: 'Again', password })
    await browser.send('POST', '/api/session/proof', { password: 'wrong, all of it' })
    await browser.send('POST', '/api/session/proof', { password })
    await browser.send('POST', '/api/auth/change-password', { currentPassword: password, newPassword })
    await signInAs(site.browser(), email, { password: newPassword })
    await signInAs(site.browser(), email, { password: newPassword })
    const own = `/api/users/${uid}/sessions`
    const { sessions } = (await browser.get<UserSessionList>(own)).json
    const other = sessions.find(({ isCurrent }) => !isCurrent)?.id
    await browser.send('DELETE', `${own}/${other}`)
    await browser.send('DELETE', own)
    // There is none left to end.
    await browser.send('DELETE', own)
    await browser.send('POST', '/api/auth/sign-out')
    await site.browser().send('POST', '/api/auth/request-password-reset', { email })
    const token = await lastToken(site, email)
    await site.browser().send('POST', '/api/auth/reset-password', { token, newPassword: password })
    await site.browser().send('POST', '/api/auth/send-verification-email', { email })

    const trace = await auditOf(site, uid)
    const signedIn = ['session.signed_in', 'user', { method: 'password' }]
    expect(trace).toEqual([
      ['address.verification_requested', 'user', {}],
      ['password.changed', 'user', {}],
      ['password.reset', 'user', {}],
      ['password.reset_requested', 'user', {}],
      ['session.ended', 'user', { session: other }],
      ['session.others_ended', 'user', { ended: 1 }],
      ['session.proof_refused', 'user', { method: 'password' }],
      ['session.proved', 'user', { method: 'password' }],
      ['session.refused', 'user', { method: 'password', reason: 'invalid_email_or_password' }],
      // A changed password goes on with a new session, which is no sign-in.
      ...Array.from({ length: 4 }, () => signedIn),
      ['session.signed_out', 'user', {}],
      ['user.registered', 'user', { method: 'password', isFirstAdmin: false }],
      ['user.registered_again', 'user', {}],
    ])
    expect(JSON.stringify(trace)).not.toContain(password)
  })

  test('is written down with each wrong password or code, wherever it was given', async () => {
    const person = await joinAs(site, 'wrong-ones@example.com')
    const { browser, uid } = person
    const wrong = 'wrong, all of it'
    const own = `/api/users/${uid}`
    await browser.send('POST', `${own}/second-factor`, {})
    await browser.send('POST', `${own}/second-factor/confirm`, { code: '000000' })
    await addApp(site, person)
    await browser.send('POST', `${own}/recovery-codes`, { code: '000000' })
    await browser.send('DELETE', `${own}/second-factor`, { password, code: '000000' })
    await browser.send('DELETE', `${own}/second-factor`, { password: wrong, code: '000000' })
    await browser.send('POST', '/api/auth/change-password', { currentPassword: wrong, newPassword })
    await browser.send('DELETE', own, { password: wrong })
    const refused = (await auditOf(site, uid)).filter(([event]) => event === 'session.proof_refused')
    const [code, byPassword] = ['{"method":"code"}', '{"method":"password"}']
    expect(refused.map(([, , details]) => JSON.stringify(details)).toSorted()).toEqual([
      ...Array(3).fill(code),
      ...Array(3).fill(byPassword),
    ])
  })

  test('is written down of an address that nobody has as of somebody unknown', async () => {
    const email = 'nobody-at-all@example.com'
    await signInAs(site.browser(), email)
    await site.browser().send('POST', '/api/auth/request-password-reset', { email })
    await site.browser().send('POST', '/api/auth/send-verification-email', { email })
    expect(await auditOf(site, 'unknown')).toEqual([
      ['address.verification_requested', 'user', {}],
      ['password.reset_requested', 'user', {}],
      ['session.refused', 'user', { method: 'password', reason: 'invalid_email_or_password' }],
    ])
    expect(await mailsTo(site, email)).toEqual([])
  })

  test('is written down with when, from where and in which request', async () => {
    const { email, uid } = await joinAs(site, 'whole-entry@example.com')
    const began = site.services.clock()
    const answer = await signInAs(site.browser({ address: '203.0.113.9' }), email)
    const entry = await site.services.connection.db
      .selectFrom('audit_log')
      .selectAll()
      .where('requestId', '=', answer.headers.get('x-request-id'))
      .where('event', '=', 'session.signed_in')
      .executeTakeFirstOrThrow()
    const who = { actorId: uid, subjectKind: 'user', subjectId: uid, address: '203.0.113.9' }
    expect(entry).toMatchObject(who)
    expect(Number(entry.at)).toBeGreaterThanOrEqual(began)
    expect(Number(entry.at)).toBeLessThanOrEqual(site.services.clock())
  })

  test('ends one session of those that there are, and names what is not there', async () => {
    const person = await joinAs(site, 'one-of-two@example.com')
    const answer = await person.browser.send('DELETE', `/api/users/${person.uid}/sessions/nowhere`)
    expect([answer.status, answer.json.code]).toEqual([404, 'session.not_found'])
    for (const path of ['change-password', 'sign-out'])
      expect((await site.browser().send('POST', `/api/auth/${path}`, {})).status).toBeLessThan(500)
  })

  test('shows where one is signed in as it is, the browser that asks first', async () => {
    const person = await joinAs(site, 'as-it-is@example.com')
    const kept = site.browser()
    site.advance(1000)
    await kept.send(
      'POST',
      '/api/auth/sign-in/email',
      { email: person.email, password, rememberMe: true },
      { 'user-agent': 'A phone' },
    )
    const list = async (browser = kept) =>
      (await browser.get<UserSessionList>(`/api/users/${person.uid}/sessions`)).json
    const now = site.services.clock()
    const { sessions, signIns } = await list()
    expect(sessions[0]).toMatchObject({
      isCurrent: true,
      keepSignedIn: true,
      userAgent: 'A phone',
      method: 'password',
      endsAt: expect.closeTo(now + 30 * day, -5) as number,
      lastActiveAt: expect.closeTo(now, -5) as number,
    })
    expect(sessions[1]).toMatchObject({ isCurrent: false, keepSignedIn: false })
    expect((await list(person.browser)).sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false])
    expect(signIns).toEqual([{ provider: 'password', since: expect.closeTo(now, -5) as number }])
    site.advance(13 * 3_600_000)
    expect((await list()).sessions).toHaveLength(1)
  })
})

test('the first administrator is verified by the printed address, and an earlier user is not joined to it', async () => {
  const site = await createTestApp({ RATE_LIMIT_FACTOR: '100' })
  try {
    const admin = await joinAsAdmin(site)
    expect(await whoIs(admin.browser)).toMatchObject({ isAdmin: true, emailVerified: true })
    expect((await auditOf(site, admin.uid)).filter(([event]) => event === 'user.registered')).toEqual([
      ['user.registered', 'user', { method: 'password', isFirstAdmin: true }],
    ])
    expect(await mailsTo(site, admin.email)).toEqual([])
  } finally {
    await site.close()
  }
})

test('people are counted by when they came and who is here now, up to the most that is asked for', async () => {
  const site = await createTestApp({ RATE_LIMIT_FACTOR: '100' })
  try {
    const ctx = () => systemContext(site.services, 'test')
    const early = await joinAs(site, 'early@example.com')
    site.advance(10 * day)
    const late = await joinAs(site, 'late@example.com')
    expect(await countPeople(ctx(), 100)).toEqual({ signUps7: 1, signUps30: 2, onlineNow: 1 })
    expect(await countPeople(ctx(), 1)).toEqual({ signUps7: 1, signUps30: 1, onlineNow: 1 })
    site.advance(21 * day)
    expect(await countPeople(ctx(), 100)).toEqual({ signUps7: 0, signUps30: 1, onlineNow: 0 })

    await markPresence(ctx(), late.uid, { online: true, notSince: ctx().now })
    await markPresence(ctx(), early.uid, { online: false, notSince: ctx().now })
    expect(await countPeople(ctx(), 100)).toMatchObject({ onlineNow: 1 })
    site.advance(121_000)
    expect(await countPeople(ctx(), 100)).toMatchObject({ onlineNow: 0 })

    expect(await findVerifiedAddress(ctx(), late.uid)).toBe(undefined)
    expect(await findVerifiedAddress(ctx(), 'nobody')).toBe(undefined)
    await site.services.connection.db.updateTable('users').set({ emailVerified: true }).execute()
    expect(await findVerifiedAddress(ctx(), late.uid)).toBe('late@example.com')
  } finally {
    await site.close()
  }
})
