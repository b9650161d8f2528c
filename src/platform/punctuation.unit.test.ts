import { expect, test } from 'vitest'
import { labelled, listed, opened, quoted } from './punctuation.ts'

test('parts are joined with the signs of their language', () => {
  expect(labelled('Risk', 'high', 'en')).toBe('Risk: high')
  expect(labelled('አደጋ', 'ከፍተኛ', 'am')).toBe('አደጋ፦ ከፍተኛ')
  expect(opened('ተመራጭ', 'am')).toBe('ተመራጭ፦')
  expect(listed(['JPEG', 'PNG'], 'en')).toBe('JPEG, PNG')
  expect(listed(['JPEG', 'PNG'], 'am')).toBe('JPEG፣ PNG')
})

test('words of somebody else are set apart with the signs of their language', () => {
  expect(quoted('Does it hold?', 'en')).toBe('“Does it hold?”')
  expect(quoted('ይጸናል?', 'am')).toBe('«ይጸናል?»')
})
