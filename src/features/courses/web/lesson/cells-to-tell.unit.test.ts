import { expect, test } from 'vitest'
import type { MetCode } from '#platform/problems/problem-codes.ts'
import type { OutboxEntry } from '#platform/web/outbox/entries.ts'
import type { WatchedPart } from '../../contract.ts'
import { cellsKnown, cellsToTell } from './cells-to-tell.ts'

const kept = (status: OutboxEntry['status'], ...parts: WatchedPart[]) => ({
  status,
  body: { parts },
  problem: null,
})
const refusedAs = (code: MetCode) => ({ ...kept('refused', [0, 80]), problem: { status: 409, code } })
const nothing = { counted: [], entry: undefined, last: { size: 0, second: 0 } }
const watching = (played: WatchedPart[], second = 1) => ({ played, second, wanted: 80 })
const sizeOf = (...given: Parameters<typeof cellsToTell>) => cellsToTell(...given)?.size ?? null

test('every five percents are told, and the one that is enough', () => {
  expect(sizeOf(nothing, watching([[0, 4]]))).toBeNull()
  expect(sizeOf(nothing, watching([[0, 5]]))).toBe(5)
  const almost = { ...nothing, counted: [[0, 79]] satisfies WatchedPart[] }
  expect(sizeOf(almost, watching([[79, 80]]))).toBe(80)
})

test('what was told and does not count yet is told again after a while, unless it is on its way', () => {
  const told = { ...nothing, last: { size: 80, second: 1 } }
  const again = (entry: Parameters<typeof cellsKnown>[0]['entry'], second: number) =>
    sizeOf({ ...told, entry }, watching([[0, 80]], second))
  expect(again(undefined, 10)).toBeNull()
  expect(again(undefined, 11)).toBe(80)
  expect(again(kept('waiting', [0, 80]), 11)).toBeNull()
  expect(again(refusedAs('lesson.not_opened'), 11)).toBe(80)
  expect(again(refusedAs('course.not_enrolled'), 11)).toBeNull()
})

test('what the server refused is not known to it, and goes out with what is watched next', () => {
  const entry = kept('refused', [0, 60])
  expect(cellsKnown({ counted: [[0, 10]], entry }).size).toBe(10)
  expect(sizeOf({ ...nothing, entry }, watching([[60, 62]]))).toBe(62)
  expect(cellsKnown({ counted: [], entry: kept('sending', [0, 60]) }).size).toBe(60)
})
