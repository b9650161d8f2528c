import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetPocket, forgetWholes, tidyAssets } from '../offline/kept-list.ts'
import { listWholes } from '../offline/kept-wholes.ts'
import { pocketAssets, pocketPrefix } from '../offline/kept-pages.ts'
import { keepWhole } from './keep.ts'

/** What the browser has, whoever opens a page in it. */
function openBrowser() {
  const stores = new Map<string, Map<string, Response>>()
  const items = new Map<string, string>()
  const held = new Set<string>()
  const cacheOf = (kept: Map<string, Response>) => ({
    match: async (url: string) => kept.get(url)?.clone(),
    put: async (url: string, answer: Response) => void kept.set(url, answer),
    keys: async () => [...kept.keys()].map((url) => ({ url: `https://hub.test${url}` })),
    delete: async ({ url }: Request) => kept.delete(new URL(url).pathname),
  })
  vi.stubGlobal('caches', {
    keys: async () => [...stores.keys()],
    open: async (name: string) => cacheOf(stores.getOrInsertComputed(name, () => new Map())),
    delete: async (name: string) => stores.delete(name),
  })
  vi.stubGlobal('location', new URL('https://hub.test/'))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  })
  vi.stubGlobal('navigator', {
    serviceWorker: { register: async () => {}, ready: Promise.resolve() },
    locks: {
      async request(name: string, ...given: unknown[]) {
        const work = given.at(-1) as () => Promise<unknown>
        held.add(name)
        return work().finally(() => held.delete(name))
      },
      query: async () => ({ held: [...held].map((name) => ({ name })) }),
    },
  })
  return {
    stores: () => [...stores.keys()].filter((name) => name.startsWith(pocketPrefix)),
    /** A page that is closed holds nothing any more. */
    close: () => held.clear(),
    leave: (name: string) => stores.set(name, new Map()),
  }
}

let browser: ReturnType<typeof openBrowser>
beforeEach(() => void (browser = openBrowser()))
afterEach(() => void vi.unstubAllGlobals().restoreAllMocks())

/** Keeps one lesson of a course; the answer with its text comes when it is let through. `signedIn`: who is, by the server. */
function begin({
  reader = 'almaz',
  signedIn = reader,
}: { reader?: string | null; signedIn?: string | null } = {}) {
  const gate = Promise.withResolvers<void>()
  const asked = vi.fn<(address: string) => void>()
  vi.stubGlobal('fetch', async (address: string) => {
    asked(address)
    if (address.startsWith('/api/courses')) await gate.promise
    if (address === '/api/session') return Response.json({ user: signedIn && { uid: signedIn } })
    return new Response('kept')
  })
  const page = { path: '/learn/a/b', title: 'A lesson', language: 'en', answer: '/api/courses/a' } as const
  const contents = {
    title: 'A',
    version: '1',
    bytes: 1,
    pages: [page],
    answers: [],
    pictures: [],
    videos: [],
  }
  const wanted = { kind: 'course', id: 'a', language: 'en', contents, withVideos: false, reader } as const
  const kept = keepWhole(wanted, () => {})
  const isUnderWay = () =>
    vi.waitFor(() => expect(asked).toHaveBeenCalledWith(expect.stringMatching(/^.api/)))
  return { kept, isUnderWay, goOn: gate.resolve }
}

const isOfAnother = ({ owner }: { owner: string | null }) => owner !== null && owner !== 'hana'

test('what a page had kept half when it was closed goes when somebody else signs in', async () => {
  const { isUnderWay } = begin()
  await isUnderWay()
  browser.close()
  expect(browser.stores()).toHaveLength(1)
  await forgetWholes(isOfAnother)
  expect(browser.stores()).toEqual([])
})

test('what closed pages had kept half goes when something is kept again, and nothing else', async () => {
  const closed = begin()
  await closed.isUnderWay()
  browser.close()
  browser.leave(`${pocketPrefix}course c en 1`)
  const other = begin()
  await other.isUnderWay()
  const last = begin()
  last.goOn()
  await last.kept
  other.goOn()
  await other.kept
  expect(browser.stores()).toEqual(listWholes().map(({ cache }) => cache))
  expect(listWholes()).toMatchObject([{ kind: 'course', id: 'a', owner: 'almaz' }])
})

test('what is being kept loses no script of its pages to another one that is done', async () => {
  const { kept, isUnderWay, goOn } = begin()
  await isUnderWay()
  const assets = await caches.open(pocketAssets)
  await assets.put('/assets/lesson.js', new Response())
  await tidyAssets()
  expect(await assets.match('/assets/lesson.js')).toBeDefined()
  goOn()
  await kept
  expect(await assets.match('/assets/lesson.js'), 'which needs it no more').toBeUndefined()
})

test('who signs out while something is being kept leaves nothing behind', async () => {
  const { kept, isUnderWay, goOn } = begin()
  await isUnderWay()
  await forgetPocket()
  goOn()
  await expect(kept).rejects.toThrow()
  expect([listWholes(), browser.stores()]).toEqual([[], []])
})

test.each([
  ['almaz', null],
  ['almaz', 'hana'],
  [null, null],
])('for %s nothing takes the place of what is kept when %s is signed in', async (reader, signedIn) => {
  // Two that begin in the same millisecond are two.
  vi.spyOn(Date, 'now').mockReturnValue(1)
  const first = begin()
  first.goOn()
  await first.kept
  const before = [listWholes(), browser.stores()]
  const { kept, goOn } = begin({ reader, signedIn })
  goOn()
  await expect(kept).rejects.toThrow()
  expect([listWholes(), browser.stores()]).toEqual(before)
})
