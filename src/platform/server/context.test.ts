import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import { findSetting, saveSetting } from '../database/settings.ts'
import { inTransaction, systemContext, type Context } from './context.ts'

let site: TestApp
let ctx: Context

beforeAll(async () => {
  site = await createTestApp()
  ctx = systemContext(site.services, 'test')
})

afterAll(() => site.close())

const save = ({ db, now }: Context, key: string, value: unknown) => saveSetting(db, { key, value, now })
const brokenOff = () => Object.assign(new Error('deadlock detected'), { code: '40P01' })

test('a transaction that the database breaks off runs again, from the beginning', async () => {
  let tries = 0
  await inTransaction(ctx, async (ctx) => {
    tries++
    expect(await findSetting(ctx.db, 'test.first')).toBe(undefined)
    await save(ctx, 'test.first', tries)
    if (tries < 3) throw brokenOff()
  })
  expect([tries, await findSetting(ctx.db, 'test.first')]).toEqual([3, 3])
})

test('after three tries it is given up, and any other error at once', async () => {
  let tries = 0
  const failing = (error: Error) => () => {
    tries++
    return Promise.reject(error)
  }
  await expect(inTransaction(ctx, failing(brokenOff()))).rejects.toThrow('deadlock')
  expect(tries).toBe(3)
  await expect(inTransaction(ctx, failing(new Error('a mistake')))).rejects.toThrow('a mistake')
  expect(tries).toBe(4)
})

test.runIf(process.env.TEST_ENGINE === 'postgres')(
  'of two transactions that lock each other both end well',
  async () => {
    await save(ctx, 'test.a', 0)
    await save(ctx, 'test.b', 0)
    const both = Promise.withResolvers<void>()
    let begun = 0
    const write = (keys: string[], value: number) =>
      inTransaction(ctx, async (ctx) => {
        await save(ctx, keys[0] ?? '', value)
        if (++begun === 2) both.resolve()
        await both.promise
        await save(ctx, keys[1] ?? '', value)
      })
    await Promise.all([write(['test.a', 'test.b'], 1), write(['test.b', 'test.a'], 2)])
    expect(await findSetting(ctx.db, 'test.a')).toBe(await findSetting(ctx.db, 'test.b'))
  },
)
