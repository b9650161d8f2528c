import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '../../languages.ts'
import { LanguageProvider, type Catalogues } from '../i18n.ts'
import { firstState } from './first-router.ts'
import { PlaceContext, RouterContext, type RouterPort } from './router.ts'

const place = { pathname: '/', search: '', hash: '', state: null, key: 'default', mask: undefined }

/** What a part of a page looks like to a reader of the language, for tests of what it says. */
export function markupOf(part: ReactElement, language: Language, catalogues: Catalogues): string {
  const state = firstState({ matches: [], loaderData: {}, errors: null }, place)
  const router: RouterPort = {
    state,
    subscribe: () => () => undefined,
    navigate: () => Promise.resolve(),
    revalidate: () => Promise.resolve(),
    enableScrollRestoration: () => () => undefined,
    getBlocker: () => ({ state: 'unblocked', proceed: undefined, reset: undefined, location: undefined }),
    deleteBlocker: () => undefined,
  }
  const value = { language, catalogues, calendar: 'gregorian', setLanguage: async () => {} } as const
  const placed = createElement(PlaceContext, { value: state }, part)
  const routed = createElement(RouterContext, { value: router }, placed)
  return renderToStaticMarkup(createElement(LanguageProvider, { value }, routed))
}
