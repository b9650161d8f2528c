import { expect, test } from 'vitest'
import {
  beginAgain,
  callbackPath,
  findWantedPage,
  isAdminPage,
  isRefused,
  returnPath,
} from './wanted-page.ts'

test('the wanted page comes from the guard, or through a redirect sign-in from the address', () => {
  expect(findWantedPage({ state: { from: '/courses/x?a=1#b' }, search: '' })).toBe('/courses/x?a=1#b')
  expect(findWantedPage({ state: null, search: callbackPath('/courses/x?a=1').slice('/login'.length) })).toBe(
    '/courses/x?a=1',
  )
  expect(findWantedPage({ state: null, search: '' })).toBeNull()
})

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/login',
  '/login?to=/x',
  '/Login',
  '/LOGIN/?to=/x',
  '/register',
])('%s is not a page to go to after signing in', (wanted) => {
  expect(findWantedPage({ state: { from: wanted }, search: '' })).toBeNull()
  expect(findWantedPage({ state: null, search: `?${new URLSearchParams({ to: wanted })}` })).toBeNull()
})

test.each(['/admin', '/admin/users?q=a', '/Admin/users', '/ADMIN'])('%s is for administrators', (path) => {
  expect(isAdminPage(path)).toBe(true)
})

test.each(['/', '/administration', '/blogs/admin'])('%s is for others too', (path) => {
  expect(isAdminPage(path)).toBe(false)
})

test('only a guard that says so has turned somebody away', () => {
  expect(isRefused({ from: '/admin/users', isRefused: true })).toBe(true)
  for (const state of [undefined, null, 'text', {}, { from: '/courses', isRefused: false }, { isRefused: 1 }])
    expect(isRefused(state)).toBe(false)
})

test('history state of another shape is ignored', () => {
  for (const state of [undefined, 'text', 7, {}, { from: 7 }])
    expect(findWantedPage({ state, search: '' })).toBeNull()
})

test('who begins anew at the second step keeps what was wanted, also where another site led there', () => {
  expect(beginAgain('?to=%2Fcourses%2Fone')).toBe('/login?to=%2Fcourses%2Fone')
  const back = new URLSearchParams({ to: returnPath('/courses/one') })
  expect(beginAgain(`?${back}`)).toBe('/login?to=%2Fcourses%2Fone')
  expect(beginAgain('')).toBe('/login')
})
