import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { expiryOf, statusOf } from './state.ts'

const at = (text: string) => Date.parse(text)

test.each([
  ['2026-01-31T09:00:00Z', 1, '2026-02-28T09:00:00Z'],
  ['2027-01-31T09:00:00Z', 13, '2028-02-29T09:00:00Z'],
  ['2026-11-22T09:00:00Z', 24, '2028-11-22T09:00:00Z'],
  // In Addis Ababa it is the first of the month already.
  ['2026-03-31T22:00:00Z', 1, '2026-04-30T22:00:00Z'],
])('%s and %i months are %s', (issued, months, expires) => {
  expect(new Date(expiryOf(at(issued), months)!).toISOString()).toBe(new Date(expires).toISOString())
})

test('without months there is no end, and with them it lies ahead, in order', () => {
  const instants = integer({ min: 0, max: at('2200-01-01') })
  assert(
    property(instants, integer({ min: 1, max: 120 }), (issued, months) => {
      expect(expiryOf(issued, null)).toBeNull()
      expect(expiryOf(issued, months)).toBeGreaterThanOrEqual(
        issued + months * 28 * 86_400_000 - 3 * 86_400_000,
      )
      expect(expiryOf(issued, months)).toBeLessThan(expiryOf(issued, months + 1)!)
    }),
  )
})

test('revoked outweighs expired; the last instant is over', () => {
  const now = at('2026-11-22')
  expect(statusOf({ revokedAt: null, expiresAt: null }, now)).toBe('valid')
  expect(statusOf({ revokedAt: null, expiresAt: now + 1 }, now)).toBe('valid')
  expect(statusOf({ revokedAt: null, expiresAt: now }, now)).toBe('expired')
  expect(statusOf({ revokedAt: now, expiresAt: now }, now)).toBe('revoked')
})
