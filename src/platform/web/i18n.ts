import { createContext, use } from 'react'
import { defaultCalendar, formatBothDates, formatDate, formatDateTime, type Calendar } from '../calendar.ts'
import { languageKey, type Language } from '../languages.ts'

/** A text, or its plural forms (CLDR categories; English and Amharic have `one` and `other`). */
export type Message = string | { one: string; other: string }
export type Catalogue = Record<string, Message>
/** Catalogues of one language by room name. */
export type Catalogues = Record<string, Catalogue>
export type Values = Record<string, string | number>

interface LanguageState {
  language: Language
  catalogues: Catalogues
  calendar: Calendar
  /** Switches language, keeps the choice, and resolves when its texts are there. */
  setLanguage(language: Language): Promise<void>
}

const LanguageContext = createContext<LanguageState | null>(null)
export const LanguageProvider = LanguageContext.Provider

export function useLanguage(): LanguageState {
  const state = use(LanguageContext)
  if (!state) throw new Error('useLanguage needs a LanguageProvider above it')
  return state
}

/**
 * Makes a room's typed `useText` hook: `const t = useText(); t('list.more', { count: 3 })`.
 * `count` chooses the plural form; numbers are written with the reader's grouping.
 */
export function roomText<C extends Catalogue>(room: string): () => (key: keyof C & string, values?: Values) => string {
  return () => {
    const { language, catalogues } = useLanguage()
    return (key, values) => formatMessage(catalogues[room]?.[key] ?? `${room}.${key}`, language, values)
  }
}

/** Fills `{name}` places of a message. */
export function formatMessage(message: Message, language: Language, values: Values = {}): string {
  const form = typeof message === 'string' ? message : message[pluralForm(Number(values.count ?? 0), language)]
  return form.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name]
    return value === undefined ? place : typeof value === 'number' ? formatNumber(value, language) : value
  })
}

function pluralForm(count: number, language: Language): 'one' | 'other' {
  return new Intl.PluralRules(language).select(count) === 'one' ? 'one' : 'other'
}

export function formatNumber(value: number, language: Language, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(language === 'am' ? 'am-ET' : 'en', options).format(value)
}

/** Bytes as people say them: `38 KB`, `1.2 MB`. */
export function formatBytes(bytes: number, language: Language): string {
  if (bytes < 1_000_000) return `${formatNumber(Math.max(1, Math.round(bytes / 1000)), language)} KB`
  return `${formatNumber(Math.round(bytes / 100_000) / 10, language)} MB`
}

/** Date formatters in the reader's language and calendar; instants are epoch milliseconds. */
export function useDates() {
  const { language, calendar } = useLanguage()
  return {
    date: (instant: number) => formatDate(instant, language, calendar),
    dateTime: (instant: number) => formatDateTime(instant, language, calendar),
    both: (instant: number) => formatBothDates(instant, language),
  }
}

/** The calendar to show: a signed-in reader's own choice, else the language's. */
export function chooseCalendar(language: Language, chosen: Calendar | null | undefined): Calendar {
  return chosen ?? defaultCalendar(language)
}

/** Keeps the choice in local storage and mirrors it to a cookie, so that the server renders the right language. */
export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(languageKey, language)
  } catch {
    // A browser that refuses storage still gets the cookie.
  }
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${languageKey}=${language}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`
}

export function readKeptLanguage(): string | null {
  try {
    return localStorage.getItem(languageKey)
  } catch {
    return null
  }
}
