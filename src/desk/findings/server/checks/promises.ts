import { formsOf } from '#platform/word-forms/forms.ts'
import { foldedForm, splitWords } from '#platform/word-forms/words.ts'
import { isDenied, quotesIn } from './mentions.ts'
import { findingAt, partsOf } from './parts.ts'
import { percentPromisesIn } from './percent-promises.ts'
import type { Check } from './subject.ts'

/**
 * Words that promise profit, however they are inflected. Where a text quotes such words or says that they are not true, as texts about
 * fraud do, it is only a note.
 */
export const checkPromises: Check = ({ language, text, promises }) => {
  const forms = rememberForms()
  const phrases = byFirstWord(
    promises[language].map((phrase) => ({ phrase, wanted: stretchOf(phrase, forms) })),
  )
  return partsOf(text).flatMap((part) => {
    const quotes = quotesIn(part.words)
    const percents = percentPromisesIn(part.words, language).map((place) => ({
      phrase: part.words.slice(place.start, place.end),
      ...place,
    }))
    return [...phrasesIn(stretchOf(part.words, forms), phrases), ...percents].map(
      ({ phrase, start, end }) => {
        const isQuoted = quotes.some((quote) => quote.start < start && end < quote.end)
        const isMention = isQuoted || isDenied(part.words, { start, end }, language)
        const what = isMention
          ? ({ code: 'promise.mentioned', severity: 'note' } as const)
          : ({ code: 'promise.made', severity: 'warning' } as const)
        return findingAt(part, { start, end }, { ...what, values: { phrase } })
      },
    )
  })
}

interface Phrase {
  phrase: string
  wanted: FormedWord[]
}

/** Phrases by every form of their first word. */
function byFirstWord(phrases: readonly Phrase[]): Map<string, Phrase[]> {
  const found = new Map<string, Phrase[]>()
  for (const phrase of phrases) {
    for (const form of phrase.wanted[0]?.forms ?? []) found.set(form, [...(found.get(form) ?? []), phrase])
  }
  return found
}

/** The phrases in a run of words, from left to right; each word belongs to one at most. */
function phrasesIn(words: readonly FormedWord[], phrases: ReadonlyMap<string, Phrase[]>) {
  const found: { phrase: string; start: number; end: number }[] = []
  for (let first = 0; first < words.length; first++) {
    const candidates = [...(words[first]?.forms ?? [])].flatMap((form) => phrases.get(form) ?? [])
    const fitting = candidates.find(({ wanted }) =>
      isPhrase(words.slice(first, first + wanted.length), wanted),
    )
    if (!fitting) continue
    const last = first + fitting.wanted.length - 1
    found.push({ phrase: fitting.phrase, start: words[first]?.start ?? 0, end: words[last]?.end ?? 0 })
    first = last
  }
  return found
}

interface FormedWord {
  start: number
  end: number
  /** Everything that it may be a form of. */
  forms: Set<string>
  /** What stands before it since the last word. */
  before: string
}

/** What is left of a word after its endings are taken off is chance when it is short. */
const shortestForm = 3

/** The forms of a word, worked out once for each word of a text. */
function rememberForms(): (word: string) => Set<string> {
  const known = new Map<string, Set<string>>()
  return (word) => {
    const folded = foldedForm(word)
    const forms =
      known.get(folded) ??
      new Set(formsOf(folded).filter((form) => form === folded || form.length >= shortestForm))
    known.set(folded, forms)
    return forms
  }
}

function stretchOf(text: string, forms: (word: string) => Set<string>): FormedWord[] {
  let last = 0
  return splitWords(text).map(({ text: word, start, end }) => {
    const before = text.slice(last, start)
    last = end
    return { start, end, forms: forms(word), before }
  })
}

function isPhrase(stretch: readonly FormedWord[], wanted: readonly FormedWord[]): boolean {
  if (wanted.length === 0 || stretch.length < wanted.length) return false
  return stretch.every((word, index) => {
    const want = wanted[index]
    if (!want || word.forms.isDisjointFrom(want.forms)) return false
    return index === 0 || isSameGap(word.before, want.before)
  })
}

/** Words of a phrase stand in one clause; a percent sign of the phrase must be there. */
function isSameGap(gap: string, wanted: string): boolean {
  return !/[.,!?;:\n\u1361-\u1368]/.test(gap) && gap.includes('%') === wanted.includes('%')
}
