import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, type Member, type TestSite } from '#app/server/test-site.ts'
import type { Arrangement, MemberDashboard, SiteSettings } from '../../contract.ts'

let site: TestSite
let count = 0

beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

const address = '/api/dashboard/cards'
const join = () => site.join(`arranges-${++count}@example.com`)
const read = async ({ browser }: Member) => (await browser.get<MemberDashboard>('/api/dashboard')).json
const arrange = ({ browser }: Member, cards: unknown) =>
  browser.send<Arrangement & { fields?: Record<string, string> }>('PUT', address, { cards })
const offer = async (cards: SiteSettings['cards']) => {
  const { json } = await site.admin.browser.get<SiteSettings>('/api/admin/site-settings')
  await site.admin.browser.send('PUT', '/api/admin/site-settings', { ...json, cards })
}
const names = ({ cards }: Arrangement) => cards.map(({ card }) => card)
const usual = ['today', 'continue', 'courses', 'certificates', 'saved', 'read', 'posts']

test('a member arranges the parts, finds them so on every device, and lets them stand as for everybody again', async () => {
  const member = await join()
  const other = await join()
  expect((await read(member)).arrangement).toMatchObject({ isOwn: false })
  const { status, json } = await arrange(member, [
    { card: 'posts', isShown: true },
    { card: 'today', isShown: false },
  ])
  expect([status, json.isOwn]).toEqual([200, true])
  expect(names(json)).toEqual(['posts', 'today', 'continue', 'courses', 'certificates', 'saved', 'read'])
  const elsewhere = await read({ ...member, browser: await site.signIn(member.email) })
  expect(elsewhere.cards).toEqual(['posts', 'continue', 'courses', 'certificates', 'saved', 'read'])
  expect(elsewhere.arrangement).toEqual(json)
  expect(elsewhere.today).toBeNull()
  expect((await read(other)).cards).toEqual(usual)

  const reset = await member.browser.send<Arrangement>('DELETE', address)
  expect([reset.json.isOwn, names(reset.json)]).toEqual([false, usual])
  expect((await member.browser.send('DELETE', address)).status).toBe(200)
  expect((await read(member)).cards).toEqual(usual)
})

test('of several orders that arrive at once one holds, whole', async () => {
  const member = await join()
  const orders = usual.map((_, at) =>
    [...usual.slice(at), ...usual.slice(0, at)].map((card) => ({ card, isShown: true })),
  )
  const answers = await Promise.all(orders.map((cards) => arrange(member, cards)))
  expect(answers.map(({ status }) => status)).toEqual(usual.map(() => 200))
  const { cards } = (await read(member)).arrangement
  expect(orders).toContainEqual(cards)
})

test('what the administrators hide is offered to nobody, and what they show later has its place', async () => {
  const member = await join()
  const { cards } = (await read(member)).arrangement
  await arrange(member, cards.toReversed())
  await offer(cards.map((one) => ({ ...one, isShown: one.card !== 'saved' })))
  expect(names((await read(member)).arrangement)).toEqual(
    usual.toReversed().filter((card) => card !== 'saved'),
  )
  await offer(cards)
  expect(names((await read(member)).arrangement)).toEqual(usual.toReversed())
})

test('an order that is none is refused, and guests have none', async () => {
  const member = await join()
  const wrong = [
    [{ card: 'casino', isShown: true }],
    [{ card: 'posts' }],
    [
      { card: 'posts', isShown: true },
      { card: 'posts', isShown: false },
    ],
  ]
  for (const cards of wrong) expect((await arrange(member, cards)).status).toBe(422)
  expect((await read(member)).arrangement.isOwn).toBe(false)
  const guest = site.browser()
  expect((await guest.send('PUT', address, { cards: [] })).status).toBe(401)
  expect((await guest.send('DELETE', address)).status).toBe(401)
})

test('the order is among what a member can take along, and goes with the account', async () => {
  const member = await join()
  await arrange(member, [{ card: 'saved', isShown: false }])
  const { json } = await member.browser.get<{ dashboard: unknown }>(`/api/users/${member.uid}/export`)
  expect(json.dashboard).toEqual({ cards: [{ card: 'saved', isShown: false }] })
  const { db } = site.services.connection
  await db.deleteFrom('users').where('id', '=', member.uid).execute()
  expect(
    await db.selectFrom('dashboard_cards').selectAll().where('userId', '=', member.uid).execute(),
  ).toEqual([])
})
