import { chooseLanguage, isLanguage, languageKey, type Language } from '#platform/languages.ts'

const cookiePattern = new RegExp(`(?:^|;\\s*)${languageKey}=(en|am)(?:;|$)`)
const longestHeader = 256

/** `?lang`, then the cookie, then the browser's first language. */
export function chooseRequestLanguage(
  address: URL,
  headers: { cookie: string | undefined; accepted: string | undefined },
): Language {
  const asked = address.searchParams.get('lang')
  return isLanguage(asked) ? asked : chooseHeaderLanguage(headers)
}

/** The same of an address that asks for no language. */
export function chooseHeaderLanguage({
  cookie,
  accepted,
}: {
  cookie: string | undefined
  accepted: string | undefined
}): Language {
  return chooseLanguage(cookie?.match(cookiePattern)?.[1], accepted?.slice(0, longestHeader))
}
