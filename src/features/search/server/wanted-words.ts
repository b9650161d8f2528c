import type { WantedWord } from '#content/search/server/search-engine.ts'
import { formsOf } from '#content/search/server/forms.ts'
import { withoutStopWords } from '#content/search/server/stop-words.ts'
import { exactForm, foldedForm, splitWords } from '#content/search/server/words.ts'

/** Bounds the work of one search. */
const mostWords = 8
/** Shorter beginnings fit too many words. */
const shortestPrefix = 3

/** The words of a query that count, each once; none when it holds neither letters nor digits. */
export function wantedWords(query: string): WantedWord[] {
  const words = splitWords(query)
    .map(({ text }) => ({ exact: exactForm(text), folded: foldedForm(text) }))
    .filter(({ folded }) => folded !== '')
  const known = new Set<string>()
  const each = words.filter(({ folded }) => !known.has(folded) && known.add(folded))
  return withoutStopWords(each).slice(0, mostWords).map(wantedWord)
}

/** The same word with what it may have been meant to be. */
export function orSimilar(word: WantedWord, similar: readonly string[]): WantedWord {
  return { ...word, forms: [...new Set([...word.forms, ...similar.flatMap(formsOf)])] }
}

function wantedWord({ exact, folded }: { exact: string; folded: string }): WantedWord {
  const forms = formsOf(folded).filter((form) => isLikely(form, folded))
  return { exact, folded, forms, isPrefix: folded.length >= shortestPrefix }
}

/** Two letters mean something where one was taken away, or a preposition alone; what is left of more is chance. */
function isLikely(form: string, word: string): boolean {
  return form.length >= 3 || word.length - form.length <= 1 || word.endsWith(form)
}
