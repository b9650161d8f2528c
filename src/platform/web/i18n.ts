import { createContext, use } from 'react'
import {
  defaultCalendar,
  formatBothDates,
  formatDate,
  formatDateTime,
  formatTime,
  type Calendar,
} from '../dates/calendar.ts'
import { languageInCookies, languageKey, type Language } from '../languages.ts'
import { formatMessage, type Catalogue, type Values } from '../messages.ts'
import { tryStorage } from './try-storage.ts'

/** Catalogues of one language by room name. */
export type Catalogues = Record<string, Catalogue>

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
export function roomText<C extends Catalogue>(
  room: string,
): () => (key: keyof C & string, values?: Values) => string {
  return () => {
    const { language, catalogues } = useLanguage()
    return (key, values) => {
      const message = catalogues[room]?.[key]
      // A page whose words did not come with it is a fault of ours, which journeys find by this.
      if (message === undefined) console.error(`no words for ${room}.${key}`)
      return formatMessage(message ?? `${room}.${key}`, language, values)
    }
  }
}

/**
 * Date formatters in the reader's language and calendar; instants are epoch milliseconds. All tell the time of Addis
 * Ababa, so that editors who talk about a time mean the same one, wherever they sit.
 */
export function useDates() {
  const { language, calendar } = useLanguage()
  return {
    date: (instant: number) => formatDate(instant, language, calendar),
    dateTime: (instant: number) => formatDateTime(instant, language, calendar),
    time: (instant: number) => formatTime(instant, language),
    both: (instant: number) => formatBothDates(instant, language, calendar),
  }
}

/** The calendar to show: a reader's own choice, else the language's. */
export function chooseCalendar(language: Language, chosen: Calendar | null | undefined): Calendar {
  return chosen ?? defaultCalendar(language)
}

/** Beside the language that is kept: the same where nobody chose it. */
const guessKey = 'languageGuess'

/** Keeps the choice, or what a first page took for it, in local storage and mirrors it to a cookie, so that the server renders the right language. */
export function keepLanguage(language: Language, isChosen = true): void {
  try {
    localStorage.setItem(languageKey, language)
    localStorage.setItem(guessKey, isChosen ? '' : language)
  } catch {
    // A browser that refuses storage still gets the cookie.
  }
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${languageKey}=${language}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`
}

/** Whether what is kept was pressed on this device; not where that cannot be told. */
export function isLanguageChosen(): boolean {
  return tryStorage(() => (readKeptLanguage() ?? '') !== (localStorage.getItem(guessKey) ?? '')) ?? false
}

/** What storage holds, else the cookie, which a browser that refuses storage has alone. */
export function readKeptLanguage(): string | null | undefined {
  try {
    const stored = localStorage.getItem(languageKey)
    if (stored !== null) return stored
  } catch {
    // The cookie says it.
  }
  return languageInCookies(document.cookie)
}
