import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestSite, type TestSite } from '../test-site.ts'
import { tidy } from '../upkeep/upkeep.ts'
import { startAuthoring } from '#content/server/test-authoring.ts'
import { mailsTo } from '#features/identity/server/test-people.ts'
import { postQuestion, wrong } from '#features/quizzes/server/test-quizzes.ts'
import { paths } from '#platform/paths.ts'
import { dayOf, startOf } from '#features/reviews/server/days.ts'
import { passTime, practising } from '#features/reviews/server/test-reviews.ts'
import { unsubscribeToken } from '#features/reviews/server/unsubscribe-token.ts'

let site: TestSite
let questionId: string
let count = 0

const hour = 3_600_000

beforeAll(async () => {
  site = await createTestSite()
  questionId = (await postQuestion(await startAuthoring(site), 'Missed?', { use: 'practice' })).id
})
afterAll(() => site.close())

/** To ten o'clock in the morning of a day to come. */
const toMorning = (days = 1) =>
  passTime(site, startOf(dayOf(site.services.clock()) + days) + 10 * hour - site.services.clock())

beforeEach(() => toMorning())

const users = () => site.services.connection.db.updateTable('users')

/** A member whose address is known to be theirs, and who has missed a question. */
async function misses({ language = null as 'en' | 'am' | null, isVerified = true } = {}) {
  const email = `reminded-${++count}@example.com`
  const { browser, uid } = await site.join(email)
  await users()
    .set({ emailVerified: isVerified ? 1 : 0, language })
    .where('id', '=', uid)
    .execute()
  const member = practising(browser)
  await member.check(questionId, wrong)
  return {
    ...member,
    uid,
    email,
    mails: async () => (await mailsTo(site, email)).filter(({ text }) => text.includes(paths.reviews)),
  }
}

const stored = async (email: string) =>
  site.services.connection.db
    .selectFrom('mail_outbox')
    .selectAll()
    .where('recipient', '=', email)
    .where('unsubscribeUrl', 'is not', null)
    .executeTakeFirstOrThrow()

test('nobody is written to who has not asked for it, and none of whom nothing is due', async () => {
  const silent = await misses()
  const early = await misses()
  await early.remind(true)
  await tidy(site.services)
  expect(await early.mails()).toEqual([])
  await toMorning()
  await tidy(site.services)
  expect(await early.mails()).toHaveLength(1)
  expect(await silent.mails()).toEqual([])
  expect([await silent.isReminded(), await early.isReminded()]).toEqual([false, true])
})

test('a reminder comes by day, in the member’s language, and weekly at most', async () => {
  const member = await misses({ language: 'am' })
  await member.remind(true)
  await passTime(site, 13 * hour)
  expect(new Date(site.services.clock() + 3 * hour).getUTCHours()).toBe(23)
  await tidy(site.services)
  await passTime(site, 4 * hour)
  await tidy(site.services)
  expect(await member.mails()).toEqual([])
  await passTime(site, 7 * hour)
  await tidy(site.services)
  const [mail, ...more] = await member.mails()
  expect(more).toEqual([])
  expect(mail?.subject).toBe('1 ጥያቄ ለልምምድ ዝግጁ ነው')
  expect(mail?.text).toContain('/dashboard/practice?lang=am')
  for (let n = 0; n < 6; n++) {
    await toMorning()
    await tidy(site.services)
  }
  expect(await member.mails()).toHaveLength(1)
  await toMorning()
  await passTime(site, hour)
  await tidy(site.services)
  expect(await member.mails()).toHaveLength(2)
})

test('of several nodes one sends it, and one that fails in the midst leaves it to the next hour', async () => {
  const member = await misses()
  await member.remind(true)
  await toMorning()
  const { db } = site.services.connection
  await db.schema.alterTable('mail_outbox').renameTo('mail_outbox_away').execute()
  await tidy(site.services)
  await db.schema.alterTable('mail_outbox_away').renameTo('mail_outbox').execute()
  expect(await member.mails()).toEqual([])
  await Promise.all([tidy(site.services), tidy(site.services), tidy(site.services)])
  expect(await member.mails()).toHaveLength(1)
})

