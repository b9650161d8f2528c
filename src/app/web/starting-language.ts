import { chooseLanguage, isLanguage, type Language } from '#platform/languages.ts'
import { readKeptLanguage } from '#platform/web/i18n.ts'
import { isReadAsKept } from './offline/open-kept.ts'

/** The language this reader wants at first load, and whether to keep it. An address with `?lang` shows the language it names and keeps nothing; so does a page that lies on the device in one alone. */
export function startingLanguage(rendered: Language): { wanted: Language; keep: boolean } {
  if (isLanguage(new URLSearchParams(location.search).get('lang')) || isReadAsKept)
    return { wanted: rendered, keep: false }
  return { wanted: chooseLanguage(readKeptLanguage(), navigator.language), keep: true }
}
