import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newAddress, signInAs } from '#app/server/test-accounts.ts'
import { createTestApp, type TestApp, type TestBrowser } from '#app/server/test-app.ts'
import { startAuthoring, type Author } from '#content/server/test-authoring.ts'
import type { OrderScript } from '#features/datasets/contract.ts'
import type { LogEntry, OrderBookDetail, OrderBookResult, PlayableMarket } from '../contract.ts'
import { isFault, run } from '../engine/run.ts'
import { runsAnHour } from './order-books.ts'
import { registerRunKeeper, type VerifiedRun } from './run-keeper.ts'
import { registerSeriesForOrderBooks } from './scripts.ts'

let site: TestApp
let author: Author
let guest: TestBrowser
const kept: VerifiedRun[] = []
const buyHundred = { form: 'average', side: 'buy', units: 100, price: 10_200 } as const
const titles = { en: 'Buy without hurry', am: 'ሳይቸኩሉ ይግዙ' }

beforeAll(async () => {
  site = await createTestApp()
  author = await startAuthoring(site)
  guest = site.browser({ address: newAddress() })
  await author.post('orderBook', titles, { details: { seed: 7, missions: [buyHundred] } })
})

afterAll(async () => {
  registerRunKeeper({ keep: async () => undefined })
  registerSeriesForOrderBooks(async () => undefined)
  await site.close()
})

async function open(slug = 'buy-without-hurry'): Promise<PlayableMarket> {
  const { status, json } = await guest.get<OrderBookDetail>(`/api/order-books/${slug}?lang=en`)
  expect(status).toBe(200)
  if (!json.market) throw new Error('it cannot be played')
  return json.market
}

interface Refused {
  code: string
  fields?: Record<string, string>
}

function handIn(body: object, { browser = guest, slug = 'buy-without-hurry' } = {}) {
  return browser.send<OrderBookResult & Refused>('POST', `/api/order-books/${slug}/results`, body)
}

const buy = (at: number, units = 50): LogEntry => ({ at, action: 'market', side: 'buy', units })

describe('an exercise', () => {
  test('comes in both languages with all that decides its market, and the book at its opening', async () => {
    for (const lang of ['en', 'am'] as const) {
      const { json } = await guest.get<OrderBookDetail>(`/api/order-books/buy-without-hurry?lang=${lang}`)
      expect(json.article).toMatchObject({ title: titles[lang], kind: 'orderBook' })
    }
    const { json } = await guest.get<OrderBookDetail>('/api/order-books/buy-without-hurry?lang=en')
    expect(json.article.minutes).toBe(6)
    const { settings, opening } = await open()
    expect(settings).toMatchObject({ seed: 7, tick: 5, missions: [buyHundred], script: null })
    expect(opening.buy[0]?.price).toBeLessThan(opening.sell[0]?.price ?? 0)
    expect(opening.buy).toHaveLength(6)
  })

  test('stands in the map of the site', async () => {
    expect((await guest.get('/sitemap.xml')).text).toContain('/practice/order-book/buy-without-hurry')
  })

  test('cannot be published with a mission that nobody can meet', async () => {
    const faultsOf = async (details: object) => {
      const item = await author.start('orderBook', 'Impossible')
      await author.change(item.id, { details: { ...details } })
      await author.save(item.id, 'en', { title: 'Impossible' })
      return (await author.publish(item.id, 'en')).json.fields
    }
    expect(await faultsOf({})).toEqual({ 'details.missions': 'required' })
    const units = 200
    expect(
      await faultsOf({
        cash: 500_000,
        units: 100,
        reference: 10_003,
        missions: [
          { form: 'average', side: 'buy', units: 105, price: 10_000 },
          { form: 'average', side: 'buy', units, price: 10_000 },
          { form: 'quiet', side: 'sell', units, move: 100 },
          { form: 'auction', side: 'sell', units: 100 },
        ],
      }),
    ).toEqual({
      'details.reference': 'tick',
      'details.missions.0': 'lot',
      'details.missions.1': 'cash',
      'details.missions.2': 'units',
      'details.missions.3': 'auction',
    })
    const pace = { form: 'pace', side: 'sell', units: 100, seconds: 300 }
    expect(await faultsOf({ seconds: 60, missions: [pace] })).toEqual({ 'details.missions.0': 'seconds' })
  })
})

