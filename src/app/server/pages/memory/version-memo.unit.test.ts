import { setTimeout } from 'node:timers/promises'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import * as store from '#content/server/site-version-store.ts'
import type { Services } from '#platform/server/context.ts'
import { createVersionMemo } from './version-memo.ts'

const asked = vi.spyOn(store, 'readSiteState')
const services = { connection: {}, clock: Date.now } as Services
const written = (word: string): store.SiteState => ({ written: word, shown: 0, passed: 0, unpinned: 0 })
const versionAt = (word: string) => store.versionOf(written(word))
const moved = vi.fn()
vi.spyOn(store, 'readSiteChange').mockResolvedValue('everything')
const frozen = () => new Promise<store.SiteState>(() => undefined)
const gone = () => Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }))

beforeEach(() => {
  asked.mockReset()
  moved.mockReset()
})

test('a database that does not answer is waited for a quarter of a second, and then not at all', async () => {
  const memo = createVersionMemo(services, moved)
  asked.mockResolvedValueOnce(written('one'))
  expect(await memo.read()).toBe(versionAt('one'))
  await setTimeout(120)
  asked.mockImplementation(frozen)
  const first = performance.now()
  expect(await memo.read()).toBe(versionAt('one'))
  expect(performance.now() - first).toBeGreaterThan(200)
  const others = performance.now()
  for (let reader = 0; reader < 50; reader++) expect(await memo.read()).toBe(versionAt('one'))
  expect(performance.now() - others).toBeLessThan(200)
  expect(asked).toHaveBeenCalledTimes(2)
})

test('one question a second finds out that it is back', async () => {
  const memo = createVersionMemo(services, moved)
  asked.mockResolvedValueOnce(written('one'))
  await memo.read()
  memo.doubt()
  asked.mockImplementation(gone)
  for (let reader = 0; reader < 50; reader++) expect(await memo.read()).toBe(versionAt('one'))
  expect(asked).toHaveBeenCalledTimes(2)
  asked.mockReset().mockResolvedValue(written('two'))
  /** How often it had been asked whenever the former version was still given. */
  const askedBefore: number[] = []
  const read = async () => {
    const version = await memo.read()
    if (version === versionAt('one')) askedBefore.push(asked.mock.calls.length)
    return version
  }
  await expect.poll(read, { timeout: 3000 }).toBe(versionAt('two'))
  expect(askedBefore.length).toBeGreaterThan(5)
  expect(askedBefore.slice(0, -1).every((count) => count === 0)).toBe(true)
  expect(askedBefore.at(-1)).toBe(1)
})

test('a writer sees what was written, also when the answer takes a while', async () => {
  const memo = createVersionMemo(services, moved)
  asked.mockResolvedValueOnce(written('one'))
  await memo.read()
  memo.doubt()
  asked.mockImplementationOnce(() => setTimeout(500, written('two')))
  expect(await memo.read()).toBe(versionAt('two'))
  expect(moved.mock.calls).toEqual([
    [versionAt('one'), 'everything'],
    [versionAt('two'), 'everything'],
  ])
})

test('what was asked before a write undoes nothing that was learned after it', async () => {
  const memo = createVersionMemo(services, moved)
  asked.mockResolvedValueOnce(written('one'))
  await memo.read()
  memo.doubt()
  asked.mockImplementationOnce(() => setTimeout(100, written('one')))
  const early = memo.read()
  memo.doubt()
  asked.mockResolvedValue(written('two'))
  expect(await memo.read()).toBe(versionAt('two'))
  await early
  expect(await memo.read()).toBe(versionAt('two'))
  expect(moved).toHaveBeenCalledTimes(2)
})

test('without any known version it is waited for', async () => {
  asked.mockImplementation(gone)
  await expect(createVersionMemo(services, moved).read()).rejects.toThrow('gone')
})

test('while writes are told it is asked for once a second, and after each that was told', async () => {
  const notices = { isHearing: () => true }
  const memo = createVersionMemo({ ...services, connection: { notices } } as Services, moved)
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  onTestFinished(() => now.mockRestore())
  asked.mockResolvedValue(written('one'))
  for (const moment of [0, 500, 999]) {
    now.mockReturnValue(moment)
    await memo.read()
  }
  expect(asked).toHaveBeenCalledTimes(1)
  memo.doubt()
  await memo.read()
  expect(asked).toHaveBeenCalledTimes(2)
  now.mockReturnValue(2000)
  await memo.read()
  expect(asked).toHaveBeenCalledTimes(3)
})
