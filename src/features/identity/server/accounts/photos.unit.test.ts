import { expect, test } from 'vitest'
import { readConfig } from '#platform/server/config.ts'
import { isProviderPhoto } from './photos.ts'

const config = readConfig({ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' })
const host = 'https://lh3.googleusercontent.com'

test.each([
  [true, `${host}/a/photo=s96-c`],
  [true, `${host}/${'x'.repeat(500 - host.length - 1)}`],
  [false, `${host}/${'x'.repeat(500 - host.length)}`],
  [false, 'http://lh3.googleusercontent.com/a'],
  [false, 'https://me@lh3.googleusercontent.com/a'],
  [false, 'https://googleusercontent.com.evil.example/a'],
  [false, 'https://evilgoogleusercontent.com/a'],
  [false, 'no address'],
  [false, ''],
])('%s: %s', (isShown, address) => {
  expect(isProviderPhoto(config, address)).toBe(isShown)
})

test('no picture is shown of a provider that is not set up', () => {
  expect(isProviderPhoto(readConfig({}), `${host}/a`)).toBe(false)
})
