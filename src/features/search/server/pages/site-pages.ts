import { formsOf } from '#platform/word-forms/forms.ts'
import { skeletonOf, soundsOf } from '#platform/word-forms/sounds.ts'
import { foldedForm, splitWords } from '#platform/word-forms/words.ts'
import { languages, type Language } from '#platform/languages.ts'
import type { FoundPage } from '../../contract.ts'
import { isEnglishWord } from '../english/english-words.ts'
import { wantedWords, type WantedWord } from '../wanted-words.ts'
import { nearLikeness, wantedSounds, type WantedSound } from '../word-likeness.ts'

/** Pages of the site's own, such as calculators, that no editor writes and that readers search for all the same. */
type ListPages = (language: Language) => readonly FoundPage[]

let listPages: ListPages = () => []
/** What a page is found by: the words of both languages, those of Amharic also by their consonants. */
interface Keys {
  words: readonly string[]
  heard: ReadonlyMap<string, readonly string[]>
}
let keys: ReadonlyMap<string, Keys> = new Map()

/** From which likeness on Amharic in Latin letters is meant. */
const akin = 0.66
const fewestConsonants = 2

/** Call once, before the first search. The pages are the same in all languages, in one order. */
export function registerSitePages(list: ListPages): void {
  listPages = list
  keys = new Map(
    list('en').map(({ path }) => {
      const words = languages
        .flatMap((language) => list(language).filter((page) => page.path === path))
        .flatMap(({ title, description }) => splitWords(`${title} ${description}`))
        .map(({ text }) => foldedForm(text))
      return [path, keysOf([...new Set(words.flatMap((word) => [word, ...formsOf(word)]))])]
    }),
  )
}

function keysOf(words: readonly string[]): Keys {
  const heard = new Map<string, string[]>()
  for (const word of words.filter((one) => /^[\u1200-\u135a]+$/.test(one)))
    for (const skeleton of new Set(soundsOf(word).map(skeletonOf)))
      heard.set(skeleton, [...(heard.get(skeleton) ?? []), word])
  return { words, heard }
}

/** Those of which title and description have every word of a query, in whichever language or letters it was asked. */
export function findSitePages(query: string, language: Language): FoundPage[] {
  const words = wantedWords(query)
  // Some words of Amharic look like English ones; a query of these alone is English.
  const isEnglish = words.every(({ folded }) => isEnglishWord(folded))
  const wanted = words.map((word) => ({ ...word, sounds: isEnglish ? [] : latinSounds(word) }))
  if (wanted.length === 0) return []
  // Two letters alone begin too many words; after another word they begin what is still being typed.
  const shortest = wanted.length > 1 ? 2 : 3
  return listPages(language).filter(({ path }) => {
    const known = keys.get(path)
    return wanted.every(
      (word) => known && (known.words.some((one) => fits(word, one, shortest)) || isHeard(word, known)),
    )
  })
}

function fits({ folded, forms, isPrefix }: WantedWord, known: string, shortest: number): boolean {
  return (
    known === folded ||
    forms.includes(known) ||
    (isPrefix && folded.length >= shortest && known.startsWith(folded))
  )
}

/** How a word in Latin letters sounds where it is Amharic. */
function latinSounds(word: WantedWord): WantedSound[] {
  return wantedSounds(word).filter(({ skeleton, isLatin }) => isLatin && skeleton.length >= fewestConsonants)
}

function isHeard(wanted: WantedWord & { sounds: readonly WantedSound[] }, { heard }: Keys): boolean {
  return wanted.sounds.some(({ skeleton }) =>
    heard.get(skeleton)?.some((word) => nearLikeness(wanted, wanted.sounds, word) >= akin),
  )
}
