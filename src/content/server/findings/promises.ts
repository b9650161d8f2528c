import { formsOf } from '../search/forms.ts'
import { foldedForm, splitWords } from '../search/words.ts'
import { isDenied, isQuoted } from './mentions.ts'
import { findingAt, partsOf } from './parts.ts'
import type { Check } from './subject.ts'

/**
 * Words that promise profit, however they are inflected. Where a text quotes such words or says that they are not true, as texts about
 * fraud do, it is only a note.
 */
export const checkPromises: Check = ({ language, text, promises }) => {
  const phrases = promises[language].map((phrase) => ({ phrase, wanted: stretchOf(phrase) }))
  return partsOf(text).flatMap((part) => {
    const words = stretchOf(part.words)
    const taken = new Set<number>()
    return phrases.flatMap(({ phrase, wanted }) =>
      words.flatMap((_, first) => {
        const stretch = words.slice(first, first + wanted.length)
        if (stretch.some((word) => taken.has(word.start)) || !isPhrase(stretch, wanted)) return []
        for (const word of stretch) taken.add(word.start)
        const range = { start: stretch[0]?.start ?? 0, end: stretch.at(-1)?.end ?? 0 }
        const isMention = isQuoted(part.words, range) || isDenied(part.words, range, language)
        const what = isMention
          ? ({ code: 'promise.mentioned', severity: 'note' } as const)
          : ({ code: 'promise.made', severity: 'warning' } as const)
        return [findingAt(part, range, { ...what, values: { phrase } })]
      }),
    )
  })
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

function stretchOf(text: string): FormedWord[] {
  let last = 0
  return splitWords(text).map(({ text: word, start, end }) => {
    const folded = foldedForm(word)
    const forms = formsOf(folded).filter((form) => form === folded || form.length >= shortestForm)
    const before = text.slice(last, start)
    last = end
    return { start, end, forms: new Set(forms), before }
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
