import type { Range } from './passage.ts'

/** The sentences of a range of a text, without blanks around them; one, where the browser cannot tell them apart. */
export function sentencesIn(text: string, range: Range, language: string): Range[] {
  if (typeof Intl.Segmenter === 'undefined') return [range]
  const segments = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(
    text.slice(range.start, range.end),
  )
  return [...segments].flatMap(({ segment, index }) => {
    const start = range.start + index + segment.length - segment.trimStart().length
    const end = start + segment.trim().length
    return end > start ? [{ start, end }] : []
  })
}
