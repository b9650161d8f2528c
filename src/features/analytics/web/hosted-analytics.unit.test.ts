import { afterEach, expect, test, vi } from 'vitest'
import { paths } from '#platform/paths.ts'
import { countPage } from './hosted-analytics.ts'

afterEach(() => void vi.unstubAllGlobals())

test.each([
  paths.preview('a-key'),
  paths.certificate('a-key'),
  paths.unsubscribe('a-key'),
  paths.courseInvitation('a', 'a-key'),
])('nothing is fetched and nothing told at an address that is a key: %s', (pathname) => {
  const append = vi.fn()
  const page: { dataLayer?: unknown[] } = {}
  vi.stubGlobal('window', page)
  vi.stubGlobal('location', { origin: 'https://hub.example', pathname })
  vi.stubGlobal('document', { createElement: () => ({}), head: { append } })
  countPage('G-TEST1234')
  expect([append.mock.calls, page.dataLayer]).toEqual([[], undefined])
})
