import type { Block } from '#content/blocks/nodes/block.ts'
import { walkBlocks } from '#content/blocks/walk.ts'
import type { EditionText } from '#content/contract.ts'
import type { Finding } from '../../contract.ts'
import { differenceOf, type Difference } from './number-difference.ts'
import { numbersIn, type WrittenNumber } from './number-values.ts'
import { findingAt, partsOf, shorten, type Part } from './parts.ts'
import type { Check } from './subject.ts'

/** Numbers that one language has and the other has not, compared part by part of the text. */
export const checkNumbers: Check = ({ text, other }) => {
  if (!other || !isWritten(other) || !isWritten(text)) return []
  const [own, theirs] = [groupsOf(text), groupsOf(other)]
  const body = pairGroups(own.body, theirs.body, [text, other])
  const fields = Object.keys(own.fields).map((name) => [own.fields[name] ?? [], theirs.fields[name]] as const)
  return [...fields, ...body].flatMap(([mine, their]) => (their === undefined ? [] : compare(mine, their)))
}

/** A number with the part that it stands in. */
type Placed = WrittenNumber & { part: Part }

function compare(mine: readonly Part[], theirs: readonly Part[]): Finding[] {
  const difference = differenceOf(placed(mine), placed(theirs))
  const [first] = difference.mine
  const part = first?.part ?? mine[0]
  if (!difference.isDifferent || !part) return []
  const range = first ?? { start: 0, end: part.words.length }
  return [
    findingAt(part, range, {
      code: 'numbers.differ',
      quote: shorten(part.words),
      values: { here: listOf(difference.mine), there: listOf(difference.theirs) },
    }),
  ]
}

function placed(parts: readonly Part[]): Placed[] {
  return parts.flatMap((part) => numbersIn(part.words).map((number) => ({ ...number, part })))
}

function listOf(numbers: Difference<Placed>['mine']): string {
  return numbers.length > 0 ? shorten(numbers.map(({ written }) => written).join(' · ')) : '–'
}

interface Groups {
  fields: Record<string, Part[]>
  /** For each outermost block of the body, its parts. */
  body: Part[][]
}

function groupsOf(text: EditionText): Groups {
  const parts = partsOf(text)
  const fields: Record<string, Part[]> = {}
  for (const part of parts) if (part.field !== 'body') (fields[part.field] ??= []).push(part)
  const outermost: Part[][] = []
  let from = 0
  for (const block of text.body.content) {
    const to = from + [...walkBlocks([block])].length
    outermost.push(parts.filter((part) => part.block !== null && part.block >= from && part.block < to))
    from = to
  }
  return { fields, body: outermost }
}

/** Block by block where both texts are built alike, else chapter by chapter, else the whole against the whole. */
function pairGroups(
  mine: Part[][],
  theirs: Part[][],
  [text, other]: [EditionText, EditionText],
): [Part[], Part[]][] {
  if (isAlike(text.body.content, other.body.content))
    return mine.map((parts, index) => [parts, theirs[index] ?? []])
  const [own, their] = [chaptersOf(mine, text), chaptersOf(theirs, other)]
  if (own.length > 1 && own.length === their.length)
    return own.map((parts, index) => [parts, their[index] ?? []])
  return [[mine.flat(), theirs.flat()]]
}

function isAlike(one: readonly Block[], other: readonly Block[]): boolean {
  return one.length === other.length && one.every(({ type }, index) => type === other[index]?.type)
}

function chaptersOf(groups: readonly Part[][], { body }: EditionText): Part[][] {
  const chapters: Part[][] = [[]]
  for (const [index, block] of body.content.entries()) {
    if (block.type === 'heading') chapters.push([])
    chapters.at(-1)?.push(...(groups[index] ?? []))
  }
  return chapters
}

/** A text that somebody has only begun lacks everything. */
function isWritten({ body }: EditionText): boolean {
  return partsOf({ title: '', excerpt: '', seoTitle: '', seoDescription: '', extras: {}, body }).length > 0
}
