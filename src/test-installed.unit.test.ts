import { expect, test } from 'vitest'
import { measureInstalled } from './test-installed.ts'

test('what a server is installed with, its Node included, stays under 300 megabytes', () => {
  const installed = measureInstalled()
  expect(installed.length).toBeGreaterThan(100)
  expect(installed.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(300e6)
})
