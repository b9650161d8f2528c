import { formsOf } from '#platform/word-forms/forms.ts'
import { foldedForm, splitWords } from '#platform/word-forms/words.ts'
import { languages, type Language } from '#platform/languages.ts'
import type { FoundPage } from '../../contract.ts'
import { wantedWords, type WantedWord } from '../wanted-words.ts'

/** Pages of the site's own, such as calculators, that no editor writes and that readers search for all the same. */
export type ListPages = (language: Language) => readonly FoundPage[]

let listPages: ListPages = () => []
/** What each page is found by: the words of both languages. */
let keys: ReadonlyMap<string, readonly string[]> = new Map()

/** Call once, before the first search. The pages are the same in all languages, in one order. */
export function registerSitePages(list: ListPages): void {
  listPages = list
  keys = new Map(
    list('en').map(({ path }) => {
      const words = languages
        .flatMap((language) => list(language).filter((page) => page.path === path))
        .flatMap(({ title, description }) => splitWords(`${title} ${description}`))
        .map(({ text }) => foldedForm(text))
      return [path, [...new Set(words.flatMap((word) => [word, ...formsOf(word)]))]]
    }),
  )
}

/** Those of which title and description have every word of a query, in whichever language it was asked. */
export function findSitePages(query: string, language: Language): FoundPage[] {
  const wanted = wantedWords(query)
  if (wanted.length === 0) return []
  // Two letters alone begin too many words; after another word they begin what is still being typed.
  const shortest = wanted.length > 1 ? 2 : 3
  return listPages(language).filter(({ path }) => {
    const known = keys.get(path) ?? []
    return wanted.every((word) => known.some((one) => fits(word, one, shortest)))
  })
}

function fits({ folded, forms, isPrefix }: WantedWord, known: string, shortest: number): boolean {
  return (
    known === folded ||
    forms.includes(known) ||
    (isPrefix && folded.length >= shortest && known.startsWith(folded))
  )
}
