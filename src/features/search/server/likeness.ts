import type { WantedWord } from '#content/search/server/search-engine.ts'
import { formsOf } from '#content/search/server/forms.ts'
import { exactForm, foldedForm } from '#content/search/server/words.ts'

/** How a word of a text answers a wanted one: as typed, but for homophones and marks, in another form, or not. */
export const likeness = { exact: 1, folded: 0.9, form: 0.7, beginning: 0.5, none: 0 } as const

/** Compares words of texts with wanted ones; remembers what it has compared, for as long as one search lasts. */
export function createLikeness(words: readonly WantedWord[]) {
  const known = new Map<string, number[]>()
  const wanted = words.map((word) => ({ ...word, formSet: new Set(word.forms) }))
  const compare = (text: string): number[] => {
    const folded = foldedForm(text)
    const forms = wanted.some((word) => mayShareForm(folded, word.forms)) ? formsOf(folded) : []
    return wanted.map((word) => {
      if (exactForm(text) === word.exact) return likeness.exact
      if (folded === word.folded) return likeness.folded
      if (forms.some((form) => word.formSet.has(form))) return likeness.form
      return word.isPrefix && folded.startsWith(word.folded) ? likeness.beginning : likeness.none
    })
  }
  return (text: string): number[] => {
    const before = known.get(text)
    if (before) return before
    const result = compare(text)
    known.set(text, result)
    return result
  }
}

export type Likeness = ReturnType<typeof createLikeness>

/** Spares most words of a long text the search for their forms: these share a beginning, but for the last letter's vowel. */
function mayShareForm(folded: string, forms: readonly string[]): boolean {
  return forms.some((form) => folded.includes(form.slice(0, Math.max(1, form.length - 1))))
}
