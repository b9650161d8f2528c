import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { area } from '#content/blocks/nodes/question/choice.ts'
import { areaBetween, areaOf, fitted } from './area-shape.ts'

const anywhere = fc.record({ x: fc.integer({ min: -50, max: 150 }), y: fc.integer({ min: -50, max: 150 }) })

test('a place is drawn from any corner to any other', () => {
  const drawn = { x: 10, y: 20, width: 30, height: 40 }
  expect(areaBetween({ x: 10, y: 20 }, { x: 40, y: 60 })).toEqual(drawn)
  expect(areaBetween({ x: 40, y: 60 }, { x: 10, y: 20 })).toEqual(drawn)
  expect(areaBetween({ x: 40, y: 20 }, { x: 10, y: 60 })).toEqual(drawn)
})

test('whatever is drawn lies on the picture and is stored', () => {
  fc.assert(
    fc.property(anywhere, anywhere, (one, other) => {
      const drawn = areaBetween(one, other)
      expect(area.parse(drawn)).toEqual(drawn)
      expect(drawn.x + drawn.width).toBeLessThanOrEqual(100.1)
      expect(drawn.width).toBeGreaterThanOrEqual(1)
      expect(fitted(drawn)).toEqual(drawn)
    }),
  )
})

test('a place is what the server stores, and nothing else', () => {
  const size = fc.oneof(fc.double(), fc.integer({ min: -1, max: 101 }), fc.constant('1'))
  const some = fc.record({ x: size, y: size, width: size, height: size, more: size }, { requiredKeys: ['x'] })
  const placed = fc.record({ x: fc.nat(100), y: fc.nat(100), width: fc.nat(100), height: fc.nat(100) })
  fc.assert(
    fc.property(fc.oneof(some, placed, fc.anything()), (value) => {
      expect(areaOf(value)).toEqual(area.safeParse(value).data ?? null)
    }),
  )
})
