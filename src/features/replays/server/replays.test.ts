import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signInAs } from '#app/server/test-accounts.ts'
import { createTestApp, type TestApp, type TestBrowser } from '#app/server/test-app.ts'
import type { Item } from '#content/contract.ts'
import type { ExerciseList } from '#features/practice/contract.ts'
import type { SearchResults, Suggestions } from '#features/search/contract.ts'
import { startAuthoring, type Author } from '#content/server/test-authoring.ts'
import type { Judged, OpenRun, ReplayBars, ReplayDetail, StepAnswer } from '../contract.ts'
import { judge } from '../engine/result.ts'
import { most, type Decision, type Market, type RunLog } from '../engine/types.ts'
import { wanderingSeries } from '../test-series.ts'
import { registerRunKeeperOfReplays, type FinishedRun } from './run-keeper.ts'
import { registerLengthsForReplays, registerSeriesOfReplays } from './series-reader.ts'

let site: TestApp
let author: Author
let guest: TestBrowser
let member: TestBrowser
let uid: string
let dataSet: Item
/** Of graded exercises: no reader can open it. */
let hidden: Item
const kept: FinishedRun[] = []

beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '1000' })
  author = await startAuthoring(site)
  guest = site.browser()
  const joined = await signInAs(site, { role: 'user' })
  member = joined.browser
  uid = joined.uid
  dataSet = await author.post(
    'resource',
    { en: 'Prices' },
    { details: { resourceType: 'link', url: 'https://nbe.gov.et' } },
  )
  hidden = await author.start('resource', 'Hidden prices')
  registerSeriesOfReplays(
    async (_, id) => (id === dataSet.id ? wanderingSeries(id) : undefined),
    async (_, id) => (id === dataSet.id || id === hidden.id ? wanderingSeries(id) : undefined),
  )
  registerLengthsForReplays(async (_, all) =>
    all.map(({ id, version }) => (id === dataSet.id && !version ? 60 : undefined)),
  )
  registerRunKeeperOfReplays({
    keep(_, run) {
      kept.push(run)
      return Promise.resolve()
    },
  })
})
beforeEach(() => kept.splice(0))
afterAll(async () => {
  registerSeriesOfReplays(() => Promise.resolve(undefined))
  registerLengthsForReplays(() => Promise.resolve([]))
  registerRunKeeperOfReplays({ keep: () => Promise.resolve() })
  await site.close()
})

const details = { hiddenFrom: 21, feeFixed: 500, spread: 4, goals: [{ rule: 'everyStop' }] }

async function post(title: string, more: Item['details'] = {}) {
  return author.post('replay', { en: title }, { details: { dataSet: dataSet.id, ...details, ...more } })
}

async function read(address: string) {
  const { status, json } = await guest.get<ReplayDetail>(`/api/replays/${address}?lang=en`)
  expect(status).toBe(200)
  if (!json.exercise) throw new Error('no exercise')
  return { ...json, exercise: json.exercise }
}

const buy: Decision = { do: 'place', at: 19, side: 'buy', type: 'market', units: 10, stopLoss: 5000 }
const marketOf = (
  series = wanderingSeries('x'),
  settings = {
    decimals: 2,
    start: 20,
    cash: 10_000_000,
    feeFixed: 500,
    feePerMille: 0,
    spread: 4,
    orderTypes: ['market', 'limit', 'stop', 'stopLimit'] as const,
    canShort: false,
  },
): Market => ({ bars: series, settings })

