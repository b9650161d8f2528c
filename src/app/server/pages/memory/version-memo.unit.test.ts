import { setTimeout } from 'node:timers/promises'
import { beforeEach, expect, test, vi } from 'vitest'
import * as store from '#content/server/site-version-store.ts'
import type { Services } from '#platform/server/context.ts'
import { createVersionMemo } from './version-memo.ts'

const asked = vi.spyOn(store, 'readSiteVersion')
const services = { connection: {}, clock: Date.now } as Services
const frozen = () => new Promise<string>(() => undefined)
const gone = () => Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }))

beforeEach(() => void asked.mockReset())

test('a database that does not answer is waited for a quarter of a second, and then not at all', async () => {
  const memo = createVersionMemo(services)
  asked.mockResolvedValueOnce('one')
  expect(await memo.read()).toBe('one')
  await setTimeout(120)
  asked.mockImplementation(frozen)
  const first = performance.now()
  expect(await memo.read()).toBe('one')
  expect(performance.now() - first).toBeGreaterThan(200)
  const others = performance.now()
  for (let reader = 0; reader < 50; reader++) expect(await memo.read()).toBe('one')
  expect(performance.now() - others).toBeLessThan(200)
  expect(asked).toHaveBeenCalledTimes(2)
})

test('one question a second finds out that it is back', async () => {
  const memo = createVersionMemo(services)
  asked.mockResolvedValueOnce('one')
  await memo.read()
  memo.doubt()
  asked.mockImplementation(gone)
  for (let reader = 0; reader < 50; reader++) expect(await memo.read()).toBe('one')
  expect(asked).toHaveBeenCalledTimes(2)
  asked.mockReset().mockResolvedValue('two')
  await expect.poll(() => memo.read(), { timeout: 3000 }).toBe('two')
  expect(asked).toHaveBeenCalledTimes(1)
})

test('a writer sees what was written, also when the answer takes a while', async () => {
  const memo = createVersionMemo(services)
  asked.mockResolvedValueOnce('one')
  await memo.read()
  memo.doubt()
  asked.mockImplementationOnce(() => setTimeout(500, 'two'))
  expect(await memo.read()).toBe('two')
})

test('without any known version it is waited for', async () => {
  asked.mockImplementation(gone)
  await expect(createVersionMemo(services).read()).rejects.toThrow('gone')
})
