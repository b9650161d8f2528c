import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { WatchedPart } from './contract.ts'
import {
  cellsOf,
  countWatched,
  fastest,
  partsOf,
  readParts,
  wordsOf,
  type Watching,
} from './watched-parts.ts'

const percent = fc.integer({ min: 0, max: 100 })
const part = fc.tuple(percent, percent)
const report = fc.record({
  parts: fc.array(part, { maxLength: 5 }),
  after: fc.integer({ min: -60_000, max: 400_000 }),
})

test('whatever devices tell, no more counts than time allows, nothing is lost, and it stays from 0 to 100', () => {
  fc.assert(
    fc.property(
      fc.array(report, { maxLength: 30 }),
      fc.integer({ min: 1, max: 7_200_000 }),
      (reports, lengthMs) => {
        let watching: Watching = { cells: new Set(), countedTo: 0 }
        let [now, latest] = [0, 0]
        const told = new Set<number>()
        for (const { parts, after } of reports) {
          now += after
          latest = Math.max(latest, now)
          const before = watching
          watching = countWatched(before, parts, { now, lengthMs })
          for (const cell of cellsOf(parts)) told.add(cell)
          expect([...before.cells].every((cell) => watching.cells.has(cell))).toBe(true)
          expect([...watching.cells].every((cell) => told.has(cell))).toBe(true)
          expect(watching.cells.size).toBeLessThanOrEqual(100)
          expect((watching.cells.size * lengthMs) / 100).toBeLessThanOrEqual(latest * fastest + 0.001)
        }
      },
    ),
  )
})

test('the same told twice is the same, and so is what is told in another order once there was time for all', () => {
  fc.assert(
    fc.property(
      fc.array(part, { maxLength: 8 }),
      fc.integer({ min: 1, max: 3_600_000 }),
      (parts, lengthMs) => {
        const begun: Watching = { cells: new Set(), countedTo: 0 }
        const at = { now: lengthMs, lengthMs }
        const once = countWatched(begun, parts, at)
        expect(countWatched(once, parts, at)).toEqual(once)
        expect(once.cells).toEqual(countWatched(begun, parts.toReversed(), at).cells)
        expect(readParts(wordsOf(partsOf(once.cells)))).toEqual(partsOf(once.cells))
        expect(cellsOf(partsOf(once.cells))).toEqual(
          new Set([...once.cells].sort((one, other) => one - other)),
        )
      },
    ),
  )
})

test('who watches at twice the speed and tells often loses no more than a moment to rounding', () => {
  const lengthMs = 7_919
  let watching: Watching = { cells: new Set(), countedTo: 1000 }
  for (let now = 1000; now <= 1000 + lengthMs / 2 + 150; now += 50) {
    const share = Math.min(100, Math.round((((now - 1000) * 2) / lengthMs) * 100))
    watching = countWatched(watching, [[0, share]], { now, lengthMs })
  }
  expect(watching.cells.size).toBe(100)
})

test.each<[WatchedPart[], number]>([
  [[[0, 100]], 100],
  [[[99, 100]], 1],
  [[[60, 20]], 0],
  [
    [
      [0, 10],
      [5, 15],
    ],
    15,
  ],
  [[], 0],
])('%j covers %i per cent', (parts, count) => {
  expect(cellsOf(parts).size).toBe(count)
})
