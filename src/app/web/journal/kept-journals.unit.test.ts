import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Trade } from '#features/journal/contract.ts'
import type { OutboxEntry } from '#platform/web/outbox/entries.ts'
import { onStores } from '../offline/stores.ts'
import { noteTrade, tradesAddress } from './kept-journals.ts'

const trade = (id: string, instrument: string): Trade => ({
  id,
  version: 1,
  fields: {
    instrument,
    side: 'buy',
    units: null,
    plannedEntry: null,
    plannedStop: null,
    plannedTarget: null,
    reason: '',
    enteredOn: null,
    entry: null,
    exits: [],
    fees: 0,
    feelings: '',
    lesson: '',
    tags: [],
  },
  aside: [],
  pictures: [],
  source: 'hand',
  runId: null,
  createdAt: 0,
  changedAt: 0,
})
const sent = (id: string, method: 'PUT' | 'DELETE') =>
  ({ owner: 'almaz', kind: 'trade', subject: `trade/${id}`, method, body: {} }) as OutboxEntry

const ofRun = { owner: 'almaz', kind: 'trade', subject: 'journal/run/1', method: 'POST' } as OutboxEntry

const { locks } = navigator
const stores = new Map<string, Map<string, Response>>()
const journal = (owner: string, language: string) => ({
  kind: 'journal',
  id: owner,
  owner,
  language,
  cache: `pocket journal ${owner} ${language}`,
})
const wholes = [journal('almaz', 'am'), journal('almaz', 'en'), journal('bekele', 'am')]
const copies = () =>
  Promise.all(
    [...stores.values()].map(async (store) => {
      const trades: Trade[] = await store.get(tradesAddress)!.clone().json()
      return trades.map(({ fields }) => fields.instrument).join()
    }),
  )

beforeEach(() => {
  for (const { cache } of wholes)
    stores.set(cache, new Map([[tradesAddress, Response.json([trade('a', 'Coffee')])]]))
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(wholes) })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('caches', {
    open: async (name: string) => ({
      match: async (url: string) => stores.get(name)?.get(url)?.clone(),
      put: async (url: string, answer: Response) => void stores.get(name)?.set(url, answer),
    }),
  })
})
afterEach(() => void vi.unstubAllGlobals())

test('a trade that went out stands in every copy of its member, and in nobody else’s', async () => {
  await Promise.all([
    noteTrade(trade('b', 'Sesame'), sent('b', 'PUT')),
    noteTrade(trade('a', 'Coffee 50%'), sent('a', 'PUT')),
  ])
  expect(await copies()).toEqual(['Coffee 50%,Sesame', 'Coffee 50%,Sesame', 'Coffee'])
})

test('one that was deleted is gone from them', async () => {
  await noteTrade(undefined, sent('a', 'DELETE'))
  expect(await copies()).toEqual(['', '', 'Coffee'])
})

test('those of a run, of which the server says how many there are, are read from it', async () => {
  const fetch = vi.fn<(address: string, init?: RequestInit) => Promise<Response>>(async () =>
    Response.json({ items: [trade('c', 'Teff'), trade('a', 'Coffee')], next: null }),
  )
  vi.stubGlobal('fetch', fetch)
  await noteTrade({ added: 1, known: 0 }, ofRun)
  expect(await copies()).toEqual(['Teff,Coffee', 'Teff,Coffee', 'Coffee'])
  expect(fetch).toHaveBeenCalledOnce()
  expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).get('for-account')).toBe('almaz')
})

test('they are read while nobody waits for it who takes something off', async () => {
  vi.stubGlobal('navigator', { locks })
  const taken: Promise<unknown>[] = []
  vi.stubGlobal('fetch', async () => {
    taken.push(onStores('exclusive', async () => {}))
    // As the worker does, which puts the answer where an earlier one lies.
    await onStores('shared', async () => {})
    return Response.json({ items: [trade('c', 'Teff')], next: null })
  })
  await noteTrade({ added: 1, known: 0 }, ofRun)
  await Promise.all(taken)
  expect(await copies()).toEqual(['Teff', 'Teff', 'Coffee'])
})
