import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApiClient } from '#platform/web/api-client.ts'
import { awaitReport, lookPatiently } from './look-patiently.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const settings = { purpose: 'archive', as: 'archive' } as const
const unheard = { id: 'x', settings: null, report: null, result: null }
const looking = { ...unheard, settings: { as: 'archive', purpose: 'archive' } }
const looked = { ...looking, report: { items: [] } }
const earlier = { ...looked, settings: { ...settings, as: 'starter' } }

/** An API that answers looks and questions one after the other; the last one stays. */
function apiOf(reports: (object | number | 'broken off')[], questions: object[]) {
  const puts: number[] = []
  const started = Date.now()
  const api = createApiClient(async (_, init) => {
    if (init?.method !== 'PUT') return Response.json(questions.length > 1 ? questions.shift() : questions[0])
    puts.push((Date.now() - started) / 1000)
    const answer = reports.shift() ?? 'broken off'
    if (answer === 'broken off') throw new TypeError('broken off')
    return typeof answer === 'number' ? Response.json({}, { status: answer }) : Response.json(answer)
  })
  return { api, puts }
}

test('a look that goes on without its connection is asked for, and not begun again', async () => {
  const { api, puts } = apiOf([504], [looking, looking, looked])
  const found = lookPatiently(api, 'x', settings)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await found).toEqual(looked)
  expect(puts).toEqual([0])
})

test('a look of which the server has not heard is asked for again; what it said of other settings does not count', async () => {
  const { api, puts } = apiOf(['broken off', 503, looked], [unheard, earlier])
  const found = lookPatiently(api, 'x', settings)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await found).toEqual(looked)
  expect(puts).toEqual([0, 5, 10])
})

test('a refusal is told at once, also one that comes later', async () => {
  await expect(lookPatiently(apiOf([422], []).api, 'x', settings)).rejects.toMatchObject({ status: 422 })
  const late = lookPatiently(apiOf(['broken off', 422], [unheard]).api, 'x', settings)
  const told = expect(late).rejects.toMatchObject({ status: 422 })
  await vi.advanceTimersByTimeAsync(5000)
  await told
})

test('a page that was loaded again waits for the report, and asks for none of its own', async () => {
  const { api, puts } = apiOf([], [looking, looked])
  const found = awaitReport(api, 'x')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await found).toEqual(looked)
  expect(puts).toEqual([])
  // The look failed there, and the server has forgotten it.
  const over = expect(awaitReport(apiOf([], [looking, unheard]).api, 'x')).rejects.toMatchObject({
    status: 504,
  })
  await vi.advanceTimersByTimeAsync(10_000)
  await over
})

test('what the server itself cannot do now is told at once', async () => {
  for (const [status, code] of [
    [503, 'scanner.unavailable'],
    [507, 'storage.full'],
  ] as const) {
    const api = createApiClient(async () => Response.json({ code }, { status }))
    await expect(lookPatiently(api, 'x', settings)).rejects.toMatchObject({ code })
  }
})

test('a look that a stopped server has left lying is begun again, of this page or of another', async () => {
  const own = apiOf([504, looked], [looking])
  const other = apiOf([looked], [looking])
  const found = [lookPatiently(own.api, 'x', settings), awaitReport(other.api, 'x')]
  await vi.advanceTimersByTimeAsync(250_000)
  expect(await Promise.all(found)).toEqual([looked, looked])
  expect([own.puts, other.puts]).toEqual([[0, 250], [250]])
})

test('after ten minutes without a report the broken connection is told', async () => {
  const { api, puts } = apiOf([504], [looking])
  const told = expect(lookPatiently(api, 'x', settings)).rejects.toMatchObject({ status: 504 })
  await vi.advanceTimersByTimeAsync(600_000)
  await told
  expect(puts).toEqual([0, 250, 500])
})
