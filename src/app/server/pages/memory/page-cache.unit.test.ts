import { expect, test } from 'vitest'
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

test('pages are kept until they take too much memory together; the oldest go first', async () => {
  const cache = createPageCache()
  for (let number = 0; number < 20; number++)
    await cache.read(`page ${number}`, '1', () => Promise.resolve(page(large)))
  const kept = Array.from({ length: 20 }, (_, number) => number).filter((number) =>
    cache.has(`page ${number}`),
  )
  expect(kept).toEqual([12, 13, 14, 15, 16, 17, 18, 19])
})

test('small pages are kept by their number', async () => {
  const cache = createPageCache()
  for (let number = 0; number < 700; number++)
    await cache.read(`page ${number}`, '1', () => Promise.resolve(page(10)))
  expect([cache.has('page 99'), cache.has('page 100'), cache.has('page 699')]).toEqual([false, true, true])
})

test('a new version begins with all its room', async () => {
  const cache = createPageCache()
  for (const version of ['1', '2'])
    for (let number = 0; number < 8; number++)
      await cache.read(`page ${number}`, version, () => Promise.resolve(page(large)))
  expect(cache.has('page 0')).toBe(true)
})

test('a page that nobody should meet again is not kept', async () => {
  const cache = createPageCache()
  await cache.read('page', '1', () => Promise.resolve({ ...page(1), isKept: false }))
  expect(cache.has('page')).toBe(false)
})
