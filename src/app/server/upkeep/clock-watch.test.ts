import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '../test-app.ts'
import { lookAtClock } from './clock-watch.ts'

let site: TestApp

beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

const read = async () => {
  const text = await site.services.metrics.registry.metrics()
  const value = /^traders_hub_clock_ahead_seconds (\S+)$/m.exec(text)?.[1]
  return value === undefined ? undefined : Number(value)
}

test('a clock that is not the database’s is in the metrics and warned of; SQLite has none of its own', async () => {
  const isPostgres = site.services.connection.engine === 'postgres'
  const warn = vi.spyOn(site.services.log, 'warn')
  await lookAtClock(site.services)
  if (isPostgres) expect(Math.abs((await read()) ?? 9)).toBeLessThan(1)
  expect(warn).not.toHaveBeenCalled()
  for (const [moved, ahead] of [
    [7000, 7],
    [-11_000, -4],
  ] as const) {
    site.advance(moved)
    warn.mockClear()
    await lookAtClock(site.services)
    const told = warn.mock.calls.map(([about, words]) => [about, words])
    if (!isPostgres) {
      expect([await read(), told]).toEqual([undefined, []])
      continue
    }
    expect(Math.abs(((await read()) ?? 0) - ahead)).toBeLessThan(1)
    expect(told).toEqual([
      [{ aheadMs: expect.any(Number) }, 'the clock of this node is not that of the database'],
    ])
  }
})
