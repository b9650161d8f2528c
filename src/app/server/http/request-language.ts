import { chooseLanguage, isLanguage, languageKey, type Language } from '#platform/languages.ts'

const cookiePattern = new RegExp(`(?:^|;\\s*)${languageKey}=(en|am)(?:;|$)`)
const longestHeader = 256

/** `?lang`, then the cookie, then the browser's first language. */
export function chooseRequestLanguage(
  address: URL,
  headers: { cookie: string | undefined; accepted: string | undefined },
): Language {
  const asked = address.searchParams.get('lang')
  if (isLanguage(asked)) return asked
  return chooseLanguage(headers.cookie?.match(cookiePattern)?.[1], headers.accepted?.slice(0, longestHeader))
}
