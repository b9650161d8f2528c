import { listNamed } from '#content/reading/server/related.ts'
import {
  isLongList,
  listPublished,
  listTags,
  readArticle,
  readTeaser,
  type ListFilter,
} from '#content/reading/server/reading.ts'
import { fold } from '#platform/word-forms/folding.ts'
import { readExtras } from '#content/server/own-members.ts'
import { otherLanguage, type Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import { sharedRead } from '#platform/server/shared-reads.ts'
import type { Glossary, TermCard, TermDetail } from '../contract.ts'
import { ownTexts, rejectedNames } from '../term-texts.ts'
import { byLetter, inAlphabet } from './alphabet.ts'
import { listMarking } from './marking-texts.ts'

/** Texts that a term's page names. */
const mostMarking = 6

/** What one answer holds; a glossary beyond it needs pages. Terms after these stand neither in the index nor beside others. */
const mostTerms = 2000

type Row = Awaited<ReturnType<typeof listRows>>[number]

type Filter = Pick<ListFilter, 'language' | 'level' | 'tag'>

/**
 * The terms of a level and a tag under their letters in the reader's language. Words that are looked for stand in a title or an alias of either
 * language; only where they stand in none, definitions are looked through.
 */
export async function listGlossary(
  ctx: Context,
  { q, language, level, tag }: Filter & { q?: string },
): Promise<Glossary> {
  const filter = { language, level, tag }
  const [rows, tags, isLong] = await Promise.all([
    listRows(ctx, filter),
    listTags(ctx, 'term', language),
    isLongList(ctx, 'term', language),
  ])
  const words = fold(q ?? '')
    .split(' ')
    .filter(Boolean)
  const found = words.length > 0 ? await findTerms(ctx, rows, { words, filter }) : rows
  return { letters: byLetter(found.map(toEntry), language), count: found.length, tags, isLong }
}

/** All terms in the alphabet of the reader's language: the page of each needs two of them. */
const readInAlphabet = sharedRead(async (ctx, language: Language) =>
  inAlphabet(await listRows(ctx, { language }), language).map(toNeighbour),
)

/** One term with what it is also called, the terms beside it and its neighbours in the alphabet. */
export async function readTerm(ctx: Context, address: string, language: Language): Promise<TermDetail> {
  const article = await readArticle(ctx, 'term', { address, language })
  const [related, marking, ordered] = await Promise.all([
    listNamed(ctx, article.details.related, { kinds: ['term'], language }),
    listMarking(ctx, { termId: article.id, language, most: mostMarking }),
    readInAlphabet(ctx, language),
  ])
  const at = ordered.findIndex((one) => one.id === article.id)
  const [previous = null, next = null] = at < 0 ? [] : [ordered[at - 1], ordered[at + 1]]
  const own = ownTexts(article.extras)
  return { article: { ...article, extras: own }, ...own, related, marking, previous, next }
}

/** What everybody may know of a term: its short definition, in the reader's language or else in the other one. */
export async function readTermCard(ctx: Context, address: string, language: Language): Promise<TermCard> {
  const { id, slug, title, excerpt, language: own } = await readTeaser(ctx, 'term', { address, language })
  return { id, slug, title, excerpt, language: own }
}

async function listRows(ctx: Context, filter: Filter) {
  const { rows } = await listPublished(ctx, {
    ...filter,
    kinds: ['term'],
    order: 'order',
    pageSize: mostTerms,
  })
  return rows
}

async function findTerms(
  ctx: Context,
  rows: readonly Row[],
  { words, filter }: { words: readonly string[]; filter: Filter },
): Promise<Row[]> {
  const others = await listRows(ctx, { ...filter, language: otherLanguage(filter.language) })
  const isFound = (texts: readonly string[]) => {
    const folded = texts.map(fold).join('\n')
    return words.every((word) => folded.includes(word))
  }
  const textsOf = (row: Row, read: (one: Row) => readonly string[]) => {
    const other = others.find((one) => one.id === row.id)
    return [...read(row), ...(other ? read(other) : [])]
  }
  const named = rows.filter((row) => isFound(textsOf(row, namesOf)))
  return named.length > 0 ? named : rows.filter((row) => isFound(textsOf(row, ({ excerpt }) => [excerpt])))
}

function namesOf({ title, extras }: Row): string[] {
  const own = readExtras('term', extras)
  return [title, ...ownTexts(own).aliases, ...rejectedNames(own)]
}

function toEntry({ id, slug, title, language, excerpt }: Row) {
  return { id, slug, title, language, excerpt }
}

function toNeighbour({ id, slug, title, language }: Row) {
  return { id, slug, title, language }
}
