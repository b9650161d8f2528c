import { setTimeout } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import type * as Client from '../api-client.ts'
import { apiQuery, readAgain, readsUnder } from '../query-client.ts'
import { asRead } from './answers.ts'
import type * as First from './first-answers.ts'

const session = apiQuery('/api/session')
const saved = apiQuery('/api/saved')

/** A page that begins without the library, and an API that is answered by hand. */
async function beginPage() {
  vi.resetModules()
  const { createFirstAnswers }: typeof First = await import('./first-answers.ts')
  const { ApiError, clientOf }: typeof Client = await import('../api-client.ts')
  const asked: (PromiseWithResolvers<unknown> & { path: string; isKnown: boolean | undefined })[] = []
  const api = clientOf(({ path, isKnown }: Client.ApiRequest) => {
    const answer = { path, isKnown, ...Promise.withResolvers<unknown>() }
    asked.push(answer)
    return answer.promise as Promise<never>
  })
  const target = new EventTarget()
  const load = vi.fn(() => import('./queries.ts'))
  return { answers: createFirstAnswers(api, load, target), asked, load, target, ApiError }
}

test('what came with the page is known, and what it lacks is asked for once, without the library', async () => {
  const { answers, asked, load } = await beginPage()
  answers.keep(asRead(saved.queryKey), () => ({ items: [] }))
  const heard = vi.fn()
  answers.watch({ read: saved, isWanted: true }, heard)
  answers.watch({ read: session, isWanted: false }, heard)
  expect(asked).toHaveLength(0)
  answers.watch({ read: session, isWanted: true }, heard)
  answers.watch({ read: session, isWanted: true }, heard)
  expect(asked.map(({ path }) => path)).toEqual(['/api/session'])
  asked[0]?.resolve({ user: null })
  await vi.waitFor(() => expect(answers.find(session)).toEqual({ user: null }))
  expect(heard).toHaveBeenCalled()
  expect(answers.find(saved)).toEqual({ items: [] })
  expect(load).not.toHaveBeenCalled()
})

test.each(['before the library', 'with the library'])(
  'what is known is asked for again of the site itself, %s',
  async (when) => {
    const { answers, asked } = await beginPage()
    if (when === 'with the library') await answers.open()
    const first = answers.ask(session)
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    asked[0]?.resolve({ user: null })
    await first
    const again = answers.ask(session, { isFresh: true })
    await vi.waitFor(() => expect(asked).toHaveLength(2))
    asked[1]?.resolve({ user: null })
    await again
    const kept = answers.ask(session, { isFresh: true, orKept: true })
    await vi.waitFor(() => expect(asked).toHaveLength(3))
    asked[2]?.resolve({ user: null })
    await kept
    expect(asked.map(({ isKnown }) => isKnown)).toEqual([false, true, false])
  },
)

test('the library goes on with what is known, asks for nothing again, and those who watched hear of its changes', async () => {
  const { answers, asked } = await beginPage()
  answers.keep(asRead(saved.queryKey), () => ({ items: ['one'] }))
  const heard = vi.fn()
  const stop = answers.watch({ read: saved, isWanted: true }, heard)
  const arrived = vi.fn()
  answers.onWhole(arrived)
  const client = await answers.open()
  expect(arrived).toHaveBeenCalledTimes(1)
  expect(answers.whole()).toBe(client)
  expect(client.getQueryData(saved.queryKey)).toEqual({ items: ['one'] })
  expect(asked).toHaveLength(0)
  heard.mockClear()
  client.setQueryData<unknown>(saved.queryKey, { items: ['two'] })
  await vi.waitFor(() => expect(heard).toHaveBeenCalled())
  expect(answers.find(saved)).toEqual({ items: ['two'] })
  stop()
  heard.mockClear()
  client.setQueryData<unknown>(saved.queryKey, { items: ['three'] })
  // Listeners of the library are called in a later turn.
  await setTimeout(20)
  expect(heard).not.toHaveBeenCalled()
})

test('what a write has made old while no page showed it is asked for again by the page that does', async () => {
  const { answers, asked } = await beginPage()
  const client = await answers.open()
  answers.keep(asRead(saved.queryKey), () => ({ items: ['before'] }))
  await readAgain(client, readsUnder(['/api/saved']))
  expect(asked).toHaveLength(0)
  answers.watch({ read: saved, isWanted: true }, () => {})
  await vi.waitFor(() => expect(asked).toHaveLength(1))
})

test('what is on its way when the library comes is asked by it, and an older answer takes the place of none', async () => {
  const { answers, asked } = await beginPage()
  answers.keep(asRead(saved.queryKey), () => ({ items: [] }))
  answers.watch({ read: saved, isWanted: true }, () => {})
  const answer = answers.ask(saved, { isFresh: true })
  const client = await answers.open()
  expect(asked).toHaveLength(2)
  const again = readAgain(client, readsUnder(['/api/saved']))
  await vi.waitFor(() => expect(asked).toHaveLength(3))
  asked[2]?.resolve({ items: ['after'] })
  await again
  asked[0]?.resolve({ items: ['before'] })
  asked[1]?.resolve({ items: ['before'] })
  await answer
  expect(answers.find(saved)).toEqual({ items: ['after'] })
})

test('a refusal is said at once, to those who listen for failures too', async () => {
  const { answers, asked, load, ApiError } = await beginPage()
  const failed = vi.fn()
  answers.onFailure(failed)
  answers.watch({ read: session, isWanted: true }, () => {})
  const refusal = new ApiError(401, { code: 'session.required' })
  asked[0]?.reject(refusal)
  await vi.waitFor(() => expect(answers.look(session)).toMatchObject({ status: 'error', error: refusal }))
  expect(failed).toHaveBeenCalledWith(refusal, '/api/session')
  expect(load).not.toHaveBeenCalled()
})

test('what breaks on its way is tried again by the library', async () => {
  const { answers, asked, ApiError } = await beginPage()
  const answer = answers.ask(session)
  asked[0]?.reject(new ApiError(0, {}))
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  asked[1]?.resolve({ user: null })
  await expect(answer).resolves.toEqual({ user: null })
})

test('what breaks a second time is a failure', async () => {
  const { answers, asked, ApiError } = await beginPage()
  const away = new ApiError(0, {})
  answers.watch({ read: session, isWanted: true }, () => {})
  asked[0]?.reject(away)
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  asked[1]?.reject(away)
  await vi.waitFor(() => expect(answers.look(session)).toMatchObject({ status: 'error', error: away }))
  expect(asked).toHaveLength(2)
})

test('where the library is out of reach too the failure is known, and asked again when there is a connection', async () => {
  const { answers, asked, load, target, ApiError } = await beginPage()
  const away = new ApiError(0, {})
  load.mockRejectedValueOnce(new TypeError('lost'))
  answers.watch({ read: session, isWanted: true }, () => {})
  asked[0]?.reject(away)
  await vi.waitFor(() => expect(answers.look(session)).toMatchObject({ status: 'error', error: away }))
  target.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  asked[1]?.resolve({ user: null })
  await vi.waitFor(() => expect(answers.find(session)).toEqual({ user: null }))
})

test('asked afresh, a known answer is asked for again, and stays known when that fails', async () => {
  const { answers, asked, ApiError } = await beginPage()
  answers.keep(asRead(session.queryKey), () => ({ user: null }))
  const again = answers.ask(session, { isFresh: true })
  asked[0]?.reject(new ApiError(429, {}))
  await expect(again).rejects.toThrow()
  expect(answers.look(session)).toMatchObject({ status: 'error', data: { user: null } })
})
