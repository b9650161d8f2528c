import { expect } from 'vitest'
import sharp from 'sharp'
import type { Item } from '#content/contract.ts'
import type { OpenRun } from '#features/replays/contract.ts'
import { keepSeries } from '#features/datasets/server/series.ts'
import { wanderingSeries } from '#features/replays/test-series.ts'
import { emptyTrade } from '#features/journal/joining/test-trades.ts'
import { newId } from '#platform/ids.ts'
import { systemContext } from '#platform/server/context.ts'
import type { Member, TestSite } from '../test-site.ts'
import type { Ids } from './test-contract-site.ts'

/** One exercise of each kind, and a graded run that a member is in the midst of; ids by the paths that name them. */
export async function publishExercises(site: TestSite, member: Member): Promise<Record<string, Ids[]>> {
  const prices = await site.publish({
    kind: 'resource',
    title: 'Prices',
    fields: { details: { resourceType: 'link', url: 'https://nbe.gov.et' } },
  })
  await keepPrices(site, prices.id)
  const details = { dataSet: prices.id, hiddenFrom: 21 }
  const hidden = { ...details, dataSet: await keepHidden(site), isGraded: true }
  const { slug } = await site.publish({
    kind: 'replay',
    title: 'A graded market',
    fields: { details: hidden },
  })
  const played = await site.publish({ kind: 'replay', title: 'A played market', fields: { details } })
  const book = await site.publish({
    kind: 'orderBook',
    title: 'A book',
    fields: { details: { missions: [{ form: 'average', side: 'buy', units: 100, price: 10_200 }] } },
  })
  const { json } = await member.browser.send<OpenRun>('POST', `/api/replays/${slug}/runs`)
  return {
    '/api/journal/trades/{id}/pictures/{picture}': [
      await keepPicturedTrade(member),
      { id: newId(), picture: newId() },
    ],
    '/api/data-sets/{id}': [{ id: prices.slug }, { id: 'unknown' }],
    '/api/data-sets/{id}/csv': [{ id: prices.slug }],
    '/api/admin/data-sets/{id}': [{ id: prices.id }],
    '/api/replays/{id}': [{ id: slug }, { id: 'unknown' }],
    '/api/replays/{id}/bars': [{ id: played.slug }, { id: slug }],
    '/api/replays/{id}/runs/{run}/steps': [{ id: slug, run: json.id }],
    '/api/order-books/{id}': [{ id: book.slug }, { id: 'unknown' }],
  }
}

async function keepPrices(site: TestSite, id: string): Promise<void> {
  const { times, open, high, low, close } = wanderingSeries(id)
  const made = { en: 'Made for a test', am: 'ለሙከራ የተሠራ' }
  await keepSeries(systemContext(site.services, 'test'), id, {
    facts: { unit: 'ETB', decimals: 2, isMadeUp: true, source: made, licence: 'CC BY 4.0' },
    columns: { form: 'prices', times, open, high, low, close, volume: null },
  })
}

/** Prices of a resource that no reader can open; its id. */
async function keepHidden(site: TestSite): Promise<string> {
  const draft = { kind: 'resource', title: 'Hidden prices', language: 'en' }
  const { status, json } = await site.admin.browser.send<Item>('POST', '/api/admin/items', draft)
  expect(status).toBe(201)
  await keepPrices(site, json.id)
  return json.id
}

/** Gives a resource a series of its own; its slug. */
export async function bringSeries(site: TestSite, { id, slug }: Item): Promise<string> {
  const made = { en: 'Made for a test', am: 'ለሙከራ የተሠራ' }
  const facts = { unit: 'ETB', decimals: 2, isMadeUp: true, source: made, licence: 'CC BY 4.0' }
  const columns = { form: 'values' as const, times: ['2026-03-02', '2026-03-03'], values: [1000, 1010] }
  await keepSeries(systemContext(site.services, 'test'), id, { facts, columns })
  return slug
}

/** A trade in a member's journal with a picture; their ids. */
export async function keepPicturedTrade({ browser }: Pick<Member, 'browser'>, reason = '') {
  const ids = { id: newId(), picture: newId() }
  const trade = { base: 0, writer: 'a-phone-1', changed: [], fields: { ...emptyTrade, reason } }
  expect((await browser.send('PUT', `/api/journal/trades/${ids.id}`, trade)).status).toBe(200)
  const teal = sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
  const form = new FormData()
  const bytes = new Uint8Array(await teal.png().toBuffer())
  form.set('file', new File([bytes], 'shot.png', { type: 'image/png' }))
  form.set('description', 'A chart')
  const sent = await browser.send('PUT', `/api/journal/trades/${ids.id}/pictures/${ids.picture}`, form)
  expect(sent.status).toBe(200)
  return ids
}
