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

/** Whether a text in small letters may say a name in one of the forms that `wholeWord` finds, of which all begin alike. */
export function maySay(smallWords: string, name: string): boolean {
  return smallWords.includes(name.toLowerCase().slice(0, -1))
}

/**
 * Finds a name as a whole word: in Latin letters also its plural and in any case, unless it is all capitals; in Ethiopic ones with
 * what is written before and after a noun.
 */
export function wholeWord(name: string): RegExp {
  const words = isEthiopic(name) ? `${before}${ethiopicNoun(name)}(?:ን|ና|ም)?` : latinNoun(name)
  return new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, isCapitals(name) ? 'u' : 'iu')
}

function latinNoun(name: string): string {
  const isChanged = /[^aeiou\d]y$/i.test(name) && !isCapitals(name)
  return isChanged ? `${literally(name.slice(0, -1))}(?:y|ies)` : `${literally(name)}(?:s|es)?`
}

/**
 * A noun alone, in the plural or with the article. A last letter without a vowel, the sixth of the eight of its row, takes theirs:
 * ቦንድ, ቦንዱ, ቦንዶች, ቦንዶቹ.
 */
function ethiopicNoun(name: string): string {
  const own = `${literally(name)}(?:ዎች|ዎቹ|ች|ው|ዋ)?`
  const last = name.charCodeAt(name.length - 1)
  if (last < 0x1200 || last > 0x135a || last % 8 !== 5) return own
  const [article, plural] = [String.fromCharCode(last - 4), String.fromCharCode(last + 1)]
  return `(?:${own}|${literally(name.slice(0, -1))}(?:${article}|${plural}[ችቹ]))`
}

function literally(name: string): string {
  return name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}

function isCapitals(name: string): boolean {
  return /^[A-Z]{2,}$/.test(name)
}

function isEthiopic(name: string): boolean {
  return /\p{Script=Ethiopic}/u.test(name)
}

/** Of, in, for, from, about, like, without, to. */
const before = '(?:የ|በ|ለ|ከ|ስለ|እንደ|ያለ|ወደ)?'
