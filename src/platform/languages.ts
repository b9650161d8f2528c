/** The two languages of the site. */
export const languages = ['en', 'am'] as const
export type Language = (typeof languages)[number]

/** What each language calls itself, for those who look for it. */
export const ownLanguageNames: Record<Language, string> = { en: 'English', am: 'አማርኛ' }

/** Local storage key and cookie name under which a reader's choice is kept. */
export const languageKey = 'language'

/** Beside `?lang`, asks the server to keep that language: how a browser without scripts switches for good. */
export const keepParameter = 'keep'

const cookiePattern = new RegExp(`(?:^|;\\s*)${languageKey}=(en|am)(?:;|$)`)

/** The kept choice among all cookies of this site. */
export function languageInCookies(cookies: string | undefined): string | undefined {
  return cookies?.match(cookiePattern)?.[1]
}

export function isLanguage(value: unknown): value is Language {
  return value === 'en' || value === 'am'
}

export function otherLanguage(language: Language): Language {
  return language === 'en' ? 'am' : 'en'
}

/** The first-load rule: the stored value if it is a language, otherwise Amharic for a browser that starts with `am`, else English. */
export function chooseLanguage(stored: unknown, browserLanguage: string | null | undefined): Language {
  if (isLanguage(stored)) return stored
  return browserLanguage?.trim().toLowerCase().startsWith('am') ? 'am' : 'en'
}
