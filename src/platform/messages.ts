import type { Language } from './languages.ts'

/** A text, or its plural forms (CLDR categories; English and Amharic have `one` and `other`). */
type Message = string | { one: string; other: string }
export type Catalogue = Record<string, Message>
export type Values = Record<string, string | number>

const locales: Record<Language, string> = { en: 'en', am: 'am-ET' }
// Made once: making one costs more than a hundred texts that use it.
const numberFormats = { en: new Intl.NumberFormat(locales.en), am: new Intl.NumberFormat(locales.am) }
const pluralRules = { en: new Intl.PluralRules('en'), am: new Intl.PluralRules('am') }

/** Fills `{name}` places of a message; `count` chooses the plural form, numbers are grouped as the language does. */
export function formatMessage(message: Message, language: Language, values: Values = {}): string {
  const form =
    typeof message === 'string' ? message : message[pluralForm(Number(values.count ?? 0), language)]
  return form.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name]
    return value === undefined ? place : typeof value === 'number' ? formatNumber(value, language) : value
  })
}

function pluralForm(count: number, language: Language): 'one' | 'other' {
  return pluralRules[language].select(count) === 'one' ? 'one' : 'other'
}

/** A number of a text, grouped as its language does. */
export function formatNumber(value: number, language: Language, options?: Intl.NumberFormatOptions): string {
  const format = options ? numberFormatOf(language, options) : numberFormats[language]
  // Nothing below zero is nothing: no sign before it. A loss has a minus, as in charts and calculators; a line can end after a hyphen.
  return format.format(value === 0 ? 0 : value).replace('-', '−')
}

/** To make one takes a hundred times as long as to use it; the options are those that stand in the code, so there are few. */
function numberFormatOf(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = language + JSON.stringify(options)
  const made = formats.get(key) ?? new Intl.NumberFormat(locales[language], options)
  formats.set(key, made)
  return made
}

const formats = new Map<string, Intl.NumberFormat>()

/** Bytes as people say them: `38 KB`, `1.2 MB`. */
export function formatBytes(bytes: number, language: Language): string {
  if (bytes < 1_000_000) return `${formatNumber(Math.max(1, Math.round(bytes / 1000)), language)} KB`
  return `${formatNumber(Math.round(bytes / 100_000) / 10, language)} MB`
}
