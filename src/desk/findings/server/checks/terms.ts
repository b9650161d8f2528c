import { inlineOf, walkBlocks } from '#content/blocks/walk.ts'
import { termIdsOf } from '#content/blocks/document.ts'
import type { Finding } from '../../contract.ts'
import { findingAt, type Part } from './parts.ts'
import type { Check, Subject } from './subject.ts'
import { maySay, patternOf, type KnownTerm } from './term-names.ts'

interface Line extends Part {
  /** Where words are marked as a link, a term or code. */
  taken: readonly { start: number; end: number }[]
}

interface Place {
  line: Line
  start: number
  end: number
}

/**
 * Terms of the glossary: those that the text uses and marks nowhere, at their first occurrence; those that are called by two names;
 * and those that only one of the two languages marks.
 */
export const checkTerms: Check = (subject) => {
  const lines = linesOf(subject.text)
  const all = lines.map(({ words }) => words.toLowerCase()).join('\n')
  const marked = termIdsOf(subject.text.body)
  const used = subject.terms.filter(({ names }) => names.some((name) => maySay(all, name)))
  return [
    ...withoutOverlaps(
      offersOf(used, lines, subject).filter(({ values }) => !marked.includes(`${values.termId}`)),
    ),
    ...namesTwice(used, lines, subject),
    ...notInPair(marked, subject),
  ]
}

/** Paragraphs are where terms are marked; headings lead elsewhere. */
function linesOf({ body }: Subject['text']): Line[] {
  return [...walkBlocks(body.content)].flatMap((block, index): Line[] => {
    if (block.type !== 'paragraph') return []
    const taken: { start: number; end: number }[] = []
    let words = ''
    for (const node of inlineOf(block)) {
      const start = words.length
      words += node.type === 'text' ? node.text : '\n'
      const isTaken =
        node.type === 'text' && node.marks?.some(({ type }) => ['link', 'term', 'code'].includes(type))
      if (isTaken) taken.push({ start, end: words.length })
    }
    return [{ field: 'body', block: index, words, hasOffsets: true, taken }]
  })
}

/** Where the names stand free, in the order of the text; of two that begin together, the longer one first. */
function placesOf(names: readonly string[], lines: readonly Line[], { language }: Subject): Place[] {
  const patterns = names.flatMap((name) => patternOf(name, language) ?? [])
  return lines.flatMap((line) =>
    patterns
      .flatMap((pattern) => [...line.words.matchAll(new RegExp(pattern, `${pattern.flags}g`))])
      .map(({ 0: found, index }): Place => ({ line, start: index, end: index + found.length }))
      .filter(({ start, end }) => line.taken.every((one) => end <= one.start || start >= one.end))
      .toSorted((one, other) => one.start - other.start || other.end - one.end),
  )
}

/** Each term where it first stands as itself, not within the longer name of another one, or of what the text itself explains. */
function offersOf(terms: readonly KnownTerm[], lines: readonly Line[], subject: Subject): Finding[] {
  const uses = terms.map((term) => ({ term, places: placesOf(term.names, lines, subject) }))
  const all = [...uses.flatMap(({ places }) => places), ...placesOf(subject.ownNames, lines, subject)]
  return uses.flatMap(({ term, places }) => {
    const place = places.find((one) => !all.some((other) => isWithin(one, other)))
    const values = { term: term.title, termId: term.id }
    return place ? [findingAt(place.line, place, { code: 'term.unmarked', severity: 'note', values })] : []
  })
}

function isWithin(one: Place, longer: Place): boolean {
  const isLonger = longer.end - longer.start > one.end - one.start
  return isLonger && one.line === longer.line && one.start < longer.end && one.end > longer.start
}

/** Of two terms at one place, the longer name is the one that is meant. */
function withoutOverlaps(offers: readonly Finding[]): Finding[] {
  const kept: Finding[] = []
  for (const one of offers.toSorted((a, b) => lengthOf(b) - lengthOf(a))) {
    const isFree = kept.every(
      ({ place }) =>
        place.block !== one.place.block ||
        (one.place.end ?? 0) <= (place.start ?? 0) ||
        (one.place.start ?? 0) >= (place.end ?? 0),
    )
    if (isFree) kept.push(one)
  }
  return kept
}

function lengthOf({ place }: Finding): number {
  return (place.end ?? 0) - (place.start ?? 0)
}

/** The text says the glossary's word and another one for the same thing; readers may take them for two. */
function namesTwice(terms: readonly KnownTerm[], lines: readonly Line[], subject: Subject): Finding[] {
  const free = lines.map((line) => ({ ...line, taken: [] }))
  const all = placesOf([...subject.ownNames, ...terms.flatMap(({ names }) => names)], free, subject)
  const placesAlone = (names: readonly string[]) =>
    placesOf(names, free, subject).filter((one) => !all.some((other) => isWithin(one, other)))
  return terms.flatMap(({ names: [own = '', ...others] }) => {
    const rest = others.filter((name) => !isPartOf(own, name) && !isPartOf(name, own))
    const [isSaid] = rest.length > 0 ? placesAlone([own]) : []
    const other = isSaid && placesAlone(rest)[0]
    const values = { term: own }
    return other ? [findingAt(other.line, other, { code: 'term.two_names', severity: 'note', values })] : []
  })
}

function isPartOf(name: string, whole: string): boolean {
  return whole.toLowerCase().includes(name.toLowerCase())
}

/** What this text marks and the other one, which marks terms too, does not. */
function notInPair(marked: readonly string[], { text, other, terms }: Subject): Finding[] {
  const theirs = other ? termIdsOf(other.body) : []
  if (theirs.length === 0) return []
  return marked
    .filter((id) => !theirs.includes(id))
    .flatMap((id): Finding[] => {
      const run = markedRun(text, id)
      const values = {
        term: terms.find((one) => one.id === id)?.title ?? run?.line.words.slice(run.start, run.end) ?? '',
      }
      return run ? [findingAt(run.line, run, { code: 'term.not_in_pair', severity: 'note', values })] : []
    })
}

function markedRun({ body }: Subject['text'], id: string): Place | undefined {
  for (const [index, block] of [...walkBlocks(body.content)].entries()) {
    let words = ''
    let place: { start: number; end: number } | undefined
    for (const node of inlineOf(block)) {
      const start = words.length
      words += node.type === 'text' ? node.text : '\n'
      const isIt =
        node.type === 'text' && node.marks?.some((mark) => mark.type === 'term' && mark.attrs.termId === id)
      if (isIt) place ??= { start, end: words.length }
    }
    if (place) return { ...place, line: { field: 'body', block: index, words, hasOffsets: true, taken: [] } }
  }
  return undefined
}
