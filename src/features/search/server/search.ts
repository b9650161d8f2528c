import {
  selectBodies,
  selectDocumentsIn,
  type VisibleDocument,
  type VisibleFilter,
} from '#content/search/server/documents-store.ts'
import { asKind, hasTrait } from '#content/kinds.ts'
import { readPlayingMinutes } from '#content/server/own-members.ts'
import type { PageWish } from '#platform/contract/paging.ts'
import type { ListPage } from '#platform/database/lists/list-page.ts'
import { isAdmin } from '#platform/actor.ts'
import type { Language } from '#platform/languages.ts'
import { foldedWords } from '#platform/word-forms/words.ts'
import type { Context } from '#platform/server/context.ts'
import { pageShown, pageWanted, totalWanted, type Walk } from '#platform/server/lists/paging.ts'
import { limitPassing } from '#platform/server/http/passing-limit.ts'
import type { SearchResults, Suggestion, Suggestions } from '../contract.ts'
import { searchKinds } from '../search-kinds.ts'
import { createLikeness, mostLikeness, type Likeness } from './likeness.ts'
import { correctedQuery } from './corrections.ts'
import { searchesPerAddress, suggestionsPerAddress } from './limits.ts'
import { countMiss } from './misses.ts'
import type { Expansion } from './expansion.ts'
import { isTyped, readPhrases } from './phrases.ts'
import { rankCandidates, type Ranked, type RankedHits } from './ranking.ts'
import { bounds, findPromising, readCandidates, type Bounds } from './retrieval.ts'
import { highlight, snippetOf } from './snippet.ts'
import { findSitePages } from './pages/site-pages.ts'
import { createTitleLikeness } from './title-likeness.ts'
import { wantedWords } from './wanted-words.ts'

const bestFirst: Walk<Ranked> = {
  size: 10,
  key: ['number', 'string'],
  keyOf: ({ score, address }) => [Math.round(score * 1e6), address],
}
const mostSuggestions = 6
const mostPagesSuggested = 2
const mostNearest = 4

interface SearchWish extends PageWish {
  q: string
  /** The reader's language: its editions come first. */
  language: Language
  kind?: (typeof searchKinds)[number]
  /** Editions of this language only. */
  within?: Language
  /** Whether a search without result is counted: not while the reader's own answer is still to come. */
  isCounted: boolean
}

/** What the reader may read and answers a query, best first. A search in everything that finds nothing is counted for editors. */
export async function search(ctx: Context, wish: SearchWish): Promise<SearchResults> {
  limitPassing(ctx, 'search', { ...searchesPerAddress, subject: ctx.address })
  const place = pageWanted(wish, bestFirst)
  const { matches, others, likeness, most, words } = await findRanked(ctx, wish, {
    bounds: bounds.search,
    isEnough: (hits) => wish.total === undefined && takeRanked(hits, place).length === place.limit,
  })
  const isWhole = (wish.page ?? 1) === 1 && wish.cursor === undefined && !wish.kind && !wish.within
  const pages = isWhole ? findSitePages(wish.q, wish.language) : []
  if (matches.length + pages.length === 0 && isWhole && wish.isCounted) await countMiss(ctx, wish)
  const { rows, ...page } = pageShown(takeRanked(matches, place), wish, bestFirst)
  const shown = await inOwnLanguage(ctx, documentsOf(rows), wish)
  const bodies = await readBodies(ctx, shown)
  const nearest =
    matches.length + pages.length > 0
      ? []
      : await inOwnLanguage(ctx, documentsOf(others.slice(0, mostNearest)), wish)
  return {
    items: shown.map((match) => ({
      ...suggestionOf(match, likeness),
      snippet: snippetOf(bodies.get(match.id)?.body ?? '', likeness, most),
      playingMinutes: bodies.get(match.id)?.playingMinutes ?? null,
    })),
    ...page,
    total: await totalWanted(wish, () => Promise.resolve(matches.length)),
    didYouMean:
      shown.length === 0
        ? null
        : correctedQuery({
            query: wish.q,
            language: wish.language,
            words,
            found: [...shown.map(({ title }) => title), ...[...bodies.values()].map(({ body }) => body)],
          }),
    pages,
    nearest: nearest.map((match) => suggestionOf(match, likeness)),
  }
}

/** Behind the one of the cursor, wherever it stands by now; where it is gone, from what answers less well. */
function takeRanked(matches: readonly Ranked[], { limit, offset = 0, after }: ListPage): Ranked[] {
  if (!after) return matches.slice(offset, offset + limit)
  const keys = matches.map(bestFirst.keyOf)
  const last = keys.findIndex(([, address]) => address === after[1])
  const lesser = keys.findIndex(([score = 0]) => score < (after[0] ?? 0))
  const first = last >= 0 ? last + 1 : lesser >= 0 ? lesser : matches.length
  return matches.slice(first, first + limit)
}

function documentsOf(ranked: readonly Ranked[]): VisibleDocument[] {
  return ranked.map(({ document }) => document)
}

