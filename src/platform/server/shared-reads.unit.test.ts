import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteQuery } from '../database/sources/sources.ts'
import type { Context } from './context.ts'
import { ReadMemory, sharedById, sharedRead } from './shared-reads.ts'

const minute = 60_000
const post = { id: 'a', kind: 'blog' }
let now = 0
let ctx: Context
let memory: ReadMemory

beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  now = 0
  memory = new ReadMemory()
  ctx = { memory } as Context
})
afterEach(() => void vi.restoreAllMocks())

const forget = (...change: { id: string; kind: string }[]) => memory.forget(change, now - minute)

test('a read is done again once a change touches what it asked for, or it is old', async () => {
  const ask = vi.fn(async () => noteQuery('select * from "items" where "kind" = ?', ['blog']))
  const read = sharedRead(ask)
  const times = async () => {
    await read(ctx)
    return ask.mock.calls.length
  }
  expect([await times(), await times()]).toEqual([1, 1])
  forget({ id: 'b', kind: 'learn' })
  expect(await times()).toBe(1)
  forget(post)
  expect(await times()).toBe(2)
  now = 2 * minute
  forget()
  expect(await times()).toBe(3)
})

test('what is being read during a change is not kept', async () => {
  let finish: () => void = () => undefined
  const ask = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  const read = sharedRead(ask)
  const first = read(ctx)
  forget()
  finish()
  await first
  const second = read(ctx)
  finish()
  await second
  expect(ask).toHaveBeenCalledTimes(2)
})

test('of reads by ids only those of changed items are done again, and plans stay', async () => {
  const asked: string[] = []
  const find = async (_: Context, ids: readonly string[]) => {
    noteQuery('select * from "item_tags" where "itemId" = ?', [])
    asked.push(ids.join(' '))
    return new Map(ids.map((id) => [id, id]))
  }
  const ofItems = sharedById(find, 'item')
  const plans = sharedById(find, 'plan')
  const all = sharedById(find)
  const readAll = async () => {
    for (const read of [ofItems, plans, all]) await read(ctx, ['a', 'b'])
    return asked.splice(0)
  }
  expect(await readAll()).toEqual(['a b', 'a b', 'a b'])
  forget(post)
  expect(await readAll()).toEqual(['a', 'a b'])
})
