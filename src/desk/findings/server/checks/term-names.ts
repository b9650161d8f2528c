import type { Language } from '#platform/languages.ts'

/** A term of the glossary as a text of one language may say it. */
export interface KnownTerm {
  id: string
  title: string
  /** The title without what it adds in brackets, and the aliases. */
  names: readonly string[]
  /** What editors decided that texts do not call it. */
  avoid: readonly string[]
}

/** A term with the names that its title and its aliases are, without what stands there in brackets. */
export function knownTerm(
  term: Pick<KnownTerm, 'id' | 'title'> & { aliases?: readonly string[]; avoid?: readonly string[] },
): KnownTerm {
  const { id, title, aliases = [], avoid = [] } = term
  const names = [title, ...aliases].map(withoutBrackets).filter(Boolean)
  return { id, title, names, avoid: avoid.filter(Boolean) }
}

function withoutBrackets(name: string): string {
  return name.replaceAll(/\s*\([^)]*\)/g, '').trim()
}

/** Shorter names are too often something else; capitals such as ECX are not. */
const shortest: Record<Language, number> = { en: 4, am: 3 }

/** Finds a name that is long enough to mean the term, in the script of the language. */
export function patternOf(name: string, language: Language): RegExp | undefined {
  if ([...name].length < shortest[language] && !isCapitals(name)) return undefined
  return isEthiopic(name) === (language === 'am') ? wholeWord(name) : undefined
}

/**
 * Finds a name as a whole word: in Latin letters also its plural and in any case, unless it is all capitals; in Ethiopic ones with
 * what is written before and after a noun.
 */
export function wholeWord(name: string): RegExp {
  const own = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const words = isEthiopic(name) ? `${before}${own}${after}` : `${own}(?:s|es)?`
  return new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, isCapitals(name) ? 'u' : 'iu')
}

function isCapitals(name: string): boolean {
  return /^[A-Z]{2,}$/.test(name)
}

function isEthiopic(name: string): boolean {
  return /\p{Script=Ethiopic}/u.test(name)
}

/** Of, in, for, from, about, like, without, to. */
const before = '(?:የ|በ|ለ|ከ|ስለ|እንደ|ያለ|ወደ)?'
/** Plural or possession, then object, "and" or "also". */
const after = '(?:ዎች|ች|ው|ዋ)?(?:ን|ና|ም)?'