test('a question that is taken away for a while uses up no week of reminders', async () => {
  const [member, other] = [await misses(), await misses()]
  await member.remind(true)
  await toMorning()
  const withdrawn = site.services.connection.db.updateTable('publications').where('itemId', '=', questionId)
  await withdrawn.set({ visibleFrom: Number.MAX_SAFE_INTEGER }).execute()
  await tidy(site.services)
  expect(await member.mails()).toEqual([])
  await withdrawn.set({ visibleFrom: 0 }).execute()
  await tidy(site.services)
  expect(await member.mails()).toHaveLength(1)
  expect(await other.mails()).toEqual([])
})

test('one member whose reminder fails keeps no other from theirs', async () => {
  const broken = await misses()
  const next = await misses()
  for (const member of [broken, next]) await member.remind(true)
  await users().set({ email: 'two words@example.com' }).where('id', '=', broken.uid).execute()
  await toMorning()
  await tidy(site.services)
  expect(await next.mails()).toHaveLength(1)
})

test('an address that nobody has confirmed, and a suspended account, get none', async () => {
  const unknown = await misses({ isVerified: false })
  const suspended = await misses()
  for (const member of [unknown, suspended]) await member.remind(true)
  await users().set({ status: 'suspended' }).where('id', '=', suspended.uid).execute()
  await toMorning()
  await tidy(site.services)
  expect([await unknown.mails(), await suspended.mails()]).toEqual([[], []])
})

test('looking at the address stops nothing, and one that was changed is known to nobody', async () => {
  const member = await misses()
  const other = await misses()
  for (const one of [member, other]) await one.remind(true)
  const token = unsubscribeToken(site.services.config, member.uid)
  const [, signature] = token.split('.')
  const forged = `${Buffer.from(other.uid).toString('base64url')}.${signature}`
  const end = (token: string) => site.browser().send('POST', '/api/reminders/end', { token })
  for (const wrong of [forged, token.slice(0, -2), `${token}.x`, '', '.', 'x'.repeat(400)])
    expect((await end(wrong)).status).toBe(404)
  await site.browser().get(`/unsubscribe/${token}`)
  expect([await member.isReminded(), await other.isReminded()]).toEqual([true, true])
  expect((await end(token)).json).toEqual({ isOn: false })
  expect([await member.isReminded(), await other.isReminded()]).toEqual([false, true])
  expect(unsubscribeToken({ ...site.services.config, authSecret: 'another' }, member.uid)).not.toBe(token)
})

test('the e-mail names its end for mail programs, as RFC 8058 wants it', async () => {
  const { createDelivery } = await import('#platform/server/mail/delivery.ts')
  const { readFile, readdir } = await import('node:fs/promises')
  const member = await misses()
  await member.remind(true)
  await toMorning()
  await tidy(site.services)
  const mail = await stored(member.email)
  const { href } = new URL(mail.unsubscribeUrl ?? '')
  expect(href).toContain(paths.unsubscribe(unsubscribeToken(site.services.config, member.uid)))
  expect(mail.text).toContain(href)
  expect(mail.html).toContain(href.replaceAll('&', '&amp;'))
  await createDelivery(site.services)(mail, AbortSignal.timeout(5000))
  const folder = `${site.services.config.dataDir}/outbox`
  const file = (await readdir(folder)).find((name) => name.includes(mail.id)) ?? ''
  const head = (await readFile(`${folder}/${file}`, 'utf8'))
    .split('\r\n\r\n')[0]!
    .replaceAll(/\r\n[ \t]+/g, ' ')
  expect(head).toContain(`List-Unsubscribe: <${mail.unsubscribeUrl}>`)
  expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
})