async function readBodies(ctx: Context, shown: readonly VisibleDocument[]) {
  const ids = shown.map((match) => match.id)
  const rows = ids.length > 0 ? await selectBodies(ctx.readDb, ids) : []
  const playing = await readPlayingMinutes(ctx, rows)
  return new Map(
    rows.map(({ id, body, kind }, at) => {
      const playingMinutes = hasTrait(asKind(kind), 'practised') ? (playing[at] ?? null) : null
      return [id, { body, playingMinutes }] as const
    }),
  )
}

/** The best titles while somebody types, and tools. */
export async function suggest(ctx: Context, wish: Pick<SearchWish, 'q' | 'language'>): Promise<Suggestions> {
  limitPassing(ctx, 'suggest', { ...suggestionsPerAddress, subject: ctx.address })
  const { matches, likeness } = await findRanked(ctx, wish, {
    bounds: bounds.suggestions,
    isEnough: (hits) => hits.length >= mostSuggestions,
  })
  const shown = await inOwnLanguage(ctx, documentsOf(matches.slice(0, mostSuggestions)), wish)
  return {
    items: shown.map((match) => suggestionOf(match, likeness)),
    pages: findSitePages(wish.q, wish.language).slice(0, mostPagesSuggested),
  }
}

/** What was found by a word of the other language is offered in the reader's own where there is such a text, unless they asked for one language. */
async function inOwnLanguage(
  ctx: Context,
  matches: readonly VisibleDocument[],
  { language, within }: Pick<SearchWish, 'language' | 'within'>,
): Promise<VisibleDocument[]> {
  const itemIds = matches.filter((match) => match.language !== language).map((match) => match.itemId)
  if (within || itemIds.length === 0) return [...matches]
  const own = await selectDocumentsIn(ctx.readDb, { itemIds, language, now: ctx.now })
  return matches.map((match) => ({ ...match, ...own.find((one) => one.itemId === match.itemId) }))
}

interface Found {
  matches: Ranked[]
  /** What has too little of the query to be an answer, the nearest first. */
  others: Ranked[]
  likeness: Likeness
  /** How well a place in a text can answer all words. */
  most: number
  /** What the texts have of each word. */
  words: Expansion[]
}

interface Within {
  bounds: Bounds
  /** Whether these hits fill what is shown. */
  isEnough(hits: readonly Ranked[]): boolean
}

async function findRanked(
  ctx: Context,
  wish: Omit<SearchWish, keyof PageWish | 'isCounted'>,
  { bounds, isEnough }: Within,
): Promise<Found> {
  const words = wantedWords(wish.q)
  const phrases = await readPhrases(ctx, words, wish.q)
  const likeness = createLikeness(phrases, words.length)
  const filter = {
    now: ctx.now,
    kinds: wish.kind ? [wish.kind] : searchKinds,
    language: wish.within,
    reader: readerOf(ctx),
  }
  const inTitle = createTitleLikeness(phrases, words.length)
  const ranking = {
    phrases,
    count: words.length,
    likeness,
    inTitle,
    language: wish.language,
    query: foldedWords(wish.q).join(' '),
  }
  const only = wish.kind || wish.within ? filter : undefined
  const promising = await findPromising(ctx.readDb, phrases, { bounds, only })
  const rankFirst = async (most: number) =>
    rankCandidates(await readCandidates(ctx, promising, { filter, most }), ranking)
  const fewest = words.length > 1 ? bounds.documents : bounds.documentsOfOne
  const first = await rankFirst(fewest)
  const isAll = promising.documentIds.length <= fewest
  const { hits, others } =
    isAll || isEnough(first.hits) ? first : behind(first.hits, await rankFirst(bounds.documents))
  return {
    matches: hits,
    others,
    likeness,
    most: mostLikeness(phrases, words.length),
    words: phrases.filter(isTyped).flatMap(({ parts }) => parts),
  }
}

/** What was read first stays in front, in its order, so that no page depends on how far another one had to look. */
function behind(first: readonly Ranked[], { hits, others }: RankedHits): RankedHits {
  const known = new Set(first.map(({ document }) => document.itemId))
  return { hits: [...first, ...hits.filter(({ document }) => !known.has(document.itemId))], others }
}

function readerOf({ actor }: Context): VisibleFilter['reader'] {
  if (actor.kind !== 'user') return 'guest'
  return isAdmin(actor) ? 'admin' : 'member'
}

function suggestionOf(match: VisibleDocument, likeness: Likeness): Suggestion {
  return {
    itemId: match.itemId,
    kind: asSearchKind(match.kind),
    slug: match.slug,
    parent: match.parent,
    language: match.language,
    title: highlight(match.title, likeness),
    isForMembers: match.isForMembers === 1,
  }
}

/** Only these kinds are asked for. */
function asSearchKind(kind: string): Suggestion['kind'] {
  return kind as Suggestion['kind']
}