describe('an exercise', () => {
  test('is published with a series that has bars enough, and only then', async () => {
    const { id } = await author.start('replay', 'Unready')
    const missing = async (own: Item['details']) => {
      await author.change(id, { details: own })
      await author.save(id, 'en', { title: 'Unready' })
      return (await author.publish(id, 'en')).json.fields
    }
    expect(await missing({})).toEqual({ 'details.dataSet': 'required' })
    const other = await author.post(
      'resource',
      { en: 'A link' },
      { details: { resourceType: 'link', url: 'https://nbe.gov.et' } },
    )
    expect(await missing({ dataSet: other.id })).toEqual({ 'details.dataSet': 'unknown' })
    expect(await missing({ dataSet: dataSet.id, lastBar: 61 })).toEqual({ 'details.lastBar': 'too_big' })
    expect(await missing({ dataSet: dataSet.id, hiddenFrom: 4 })).toEqual({
      'details.hiddenFrom': 'too_small',
    })
    expect(await missing({ dataSet: dataSet.id, hiddenFrom: 55 })).toEqual({
      'details.hiddenFrom': 'too_big',
    })
    // Whoever sells at the lowest price gets it less half the spread, which must leave something.
    const twiceLowest = 2 * Math.min(...wanderingSeries('x').low)
    expect(await missing({ dataSet: dataSet.id, spread: twiceLowest })).toEqual({
      'details.spread': 'too_big',
    })
    expect(await missing({ dataSet: dataSet.id, spread: twiceLowest - 1 })).toBeUndefined()
  })

  test('says how long it takes to play, as far as it knows, on cards, among what was found and at its head', async () => {
    const long = { hiddenFrom: 16, lastBar: 60 }
    const { slug } = await post('Forty-five quagga bars', long)
    const { slug: open } = await post('Until the series ends')
    const { slug: unknown } = await post('Of no series', { dataSetVersion: 7 })
    expect((await read(slug)).article.minutes).toBe(3)
    expect((await read(open)).article.minutes).toBe(3)
    const { items } = (await guest.get<ExerciseList>('/api/practice/exercises?lang=en')).json
    const minutes = new Map(items.map((card) => [card.slug, card.minutes]))
    expect([minutes.get(slug), minutes.get(open), minutes.get(unknown)]).toEqual([3, 3, 0])
    const found = (await guest.get<SearchResults>('/api/search?lang=en&q=quagga')).json.items
    expect(found.map((hit) => [hit.slug, hit.playingMinutes])).toEqual([[slug, 3]])
    const suggested = (await guest.get<Suggestions>('/api/search/suggestions?lang=en&q=quag')).json.items
    expect(suggested.map((hit) => [hit.kind, hit.slug])).toEqual([['replay', slug]])
  })

  test('shows the bars that are known, its goals and where its prices come from', async () => {
    const { slug } = await post('To be read')
    const { exercise, article } = await read(slug)
    expect(article.kind).toBe('replay')
    expect(exercise).toMatchObject({
      barCount: 60,
      goals: [{ rule: 'everyStop' }],
      settings: { start: 20, feeFixed: 500, spread: 4, canShort: false },
      series: { title: 'Wandering prices', isMadeUp: true },
    })
    expect(exercise.known.times).toHaveLength(20)
    expect(exercise.known.close).toEqual(wanderingSeries('x').close.slice(0, 20))
  })

  test('names a rule once as a goal', async () => {
    const { id, version } = await author.start('replay', 'Twice')
    const twice = { dataSet: dataSet.id, goals: [{ rule: 'everyStop' }, { rule: 'everyStop' }] }
    const { status, json } = await author.browser.send('PATCH', `/api/admin/items/${id}`, {
      version,
      details: twice,
    })
    expect([status, json]).toMatchObject([422, { fields: { 'details.goals.1': 'twice' } }])
  })

  test('is found by search, and by nobody while it is not published', async () => {
    await post('Quinquagenarian drought')
    expect((await guest.get('/api/search?q=quinquagenarian&lang=en')).text).toContain(
      'quinquagenarian-drought',
    )
    await author.start('replay', 'Unseen')
    expect((await guest.get('/api/replays/unseen')).status).toBe(404)
  })
})

