import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import { countEvent, pruneEvents } from '../../database/rate-limits.ts'
import { Problem } from '../../errors.ts'
import { systemContext, type Context } from '../context.ts'
import { limitRequests } from './rate-limit.ts'

let site: TestApp
let ctx: Context

beforeAll(async () => {
  site = await createTestApp()
  ctx = systemContext(site.services, 'test')
})

afterAll(() => site.close())

const rule = (subject: string) => ({ subject, most: 10, seconds: 60 })

async function tryOnce(of: Context, subject: string): Promise<Problem | undefined> {
  try {
    await limitRequests(of, 'knock', rule(subject))
    return undefined
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
}

test('of a hundred requests at once exactly as many pass as may', async () => {
  const refusals = await Promise.all(Array.from({ length: 100 }, () => tryOnce(ctx, 'crowd')))
  expect(refusals.filter((one) => one === undefined)).toHaveLength(10)
  expect(new Set(refusals.filter(Boolean).map((one) => `${one?.status} ${one?.code}`))).toEqual(
    new Set(['429 rate.limited']),
  )
})

test('who is refused is told how long to wait, and passes after that', async () => {
  for (let count = 0; count < 10; count++) await tryOnce(ctx, 'patient')
  const later = { ...ctx, now: ctx.now + 45_000 }
  expect((await tryOnce(later, 'patient'))?.retryAfterSeconds).toBe(15)
  expect((await tryOnce({ ...ctx, now: ctx.now + 59_999 }, 'patient'))?.retryAfterSeconds).toBe(1)
  expect(await tryOnce({ ...ctx, now: ctx.now + 60_000 }, 'patient')).toBe(undefined)
})

test('each subject and each limit counts for itself', async () => {
  for (let count = 0; count < 11; count++) await tryOnce(ctx, 'busy')
  expect(await tryOnce(ctx, 'quiet')).toBe(undefined)
  await limitRequests(ctx, 'ring', rule('busy'))
})

test('the factor of the configuration multiplies what may pass', async () => {
  const generous = { ...ctx, config: { ...ctx.config, rateLimitFactor: 2 } }
  const refusals = []
  for (let count = 0; count < 21; count++) refusals.push(await tryOnce(generous, 'generous'))
  expect(refusals.filter(Boolean)).toHaveLength(1)
})

test('counts begin anew after their window, and are pruned', async () => {
  const window = { now: ctx.now, milliseconds: 1000 }
  await countEvent(ctx.db, 'key', window)
  expect(await countEvent(ctx.db, 'key', window)).toEqual({ count: 2, endsAt: ctx.now + 1000 })
  const later = await countEvent(ctx.db, 'key', { ...window, now: ctx.now + 1000 })
  expect(later).toEqual({ count: 1, endsAt: ctx.now + 2000 })
  await countEvent(ctx.db, 'old', window)
  await pruneEvents(ctx.db, ctx.now + 1)
  expect(await ctx.db.selectFrom('rate_limits').select('key').where('key', '=', 'old').execute()).toEqual([])
})
