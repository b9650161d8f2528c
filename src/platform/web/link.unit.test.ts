import { createElement, type ComponentType, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Link as PlainLink, MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { LanguageProvider } from './i18n.ts'
import { Link } from './link.tsx'

const state = { language: 'en', catalogues: {}, calendar: 'gregorian', setLanguage: async () => {} } as const

type Props = { to: string; replace?: boolean; children?: ReactNode }

function markupOf(link: ComponentType<Props>, props: Props): string {
  const words = ['Read ', createElement('b', { key: 'it' }, 'it')]
  const page = createElement(
    MemoryRouter,
    { initialEntries: ['/blogs/a?page=2#x'] },
    createElement(link, props, words),
  )
  return renderToStaticMarkup(createElement(LanguageProvider, { value: state }, page))
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
  'b',
  '',
])('a link to %j is on the server what the router makes of it', (to) => {
  for (const props of [
    {},
    { className: 'a b', 'aria-label': 'Read "it"', title: 'x', lang: 'am', rel: 'prev' },
    { replace: true, preventScrollReset: true },
    { reloadDocument: true, target: '_blank' },
  ])
    expect(markupOf(Link, { to, ...props })).toBe(markupOf(PlainLink, { to, ...props }))
})
