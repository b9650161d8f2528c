import { isKnownWord, selectBodies, selectDocumentsIn } from '#content/search/server/documents-store.ts'
import { searchEngineOf, type Match, type WantedWord } from '#content/search/server/search-engine.ts'
import type { Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import type { SearchHit, SearchResults, Suggestion, Suggestions } from '../contract.ts'
import { searchKinds } from '../search-kinds.ts'
import { createLikeness, type Likeness } from './likeness.ts'
import { countMiss } from './misses.ts'
import { rankMatches } from './ranking.ts'
import { highlight, snippetOf } from './snippet.ts'
import { closestWords, mayBeMistyped } from './spelling.ts'
import { orSimilar, wantedWords } from './wanted-words.ts'

/** Documents that are ranked; what is less alike is not shown. */
const mostMatches = 100
const hitsPerPage = 10
const mostSuggestions = 6

export interface SearchWish {
  q: string
  /** The reader's language: its editions come first. */
  language: Language
  kind?: (typeof searchKinds)[number]
  /** Editions of this language only. */
  within?: Language
  page: number
  /** Whether a search without result is counted: not while the reader's own answer is still to come. */
  isCounted: boolean
}

/** What the reader may read and answers a query, best first. A search in everything that finds nothing is counted for editors. */
export async function search(ctx: Context, wish: SearchWish): Promise<SearchResults> {
  const { matches, likeness } = await findRanked(ctx, wish)
  const isWhole = wish.page === 1 && !wish.kind && !wish.within
  if (matches.length === 0 && isWhole && wish.isCounted) await countMiss(ctx, wish)
  const first = (wish.page - 1) * hitsPerPage
  const shown = await inOwnLanguage(ctx, matches.slice(first, first + hitsPerPage), wish)
  const bodies =
    shown.length > 0
      ? await selectBodies(
          ctx.readDb,
          shown.map((match) => match.id),
        )
      : []
  const items = shown.map((match): SearchHit => {
    const body = bodies.find((one) => one.id === match.id)?.body ?? ''
    return { ...suggestionOf(match, likeness), snippet: snippetOf(body, likeness) }
  })
  return { items, page: wish.page, hasNext: matches.length > first + hitsPerPage }
}

/** The best titles while somebody types. */
export async function suggest(ctx: Context, wish: Pick<SearchWish, 'q' | 'language'>): Promise<Suggestions> {
  const { matches, likeness } = await findRanked(ctx, wish)
  const shown = await inOwnLanguage(ctx, matches.slice(0, mostSuggestions), wish)
  return { items: shown.map((match) => suggestionOf(match, likeness)) }
}

/** What was found by a word of the other language is offered in the reader's own where there is such a text, unless they asked for one language. */
async function inOwnLanguage(
  ctx: Context,
  matches: readonly Match[],
  { language, within }: Pick<SearchWish, 'language' | 'within'>,
): Promise<Match[]> {
  const itemIds = matches.filter((match) => match.language !== language).map((match) => match.itemId)
  if (within || itemIds.length === 0) return [...matches]
  const own = await selectDocumentsIn(ctx.readDb, { itemIds, language, now: ctx.now })
  return matches.map((match) => ({ ...match, ...own.find((one) => one.itemId === match.itemId) }))
}

async function findRanked(
  ctx: Context,
  wish: Omit<SearchWish, 'page' | 'isCounted'>,
): Promise<{ matches: Match[]; likeness: Likeness }> {
  const typed = wantedWords(wish.q)
  const found = (await findMatches(ctx, wish, [typed])) ?? (await findLoosely(ctx, wish, typed))
  const { matches, words } = found ?? { matches: [], words: typed }
  const likeness = createLikeness(words)
  return { matches: rankMatches(matches, { likeness, language: wish.language, query: wish.q }), likeness }
}

/** When nothing holds all words as typed: with mistyped ones corrected, then all but one of three or more. */
async function findLoosely(
  ctx: Context,
  wish: Omit<SearchWish, 'page' | 'isCounted'>,
  typed: readonly WantedWord[],
) {
  const words = await Promise.all(typed.map((word) => correct(ctx, word)))
  const isCorrected = words.some((word, index) => word !== typed[index])
  const corrected = isCorrected ? await findMatches(ctx, wish, [words]) : undefined
  if (corrected || words.length < 3) return corrected
  return findMatches(
    ctx,
    wish,
    words.map((_, left) => words.filter((_, index) => index !== left)),
  )
}

async function findMatches(
  ctx: Context,
  wish: Omit<SearchWish, 'page' | 'isCounted'>,
  groups: readonly (readonly WantedWord[])[],
): Promise<{ matches: Match[]; words: WantedWord[] } | undefined> {
  const words = [...new Set(groups.flat())]
  if (words.length === 0) return undefined
  const matches = await searchEngineOf(ctx.readDb).findMatches(ctx.readDb, {
    now: ctx.now,
    groups,
    kinds: wish.kind ? [wish.kind] : searchKinds,
    language: wish.within,
    isMember: ctx.actor.kind === 'user',
    limit: mostMatches,
  })
  return matches.length > 0 ? { matches, words } : undefined
}

async function correct(ctx: Context, word: WantedWord): Promise<WantedWord> {
  if (!mayBeMistyped(word.folded) || (await isKnownWord(ctx.readDb, word.folded))) return word
  const alike = await searchEngineOf(ctx.readDb).findAlikeWords(ctx.readDb, word.folded)
  const similar = closestWords(word.folded, alike)
  return similar.length > 0 ? orSimilar(word, similar) : word
}

function suggestionOf(match: Match, likeness: Likeness): Suggestion {
  return {
    itemId: match.itemId,
    kind: asSearchKind(match.kind),
    slug: match.slug,
    language: match.language,
    title: highlight(match.title, likeness),
    isForMembers: match.isForMembers === 1,
  }
}

/** Only these kinds are asked for. */
function asSearchKind(kind: string): Suggestion['kind'] {
  return kind as Suggestion['kind']
}
