import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pocketPrefix } from './kept-pages.ts'
import { deleteStores, findInPocket, listStoreNames, onStores, putInPocket } from './stores.ts'

/** As browsers have it: each step is a while of its own, and opening a store makes it. */
function createCaches() {
  const stores = new Map<string, Map<string, Response>>()
  const soon = () => new Promise((resolve) => setTimeout(resolve, 1))
  const cacheOf = (kept: Map<string, Response>) => ({
    match: async (url: string) => (await soon(), kept.get(url)?.clone()),
    put: async (url: string, answer: Response) => (await soon(), void kept.set(url, answer)),
    keys: async () => (await soon(), [...kept.keys()].map((url) => ({ url }))),
  })
  return {
    keys: async () => (await soon(), [...stores.keys()]),
    open: async (name: string) => {
      await soon()
      return cacheOf(stores.getOrInsertComputed(name, () => new Map()))
    },
    delete: async (name: string) => (await soon(), stores.delete(name)),
  }
}

const url = 'https://hub.test/api/courses/trading-foundations?lang=en'
const name = `${pocketPrefix}course trading-foundations en 1`

beforeEach(async () => {
  vi.stubGlobal('caches', createCaches())
  const store = await caches.open(name)
  await store.put(url, new Response('before'))
})
afterEach(() => vi.unstubAllGlobals())

test('an answer takes the place of an earlier one', async () => {
  await putInPocket(new Request(url), new Response('newer'))
  const found = await findInPocket(new Request(url))
  expect(await found?.text()).toBe('newer')
})

test('an answer for which there is no earlier one is not kept', async () => {
  await putInPocket(new Request(`${url}&for=device`), new Response('unasked'))
  expect(await findInPocket(new Request(`${url}&for=device`))).toBeUndefined()
})

test('whoever reads or writes while all is taken off leaves no store behind', async () => {
  await Promise.all([
    findInPocket(new Request(url)),
    putInPocket(new Request(url), new Response('late')),
    listStoreNames().then(deleteStores),
    putInPocket(new Request(url), new Response('later')),
    findInPocket(new Request(url)),
  ])
  expect(await listStoreNames()).toEqual([])
})

test('who takes nothing off waits for nobody', async () => {
  await onStores('shared', () => deleteStores([]))
  expect(await listStoreNames()).toEqual([name])
})
