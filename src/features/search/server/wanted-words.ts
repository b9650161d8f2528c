import { formsOf } from '#platform/word-forms/forms.ts'
import { isStopWord, withoutStopWords } from '#platform/word-forms/stop-words.ts'
import { partsOf } from '#platform/word-forms/word-keys.ts'
import { exactForm, foldedForm, splitWords } from '#platform/word-forms/words.ts'

/** One word that a reader looks for. Only letters and digits. */
export interface WantedWord {
  exact: string
  folded: string
  /** What it may also be found under, itself first. */
  forms: string[]
  /** Whether it may be the beginning of a longer word. */
  isPrefix: boolean
}

/** Bounds the work of one search. */
const mostWords = 8
/** A word of more letters is nobody's. */
export const longestWanted = 24
/** Shorter beginnings fit too many words, but for the last one, which may still be typed. */
const shortestPrefix = 3

/** The words of a query that count, each once; none when it holds neither letters nor digits. */
export function wantedWords(query: string): WantedWord[] {
  const words = splitWords(query)
    .flatMap(({ text }) => {
      const folded = foldedForm(text)
      const parts = partsOf(folded)
      return parts[0] === folded
        ? [{ exact: exactForm(text), folded }]
        : parts.map((part) => ({ exact: part, folded: part }))
    })
    .filter(({ folded }) => folded !== '')
  const known = new Set<string>()
  const each = words.filter(({ folded }) => !known.has(folded) && known.add(folded))
  const counted = withoutStopWords(each).slice(0, mostWords)
  return counted.map((word) => wantedWord(word, word === words.at(-1)))
}

function wantedWord({ exact, folded }: { exact: string; folded: string }, isLast: boolean): WantedWord {
  const forms = formsOf(folded).filter((form) => isLikelyForm(form, folded))
  return {
    exact,
    folded,
    forms,
    isPrefix: !isStopWord(folded) && (isLast || folded.length >= shortestPrefix),
  }
}

/** Two letters mean something where one was taken away, or a preposition alone; what is left of more is chance. */
export function isLikelyForm(form: string, word: string): boolean {
  return form.length >= 3 || word.length - form.length <= 4 || word.endsWith(form)
}
