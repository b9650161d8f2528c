import { expect, test } from 'vitest'
import { isPlainPath } from './raw-path.ts'

test.each([
  '/',
  '/blogs',
  '/blogs/a-post?lang=am',
  '/faq?q=a//b',
  '/search?q=%2F..%5C',
  '/blogs/%E1%8B%8B%E1%8C%8B',
  '/a.b/c..d/...',
  '/media/x/320.webp',
  '/%25',
])('%s means one thing', (target) => {
  expect(isPlainPath(target)).toBe(true)
})

test.each([
  '',
  'blogs',
  '*',
  'http://other.example/',
  '//evil.example',
  '/a//b',
  '/a\\b',
  '/a%2fb',
  '/a%2Fb',
  '/a%5cb',
  '/a%00b',
  '/a?q=%00',
  '/.',
  '/..',
  '/a/../b',
  '/a/./b',
  '/a/..',
  '/%2e%2e/b',
  '/%2E./b',
  '/.%2e',
  '/%',
  '/%zz',
  '/%ff',
  '/%c0%af',
  '/a%ed%a0%80',
])('%s is refused', (target) => {
  expect(isPlainPath(target)).toBe(false)
})