describe('a replay that is only played', () => {
  test('gives all its bars to everybody, and the server comes to the same result', async () => {
    const { slug, id } = await post('Played')
    const { json: bars } = await guest.get<ReplayBars>(`/api/replays/${slug}/bars`)
    expect(bars.close).toHaveLength(60)
    const { exercise } = await read(slug)
    const log: RunLog = { decisions: [buy], until: 40 }
    const given = { revisionKey: exercise.revisionKey, log }
    const { status, json } = await member.send<Judged>('POST', `/api/replays/${slug}/results`, given)
    expect(status).toBe(200)
    expect(json).toEqual(judge(marketOf(bars as never), log, [{ rule: 'everyStop' }]))
    expect(json.goals).toEqual([{ id: 'everyStop', isMet: true }])
    expect(json.result.trades).toHaveLength(1)
    expect(kept).toMatchObject([
      { exerciseKind: 'replay', exerciseId: id, revisionKey: exercise.revisionKey, log },
    ])
    expect((await guest.send('POST', `/api/replays/${slug}/results`, given)).status).toBe(401)
  })

  test('judges its risk by what was planned, not by where the next bar opened', async () => {
    const { slug } = await post('Planned', { goals: [{ rule: 'riskAtMost', limit: 20 }], canShort: true })
    const { revisionKey } = (await read(slug)).exercise
    const met = async (decision: Decision) => {
      const given = { revisionKey, log: { decisions: [decision], until: decision.at + 1 } }
      return (await member.send<Judged>('POST', `/api/replays/${slug}/results`, given)).json.goals[0]?.isMet
    }
    const { close } = wanderingSeries('x')
    for (let at = 20; at < 40; at++)
      for (const side of ['buy', 'sell'] as const) {
        const stopLoss = (close[at] ?? 0) + (side === 'buy' ? -1000 : 1000)
        const order = { do: 'place', at, side, type: 'market', stopLoss } as const
        expect(await met({ ...order, riskPerMille: 20 })).toBe(true)
        expect(await met({ ...order, riskPerMille: 21 })).toBe(false)
      }
  })

  test.each<[string, unknown, number, string]>([
    [
      'a decision in the past of another',
      { decisions: [{ ...buy, at: 25 }, buy], until: 40 },
      422,
      'replay.refused',
    ],
    ['a decision before the start', { decisions: [{ ...buy, at: 3 }], until: 40 }, 422, 'replay.refused'],
    ['a decision after the end', { decisions: [{ ...buy, at: 41 }], until: 40 }, 422, 'replay.refused'],
    ['more bars than there are', { decisions: [], until: 60 }, 422, 'replay.refused'],
    ['no units', { decisions: [{ ...buy, units: 0 }], until: 40 }, 422, 'replay.refused'],
    ['too many units', { decisions: [{ ...buy, units: 10_000_000 }], until: 40 }, 422, 'replay.refused'],
    ['half a unit', { decisions: [{ ...buy, units: 0.5 }], until: 40 }, 422, 'input.invalid'],
    ['a fill of its own', { decisions: [{ ...buy, price: 1 }], until: 40 }, 422, 'input.invalid'],
    [
      'a result of its own',
      { decisions: [], until: 40, result: { profit: 1_000_000 } },
      422,
      'input.invalid',
    ],
  ])('refuses a log with %s', async (_, log, status, code) => {
    const { slug } = await post('Forged')
    const { exercise } = await read(slug)
    const given = { revisionKey: exercise.revisionKey, log }
    const answer = await member.send('POST', `/api/replays/${slug}/results`, given)
    expect([answer.status, answer.json]).toMatchObject([status, { code }])
    expect(kept).toEqual([])
  })

  test('does not take a log of what the exercise was before', async () => {
    const { slug, id } = await post('Changed later')
    const { exercise } = await read(slug)
    await author.change(id, {
      details: { dataSet: dataSet.id, ...details, spread: 8 },
    })
    const given = { revisionKey: exercise.revisionKey, log: { decisions: [], until: 40 } }
    const answer = await member.send('POST', `/api/replays/${slug}/results`, given)
    expect([answer.status, answer.json]).toMatchObject([409, { code: 'replay.changed' }])
  })

  test('for members gives its bars to members alone', async () => {
    const { slug, id } = await post('For members')
    await author.change(id, { access: 'signed-in' })
    expect((await guest.get(`/api/replays/${slug}/bars`)).status).toBe(401)
    expect((await member.get(`/api/replays/${slug}/bars`)).status).toBe(200)
  })
})

