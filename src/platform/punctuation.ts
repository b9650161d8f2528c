import type { Language } from './languages.ts'

/** A label and what it says: `Risk: high`, `አደጋ፦ ከፍተኛ`. */
export function labelled(label: string, value: string, language: Language): string {
  return `${opened(label, language)} ${value}`
}

/** A label with the sign that announces what follows. */
export function opened(label: string, language: Language): string {
  return language === 'am' ? `${label}፦` : `${label}:`
}

/** Parts one after another: `JPEG, PNG`, `JPEG፣ PNG`. */
export function listed(parts: readonly string[], language: Language): string {
  return parts.join(language === 'am' ? '፣ ' : ', ')
}

/** Somebody's words inside of a sentence, which may have an end mark of their own: `“Is it safe?”`, `«ደህና ነው?»`. */
export function quoted(words: string, language: Language): string {
  return language === 'am' ? `«${words}»` : `“${words}”`
}
