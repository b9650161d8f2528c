import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Link as LibrarysLink, MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { LanguageProvider } from './i18n.ts'
import { Link } from './link.tsx'
import { firstState } from './router/first-router.ts'
import { PlaceContext, RouterContext, type RouterPort } from './router/router.ts'

const language = {
  language: 'en',
  catalogues: {},
  calendar: 'gregorian',
  setLanguage: async () => {},
} as const
const location = {
  pathname: '/blogs/a',
  search: '?page=2',
  hash: '#x',
  state: null,
  key: 'default',
  mask: undefined,
}

type Props = { to: string; replace?: boolean; children?: ReactNode }

const words = ['Read ', createElement('b', { key: 'it' }, 'it')]

function markupOfOurs(props: Props): string {
  const state = firstState({ matches: [], loaderData: {}, errors: null }, location)
  const router: RouterPort = {
    state,
    subscribe: () => () => undefined,
    navigate: () => Promise.resolve(),
    revalidate: () => Promise.resolve(),
    enableScrollRestoration: () => () => undefined,
    getBlocker: () => ({ state: 'unblocked', proceed: undefined, reset: undefined, location: undefined }),
    deleteBlocker: () => undefined,
  }
  const link = createElement(Link, props, words)
  const placed = createElement(
    RouterContext,
    { value: router },
    createElement(PlaceContext, { value: state }, link),
  )
  return renderToStaticMarkup(createElement(LanguageProvider, { value: language }, placed))
}

function markupOfLibrary(props: Props): string {
  const link = createElement(LibrarysLink, { ...props, discover: 'none' }, words)
  return renderToStaticMarkup(createElement(MemoryRouter, { initialEntries: ['/blogs/a?page=2#x'] }, link))
}

test.each([
  '/',
  '/blogs',
  '/blogs/a-post_2?lang=am&x=%E1%88%80#part-1',
  '/faq#why',
  '/search?q=a b',
  '/faq#ለምን',
  '/learn/',
  '/a.b',
  '//elsewhere.example/x',
  'https://elsewhere.example/x',
  '?page=3',
  '#top',
])('a link to %j leads where the library would lead', (to) => {
  for (const props of [
    {},
    { className: 'a b', 'aria-label': 'Read "it"', title: 'x', lang: 'am', rel: 'prev' },
    { replace: true, preventScrollReset: true },
    { reloadDocument: true },
  ])
    expect(markupOfOurs({ to, ...props })).toBe(markupOfLibrary({ to, ...props }))
})