describe('a run that is handed in', () => {
  test('is played again: the answer is what the engine makes of it, and is handed on', async () => {
    registerRunKeeper({ keep: async (_ctx, one) => void kept.push(one) })
    const { settings, revisionKey } = await open()
    const log = [buy(5), buy(40)]
    const { status, json } = await handIn({ revisionKey, seed: 7, log })
    expect(status).toBe(200)
    expect(json).toEqual(run(settings, log))
    expect(json).toMatchObject({ bought: { units: 100 }, missions: [{ isMet: true, reason: 'met' }] })
    expect(kept).toMatchObject([
      {
        exerciseKind: 'orderBook',
        revisionKey,
        log: { seed: 7, log },
        goals: [{ id: 'average', isMet: true }],
      },
    ])
  })

  test('may be in another market than the first', async () => {
    const { settings, revisionKey } = await open()
    const { json } = await handIn({ revisionKey, seed: 8, log: [buy(5)] })
    const other = run({ ...settings, seed: 8 }, [buy(5)])
    expect(json).toEqual(other)
    expect(isFault(other)).toBe(false)
  })

  test('brings no result of its own', async () => {
    const { revisionKey } = await open()
    const before = kept.length
    const { status } = await handIn({ revisionKey, seed: 7, log: [], result: { fees: 0 } })
    expect(status).toBe(422)
    expect(kept).toHaveLength(before)
  })

  test.each<[string, LogEntry[], string, string]>([
    ['in the past', [buy(40), buy(5)], 'log.1', 'past'],
    ['after the end', [buy(900_000)], 'log.0', 'late'],
    ['of broken lots', [buy(5, 7)], 'log.0', 'lot'],
    [
      'of more units than there are',
      [{ at: 3, action: 'market', side: 'sell', units: 2000 }],
      'log.0',
      'units',
    ],
    ['of more money than there is', [buy(3, 90_000)], 'log.0', 'cash'],
    [
      'at a price between two',
      [{ at: 3, action: 'limit', side: 'buy', price: 9901, units: 10 }],
      'log.0',
      'tick',
    ],
    ['that take back nothing', [{ at: 3, action: 'cancel', order: 4 }], 'log.0', 'order'],
  ])('is refused with orders %s, and nothing is kept', async (_what, log, field, reason) => {
    const { revisionKey } = await open()
    const before = kept.length
    const { status, json } = await handIn({ revisionKey, seed: 7, log })
    expect([status, json.code, json.fields]).toEqual([422, 'order_book.log_impossible', { [field]: reason }])
    expect(kept).toHaveLength(before)
  })

  test('is refused when the exercise has changed since', async () => {
    const item = await author.post('orderBook', { en: 'Changing' }, { details: { missions: [buyHundred] } })
    const { revisionKey } = await open('changing')
    await author.change(item.id, { details: { missions: [buyHundred], fee: 50 } })
    const { status, json } = await handIn({ revisionKey, seed: 1, log: [] }, { slug: 'changing' })
    expect([status, json.code]).toEqual([409, 'order_book.changed'])
  })

  test('cannot be handed in without end', async () => {
    const { revisionKey } = await open()
    const browser = site.browser({ address: newAddress() })
    const statuses: number[] = []
    for (let count = 0; count <= runsAnHour; count++)
      statuses.push((await handIn({ revisionKey, seed: 7, log: [] }, { browser })).status)
    expect(statuses.filter((status) => status !== 200)).toEqual([429])
  })

  test('counts for its member, wherever they are, and not for others behind their address', async () => {
    const { revisionKey } = await open()
    const [busy, other] = await Promise.all([1, 2].map(() => signInAs(site, { role: 'user' })))
    const address = newAddress()
    const from = (member: typeof busy, place: string) => {
      const browser = site.browser({ address: place })
      for (const [name, value] of member?.browser.cookies ?? []) browser.cookies.set(name, value)
      return handIn({ revisionKey, seed: 7, log: [] }, { browser })
    }
    for (let count = 0; count < runsAnHour; count++) await from(busy, address)
    expect((await from(busy, newAddress())).status).toBe(429)
    expect((await from(other, address)).status).toBe(200)
  })

  test('is not taken of what only members read', async () => {
    const details = { missions: [buyHundred] }
    await author.post('orderBook', { en: 'For members' }, { details, access: 'signed-in' })
    expect((await handIn({ revisionKey: 'x', seed: 1, log: [] }, { slug: 'for-members' })).status).toBe(401)
    expect((await guest.get('/api/order-books/for-members')).status).toBe(401)
  })
})

describe('a market that a data set decides', () => {
  const order = (at: number, side: 'buy' | 'sell', price: number, units: number) => ({
    at,
    action: 'limit' as const,
    side,
    price,
    units,
    name: `${at}`,
  })
  const orders = [order(10, 'sell', 10_000, 100), order(20, 'buy', 9900, 100)]
  const facts = { slug: 's', version: 1, title: 'S', unit: 'ETB', isMadeUp: true, source: '', licence: '' }
  const scriptOf = (id: string): OrderScript => ({ ...facts, id, form: 'orders', decimals: 2, orders })

  test('plays its orders; without it nothing can be published or played', async () => {
    const resource = await author.post('resource', { en: 'A script' })
    const item = await author.start('orderBook', 'From a script')
    const missions = [{ ...buyHundred, units: 110 }]
    await author.change(item.id, { details: { script: [resource.id], missions } })
    await author.save(item.id, 'en', { title: 'From a script' })
    expect((await author.publish(item.id, 'en')).json.fields).toEqual({ 'details.script': 'unknown' })

    registerSeriesForOrderBooks(async (_ctx, id) => (id === resource.id ? scriptOf(id) : undefined))
    expect((await author.publish(item.id, 'en')).json.fields).toEqual({ 'details.missions.0': 'offered' })
    await author.change(item.id, { details: { script: [resource.id], missions: [buyHundred] } })
    expect((await author.publish(item.id, 'en')).status).toBe(200)
    const { revisionKey, settings, opening } = await open('from-a-script')
    expect([settings.script, opening.buy]).toEqual([orders, []])
    const run = { revisionKey, seed: settings.seed, log: [buy(2, 100)] }
    const { json } = await handIn(run, { slug: 'from-a-script' })
    expect(json).toMatchObject({ bought: { units: 100, value: 1_000_000 } })

    registerSeriesForOrderBooks(async () => undefined)
    await author.change(item.id, { level: 'beginner' })
    const gone = await guest.get<OrderBookDetail>('/api/order-books/from-a-script')
    expect([gone.status, gone.json.market]).toEqual([200, null])
    expect((await handIn(run, { slug: 'from-a-script' })).json.code).toBe('order_book.changed')
  })
})
