import { expect, test } from 'vitest'
import { paths, sameSitePath } from './paths.ts'

test.each(['/', '/profile', '/courses/x?lang=am#top', '/blogs/%2F', '/a//b', '/ሰላም'])(
  '%s is on this site',
  (path) => {
    expect(sameSitePath(path, '/home')).toBe(path)
  },
)

test.each([
  '',
  null,
  undefined,
  'profile',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/a\\b',
  '/\t/evil.example',
  '/\n/evil.example',
  ' /profile',
  '/\u0000',
])('%j is not', (path) => {
  expect(sameSitePath(path, '/home')).toBe('/home')
})

test('what passes leads to this site in every browser’s eyes', () => {
  for (const path of ['/', '/a//b', '/blogs/%2F', '/@evil.example', '/.//evil.example']) {
    const safe = sameSitePath(path, '/home')
    expect(new URL(safe, 'https://hub.example').origin).toBe('https://hub.example')
  }
})

test('the addresses are those of the specification', () => {
  expect([
    paths.home,
    paths.blog('x'),
    paths.learnItem('x'),
    paths.resource('x'),
    paths.course('x'),
    paths.dashboardBlog('x'),
    paths.admin.manageDashboard,
  ]).toEqual([
    '/',
    '/blogs/x',
    '/learn/x',
    '/resources/x',
    '/courses/x',
    '/dashboard/blogs/x',
    '/admin/manage-dashboard',
  ])
})
