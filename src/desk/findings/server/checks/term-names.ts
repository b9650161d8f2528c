import type { Language } from '#platform/languages.ts'

/** A term of the glossary as a text of one language may say it. */
export interface KnownTerm {
  id: string
  title: string
  /** The title without what it adds in brackets, and the aliases. */
  names: readonly string[]
}

/** Shorter names are too often something else; capitals such as ECX are not. */
const shortest: Record<Language, number> = { en: 4, am: 3 }

/**
 * Finds a name as a whole word: in English also its plural and in any case, in Amharic with what is written before and after a noun.
 * None for a name that is too short, or written in the other script.
 */
export function patternOf(name: string, language: Language): RegExp | undefined {
  const isCapitals = /^[A-Z]{2,}$/.test(name)
  if ([...name].length < shortest[language] && !isCapitals) return undefined
  if (/\p{Script=Ethiopic}/u.test(name) !== (language === 'am')) return undefined
  const own = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const words = language === 'am' ? `${before}${own}${after}` : `${own}(?:s|es)?`
  return new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, isCapitals ? 'u' : 'iu')
}

/** Of, in, for, from, about, like, without, to. */
const before = '(?:የ|በ|ለ|ከ|ስለ|እንደ|ያለ|ወደ)?'
/** Plural or possession, then object, "and" or "also". */
const after = '(?:ዎች|ች|ው|ዋ)?(?:ን|ና|ም)?'
