import { expect, test } from 'vitest'
import { fromAddisAbaba, toAddisAbaba } from './addis-ababa-time.ts'

const afternoon = Date.UTC(2026, 10, 20, 11, 30)

test('a time field shows the time in Addis Ababa', () => {
  expect(toAddisAbaba(afternoon)).toBe('2026-11-20T14:30')
})

test('a time that was typed is the time in Addis Ababa', () => {
  expect(fromAddisAbaba('2026-11-20T14:30')).toBe(afternoon)
})

test('a time that is not complete is none', () => {
  expect(fromAddisAbaba('')).toBeUndefined()
})
