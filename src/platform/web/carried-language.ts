import { useLocation } from 'react-router'
import { isLanguage } from '../languages.ts'
import { useLanguage } from './i18n.ts'

/** On a page whose address names a language, links lead to pages that name it too: whoever was sent an edition goes on in its language. */
export function useCarriedLanguage(): (to: string) => string {
  const { search } = useLocation()
  const { language } = useLanguage()
  const isNamed = isLanguage(new URLSearchParams(search).get('lang'))
  return (to) => (isNamed ? withLanguage(to, language) : to)
}

/** The address with `?lang`, before its anchor. */
export function withLanguage(to: string, language: string): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? []
  const search = new URLSearchParams(query)
  search.set('lang', language)
  return `${path}?${search}${hash}`
}
