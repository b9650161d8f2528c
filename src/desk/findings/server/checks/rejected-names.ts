import { quotesIn } from './mentions.ts'
import { findingAt, partsOf, type Part } from './parts.ts'
import type { Check } from './subject.ts'
import { maySay, wholeWord } from './term-names.ts'

interface Range {
  start: number
  end: number
}

/**
 * The text calls a term what editors decided not to call it, where it first does. Within a longer name that texts may use, such as
 * "limit" in "limit order", it is another thing; between quotation marks it is somebody else's word, and only a note.
 */
export const checkRejectedNames: Check = ({ text, terms, ownNames }) => {
  const strict = terms.filter(({ avoid }) => avoid.length > 0)
  if (strict.length === 0) return []
  const parts = partsOf(text)
  const allNames = [...ownNames, ...terms.flatMap(({ names }) => names)]
  return strict.flatMap((term) =>
    term.avoid.flatMap((name) => {
      const place = firstOf(name, { parts, allNames })
      if (!place) return []
      const { part, range } = place
      const isQuoted = quotesIn(part.words).some(({ start, end }) => start < range.start && range.end < end)
      const severity = isQuoted ? 'note' : 'warning'
      return [
        findingAt(part, range, { code: 'term.rejected', severity, values: { term: term.names[0] ?? '' } }),
      ]
    }),
  )
}

function firstOf(
  name: string,
  { parts, allNames }: { parts: readonly Part[]; allNames: readonly string[] },
): { part: Part; range: Range } | undefined {
  const longer = allNames.filter(
    (one) =>
      one.length >= name.length &&
      one.toLowerCase() !== name.toLowerCase() &&
      maySay(one.toLowerCase(), name),
  )
  for (const part of parts) {
    const allowed = longer.flatMap((one) => rangesOf(one, part.words))
    const range = rangesOf(name, part.words).find(({ start, end }) =>
      allowed.every((one) => start < one.start || one.end < end),
    )
    if (range) return { part, range }
  }
  return undefined
}

function rangesOf(name: string, words: string): Range[] {
  const { source, flags } = wholeWord(name)
  return [...words.matchAll(new RegExp(source, `${flags}g`))].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }))
}
