import { expect, test } from 'vitest'
import { isSupported, type Surroundings } from './is-supported.ts'

const capable: Surroundings = { cookieEnabled: true, doNotTrack: null, tryStorage() {} }

test('a browser with cookies and storage is supported', () => {
  expect(isSupported(capable)).toBe(true)
})

test.each<[string, Partial<Surroundings>]>([
  ['without cookies', { cookieEnabled: false }],
  ['that asks not to be tracked', { doNotTrack: '1' }],
  ['with global privacy control', { globalPrivacyControl: true }],
  [
    'that refuses storage',
    {
      tryStorage() {
        throw new DOMException('refused', 'SecurityError')
      },
    },
  ],
])('a browser %s is not', (_, surroundings) => {
  expect(isSupported({ ...capable, ...surroundings })).toBe(false)
})