describe('a graded replay', () => {
  let slug: string
  let id: string
  beforeAll(async () => {
    ;({ slug, id } = await post('Graded', { isGraded: true, lastBar: 32, dataSet: hidden.id }))
  })

  const open = async () => (await member.send<OpenRun>('POST', `/api/replays/${slug}/runs`)).json
  const step = (run: string, body: object, by = member) =>
    by.send<StepAnswer & { code: string }>('POST', `/api/replays/${slug}/runs/${run}/steps`, body)

  test('gives nobody a bar before it is due', async () => {
    const { json: bars } = await guest.get<ReplayBars>(`/api/replays/${slug}/bars`)
    expect(bars.close).toHaveLength(20)
    const { exercise } = await read(slug)
    const given = { revisionKey: exercise.revisionKey, log: { decisions: [], until: 31 } }
    const answer = await member.send('POST', `/api/replays/${slug}/results`, given)
    expect([answer.status, answer.json]).toMatchObject([409, { code: 'replay.graded' }])
    expect((await guest.send('POST', `/api/replays/${slug}/runs`)).status).toBe(401)
    const played = await post('Only played')
    const wrong = await member.send('POST', `/api/replays/${played.slug}/runs`)
    expect([wrong.status, wrong.json]).toMatchObject([409, { code: 'replay.not_graded' }])
  })

  test('goes on bar by bar, the same when asked again, and ends with what the server replayed', async () => {
    const run = await open()
    expect(run.known.close).toHaveLength(20)
    const first = await step(run.id, { known: 20, decisions: [buy], steps: 1 })
    expect([first.status, first.json.bars.close]).toEqual([200, wanderingSeries('x').close.slice(20, 21)])
    const again = await step(run.id, { known: 20, decisions: [buy], steps: 1 })
    expect(again.json).toEqual(first.json)
    expect(await open()).toMatchObject({ id: run.id, decisions: [buy], known: { close: { length: 21 } } })
    const end = await step(run.id, { known: 21, decisions: [], steps: 11 })
    const log = { decisions: [buy], until: 31 }
    const series = wanderingSeries('x')
    const column = (one: readonly number[]) => one.slice(0, 32)
    const bars = {
      open: column(series.open),
      high: column(series.high),
      low: column(series.low),
      close: column(series.close),
    }
    expect(end.json.judged).toEqual(judge({ ...marketOf(), bars }, log, [{ rule: 'everyStop' }]))
    expect(kept).toMatchObject([{ exerciseId: id, log, goals: [{ id: 'everyStop', isMet: true }] }])
    expect((await step(run.id, { known: 21, decisions: [], steps: 11 })).json).toEqual(end.json)
    expect(kept).toHaveLength(1)
    const next = await open()
    expect([next.id === run.id, next.decisions, next.known.close.length]).toEqual([false, [], 20])
  })

  test('takes as many decisions at one bar as a device does', async () => {
    const run = await open()
    const wait: Decision = { do: 'place', at: 19, side: 'buy', type: 'limit', limit: 10, units: 1 }
    const change: Decision = { do: 'change', at: 19, id: 1, limit: 10 }
    const decisions = [wait, ...Array.from({ length: most.orders }, () => change)]
    const answer = await step(run.id, { known: 20, decisions, steps: 1, isEnd: true })
    expect([answer.status, kept[0]?.log.decisions.length]).toEqual([200, decisions.length])
  })

  test('ends when its reader says so', async () => {
    const run = await open()
    const { json } = await step(run.id, { known: 20, decisions: [], steps: 2, isEnd: true })
    expect(json.judged?.result).toMatchObject({ profit: 0, trades: [] })
    expect(kept[0]?.log).toEqual({ decisions: [], until: 21 })
  })

  test.each<[string, object, number, string]>([
    [
      'a decision about a bar that was shown before',
      { known: 22, decisions: [buy], steps: 1 },
      422,
      'replay.refused',
    ],
    [
      'a decision about a bar that is not shown',
      { known: 22, decisions: [{ ...buy, at: 25 }], steps: 1 },
      422,
      'replay.refused',
    ],
    [
      'an impossible size',
      { known: 22, decisions: [{ ...buy, at: 21, units: -5 }], steps: 1 },
      422,
      'replay.refused',
    ],
    [
      'what neither goes on nor ends',
      { known: 22, decisions: [{ ...buy, at: 21 }], steps: 0 },
      422,
      'input.invalid',
    ],
    ['a step from where the run is not', { known: 25, decisions: [], steps: 1 }, 409, 'replay.run_moved'],
    ['another decision in a past step', { known: 20, decisions: [buy], steps: 2 }, 409, 'replay.run_moved'],
  ])('refuses %s, and stays where it is', async (_, body, status, code) => {
    const run = await open()
    if (run.known.close.length === 20) await step(run.id, { known: 20, decisions: [], steps: 2 })
    const answer = await step(run.id, body)
    expect([answer.status, answer.json.code]).toEqual([status, code])
    expect((await open()).known.close).toHaveLength(22)
  })

  test('belongs to one member, and starts anew when the exercise was changed', async () => {
    const run = await open()
    const { browser: other } = await signInAs(site, { role: 'user' })
    expect((await step(run.id, { known: 22, decisions: [], steps: 1 }, other)).status).toBe(404)
    await author.change(id, {
      details: { dataSet: hidden.id, ...details, isGraded: true, spread: 6 },
    })
    const moved = await step(run.id, { known: run.known.close.length, decisions: [], steps: 1 })
    expect([moved.status, moved.json.code]).toEqual([409, 'replay.changed'])
    expect((await open()).known.close).toHaveLength(20)
  })

  test('is in the export of personal data, and goes with the account', async () => {
    const { id: run } = await open()
    await step(run, { known: 20, decisions: [buy], steps: 1 })
    const { text } = await member.get(`/api/users/${uid}/export`)
    expect(JSON.parse(text)).toMatchObject({
      replays: { replayRuns: [{ slug, barsSeen: 21, decisions: [buy] }] },
    })
    const gone = await member.send('DELETE', `/api/users/${uid}`, { password: 'a kettle sings at dawn' })
    expect(gone.status).toBeLessThan(300)
    const left = site.services.connection.db.selectFrom('replay_runs').selectAll().where('userId', '=', uid)
    expect(await left.execute()).toEqual([])
  })
})
