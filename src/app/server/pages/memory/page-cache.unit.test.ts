import { expect, test, vi } from 'vitest'
import { createPageCache, mostCachedBytes, type FinishedPage } from './page-cache.ts'
import { createPageForms } from './page-forms.ts'

const page = (bytes: number): FinishedPage => ({
  status: 200,
  forms: createPageForms(Buffer.alloc(bytes / 2)),
  etag: '',
  language: 'en',
  isKept: true,
})

const large = mostCachedBytes / 8
const changed = { isSurelySame: () => false, isSame: () => Promise.resolve(false) }

test('pages are kept until they take too much memory together; the oldest go first', async () => {
  const cache = createPageCache(changed)
  for (let number = 0; number < 20; number++)
    await cache.read(`page ${number}`, () => Promise.resolve(page(large)))
  const kept = Array.from({ length: 20 }, (_, number) => number).filter((number) =>
    cache.has(`page ${number}`),
  )
  expect(kept).toEqual([12, 13, 14, 15, 16, 17, 18, 19])
})

test('small pages are kept by their number', async () => {
  const cache = createPageCache(changed)
  for (let number = 0; number < 700; number++)
    await cache.read(`page ${number}`, () => Promise.resolve(page(10)))
  expect([cache.has('page 99'), cache.has('page 100'), cache.has('page 699')]).toEqual([false, true, true])
})

test('a page that is made anew takes the room of the one from before', async () => {
  const cache = createPageCache(changed)
  for (const version of ['1', '2']) {
    cache.move(version)
    for (let number = 0; number < 8; number++)
      await cache.read(`page ${number}`, () => Promise.resolve(page(large)))
  }
  expect(cache.has('page 0')).toBe(true)
})

test('a page of before a move is given to nobody until it was found to be the same', async () => {
  let finish: (same: boolean) => void = () => undefined
  const isSame = () => new Promise<boolean>((resolve) => (finish = resolve))
  const cache = createPageCache({ isSurelySame: () => false, isSame })
  const first = page(1)
  const make = vi.fn(() => Promise.resolve(first))
  await cache.read('page', make)
  cache.move('2')
  expect([cache.has('page'), cache.peek('page')]).toEqual([true, undefined])
  const readers = [cache.read('page', make), cache.read('page', make)]
  finish(true)
  expect(await Promise.all(readers)).toEqual([first, first])
  expect([cache.peek('page'), make.mock.calls.length]).toEqual([first, 1])
  cache.move('3')
  const other = page(2)
  const again = cache.read('page', () => Promise.resolve(other))
  finish(false)
  expect(await again).toBe(other)
  expect(cache.peek('page')).toBe(other)
})

test('what is being looked at during a move is looked at again', async () => {
  const cache = createPageCache({ ...changed, isSame: () => Promise.resolve(true) })
  const first = page(1)
  await cache.read('page', () => Promise.resolve(first))
  cache.move('2')
  const looked = cache.read('page', () => Promise.resolve(first))
  cache.move('3')
  await looked
  expect(cache.peek('page')).toBeUndefined()
})

test('a page that is gone after a move is forgotten', async () => {
  const cache = createPageCache(changed)
  await cache.read('page', () => Promise.resolve(page(1)))
  cache.move('2')
  await cache.read('page', () => Promise.resolve({ ...page(1), status: 404 }))
  expect(cache.has('page')).toBe(false)
})

test('a page that nobody should meet again is not kept', async () => {
  const cache = createPageCache(changed)
  await cache.read('page', () => Promise.resolve({ ...page(1), isKept: false }))
  expect(cache.has('page')).toBe(false)
})

test('while a page is made anew after news, the one of before is there for a second, of however many changes', async () => {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const cache = createPageCache(changed)
  const first = page(1)
  cache.move('1')
  await cache.read('page', () => Promise.resolve(first))
  cache.move('2', true)
  expect(cache.peekBefore('page')).toBeUndefined()
  const never = () => new Promise<FinishedPage>(() => undefined)
  void cache.read('page', never)
  expect(cache.peekBefore('page')).toBe(first)
  now = 900
  cache.move('3', true)
  void cache.read('page', never)
  expect(cache.peekBefore('page')).toBe(first)
  now = 1001
  expect(cache.peekBefore('page')).toBeUndefined()
  vi.restoreAllMocks()
})

test('after a change that is not only news nobody gets the page of before', async () => {
  const cache = createPageCache(changed)
  await cache.read('page', () => Promise.resolve(page(1)))
  cache.move('2', true)
  cache.move('3')
  void cache.read('page', () => new Promise<FinishedPage>(() => undefined))
  expect(cache.peekBefore('page')).toBeUndefined()
})
