import { inlineOf, walkBlocks } from '#content/blocks/walk.ts'
import { termIdsOf } from '#content/blocks/document.ts'
import type { EditionText } from '#content/contract.ts'
import { otherLanguage, type Language } from '#platform/languages.ts'
import { formsOf } from '#platform/word-forms/forms.ts'
import { foldedWords } from '#platform/word-forms/words.ts'
import { findingAt, partsOf, type Part } from '../parts.ts'
import type { Check, Subject } from '../subject.ts'
import { maySay, patternOf, type KnownTerm } from '../term-names.ts'

interface Use {
  line: Part
  start: number
  end: number
  isMarked: boolean
}

/** By term: where it is first used in each paragraph. */
type Uses = Map<KnownTerm, Use[]>

/**
 * Terms in whose place the text of the other language uses another one, whether or not anybody marked them. One paragraph is enough
 * where somebody said by a mark what is meant; without, both must stand in the same paragraphs and at least in two, for languages
 * seldom use the same words in the same sentence. Texts whose blocks do not stand side by side are not compared.
 */
export const checkOtherTerms: Check = (subject) => {
  const { language, text, other, terms, otherTerms } = subject
  if (!other || blocksOf(text).length !== blocksOf(other).length) return []
  const theirs = [...usesIn(other, otherTerms, otherLanguage(language))]
  const areTermsMarked = termIdsOf(other.body).length > 0
  const isInOther = once(() => saidIn(other, otherTerms))
  const isInOurs = once(() => saidIn(text, terms))
  return [...usesIn(text, terms, language)].flatMap(([term, uses]) => {
    const [first] = uses
    // What only one of two texts that mark terms marks is pointed out by itself.
    if (!first || (areTermsMarked && uses.some(({ isMarked }) => isMarked))) return []
    const instead = theirs.find(
      ([one, places]) =>
        one.id !== term.id &&
        areSame(uses, places) &&
        !areAkin(term, one, subject) &&
        !isInOther()(term.id) &&
        !isInOurs()(one.id),
    )
    if (!instead) return []
    const values = { term: term.title, other: instead[0].title }
    return [findingAt(first.line, first, { code: 'term.other_in_pair', severity: 'note', values })]
  })
}

/** Every form of every word of a text takes a while to find, and few texts need it. */
function once<T>(make: () => T): () => T {
  let made: { of: T } | undefined
  return () => (made ??= { of: make() }).of
}

function blocksOf({ body }: EditionText) {
  return [...walkBlocks(body.content)]
}

function areSame(ours: readonly Use[], theirs: readonly Use[]): boolean {
  const isEnough = ours.length > 1 || [...ours, ...theirs].some(({ isMarked }) => isMarked)
  return (
    isEnough &&
    ours.length === theirs.length &&
    ours.every(({ line }, index) => line.block === theirs[index]?.line.block)
  )
}

/** Marked or found by the names that are offered while writing; of names at one place, the longest is meant. */
function usesIn(text: EditionText, terms: readonly KnownTerm[], language: Language): Uses {
  const uses: Uses = new Map()
  for (const [index, block] of blocksOf(text).entries()) {
    if (block.type !== 'paragraph') continue
    let words = ''
    const found: (Omit<Use, 'line'> & { term: KnownTerm })[] = []
    for (const node of inlineOf(block)) {
      const start = words.length
      words += node.type === 'text' ? node.text : '\n'
      if (node.type !== 'text') continue
      for (const mark of node.marks ?? []) {
        const term = mark.type === 'term' && terms.find(({ id }) => id === mark.attrs.termId)
        if (term) found.push({ term, start, end: words.length, isMarked: true })
      }
    }
    found.push(...namesIn(words, terms, language))
    const line: Part = { field: 'body', block: index, words, hasOffsets: true }
    for (const { term, ...place } of withoutShorter(found))
      if (uses.get(term)?.at(-1)?.line.block !== index)
        uses.set(term, [...(uses.get(term) ?? []), { ...place, line }])
  }
  return uses
}

function namesIn(words: string, terms: readonly KnownTerm[], language: Language) {
  const small = words.toLowerCase()
  return terms.flatMap((term) =>
    term.names
      .filter((name) => maySay(small, name))
      .flatMap((name) => patternOf(name, language) ?? [])
      .flatMap((pattern) => [...words.matchAll(new RegExp(pattern, `${pattern.flags}g`))])
      .map(({ 0: found, index }) => ({ term, start: index, end: index + found.length, isMarked: false })),
  )
}

/** In reading order, marks before names. */
function withoutShorter<T extends Omit<Use, 'line'>>(found: readonly T[]): T[] {
  const kept: T[] = []
  const length = ({ start, end, isMarked }: T) => (isMarked ? Infinity : end - start)
  for (const one of found.toSorted((a, b) => length(b) - length(a)))
    if (kept.every(({ start, end }) => one.end <= start || one.start >= end)) kept.push(one)
  return kept.toSorted((one, other) => one.start - other.start)
}

/**
 * Whether a text may speak of a term anywhere, in any form of the words of a name; also of one that readers do not find in its
 * language, whose names nobody knows. Generous, so that nothing is missed that is there.
 */
function saidIn(text: EditionText, terms: readonly KnownTerm[]): (id: string) => boolean {
  const marked = termIdsOf(text.body)
  const forms = new Set(partsOf(text).flatMap(({ words }) => allForms(words).flat()))
  return (id) => {
    const term = terms.find((one) => one.id === id)
    return (
      !term ||
      marked.includes(id) ||
      term.names.some((name) => allForms(name).every((word) => word.some((form) => forms.has(form))))
    )
  }
}

/** Whether names of the two have a word in common, in either language: the one may be short for the other. */
function areAkin(
  one: KnownTerm,
  other: KnownTerm,
  { terms, otherTerms }: Pick<Subject, 'terms' | 'otherTerms'>,
): boolean {
  return [terms, otherTerms].some((known) => {
    const formsOfTerm = ({ id }: KnownTerm) =>
      new Set(known.find((term) => term.id === id)?.names.flatMap((name) => allForms(name).flat()))
    return !formsOfTerm(one).isDisjointFrom(formsOfTerm(other))
  })
}

function allForms(words: string): string[][] {
  return foldedWords(words).map(formsOf)
}
