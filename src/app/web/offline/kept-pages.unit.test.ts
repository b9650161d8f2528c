import { expect, test } from 'vitest'
import { paths } from '#platform/paths.ts'
import { isReadByAll, isReplaceable, offlineInstead, withoutChoice } from './kept-pages.ts'

const at = (path: string) => new URL(path, 'https://hub.example')

test.each([
  [paths.home, true],
  [`${paths.blogs}?page=2`, true],
  [paths.learnItem('order-types'), true],
  [paths.term('bond'), true],
  [`${paths.resources}?q=scam`, false],
  [`${paths.resource('scam-checklist')}/download`, false],
  [paths.search, false],
  [paths.login, false],
  [paths.dashboard, false],
  [paths.admin.dashboard, false],
])('what is kept is what everybody reads alike: %s', (path, isKept) => {
  expect(isReadByAll(at(path))).toBe(isKept)
})

test.each([
  [paths.lesson('a', 'b'), true],
  [paths.admin.blogs, true],
  [paths.certificates, true],
  [paths.preview('a-secret'), false],
  [paths.certificate('a-secret'), false],
  ['/%70review/a-secret', false],
  ['/PREVIEW/a-secret', false],
  [paths.unsubscribe('a-secret'), false],
  [paths.courseInvitation('a', 'a-secret'), false],
  [`${paths.register}?setup=a-secret`, false],
  [`${paths.resetPassword}?token=a-secret`, false],
  [`${paths.verifyEmail}?token=a-secret`, false],
  ['/api/auth/callback/google?code=a-secret', false],
  [`${paths.resource('scam-checklist')}/download`, false],
  ['/feeds/en.xml', false],
])('another page stands in for pages only, and for none whose address is a key: %s', (path, isOne) => {
  expect(isReplaceable(at(path))).toBe(isOne)
})

test('what stands in remembers what was wanted', () => {
  expect(offlineInstead(at('/blogs?page=2'))).toBe('/offline?from=%2Fblogs%3Fpage%3D2')
})

test.each([
  ['/learn/order-types?lang=en&keep=1', '/learn/order-types'],
  ['/blogs?page=2&saver=on&keep=1', '/blogs?page=2'],
])('a link that chooses for good leads to its page alone: %s', (path, page) => {
  expect(withoutChoice(at(path))).toBe(page)
})
