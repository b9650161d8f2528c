import { chooseLanguage, isLanguage, languageInCookies, type Language } from '#platform/languages.ts'

const longestHeader = 256

/** `?lang`, then the cookie, then the browser's first language. */
export function chooseRequestLanguage(
  address: Pick<URL, 'searchParams'>,
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
  return chooseLanguage(languageInCookies(cookie), accepted?.slice(0, longestHeader))
}
