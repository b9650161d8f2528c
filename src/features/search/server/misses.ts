import { fold } from '#platform/word-forms/folding.ts'
import type { PageWish } from '#platform/contract/paging.ts'
import { countEvent } from '#platform/database/rate-limits.ts'
import { notFound } from '#platform/errors.ts'
import type { Language } from '#platform/languages.ts'
import { audit } from '#platform/server/audit.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { readPage, type Walk } from '#platform/server/lists/paging.ts'
import type { SearchMisses } from '../contract.ts'
import {
  countOpen,
  deleteMiss,
  dropRarestMisses,
  saveMiss,
  selectMisses,
  updateHandledAt,
  type MissKey,
} from './misses-store.ts'

/** Bounds the table; what is asked least and longest ago goes first. */
const mostKept = 1000
const mostWantedFirst: Walk<SearchMisses['items'][number]> = {
  size: 25,
  key: ['number', 'number', 'string', 'string'],
  keyOf: ({ count, lastAt, query, language }) => [count, lastAt, query, language],
}
/** Letters of a miss. Folding can make many of one, such as of `ﷺ`; what is longer is nothing that a text could answer. */
const mostLength = 200
/** What one address may add in an hour. */
export const missesAnHour = 60
const hour = 3_600_000

/** Counts a search that found nothing. What is too long or may name a person (an address, a long number) is not kept; a failure to count never fails the search. */
export async function countMiss(ctx: Context, miss: { q: string; language: Language }): Promise<void> {
  const query = fold(miss.q)
  if ([...query].length < 2 || query.length > mostLength || miss.q.includes('@') || /\d[\d ]{5,}/.test(query))
    return
  try {
    const window = { now: ctx.now, milliseconds: hour }
    const { count } = await countEvent(ctx.db, `search-miss:${ctx.address}`, window)
    if (count > missesAnHour * ctx.config.rateLimitFactor) return
    await saveMiss(ctx.db, { query, language: miss.language, at: ctx.now })
    await dropRarestMisses(ctx.db, mostKept)
  } catch (error) {
    ctx.log.warn({ err: error }, 'a search without result was not counted')
  }
}

/** What readers looked for most and did not find: what nobody has seen to yet, or what somebody has. */
export async function listMisses(
  ctx: Context,
  { areHandled, ...wish }: { areHandled: boolean } & PageWish,
): Promise<SearchMisses> {
  const { rows: items, ...page } = await readPage(wish, mostWantedFirst, (place) =>
    selectMisses(ctx.readDb, { areHandled }, place),
  )
  return { items, ...page }
}

/** How many different searches found nothing and wait for somebody who sees to them. */
export function countOpenMisses(ctx: Context): Promise<number> {
  return countOpen(ctx.readDb)
}

/** Notes that somebody has seen to a miss, or takes that back. When readers miss it again, it comes back by itself. */
export async function setMissHandled(
  ctx: Context,
  { isHandled, ...key }: MissKey & { isHandled: boolean },
): Promise<void> {
  if (!(await updateHandledAt(ctx.db, key, isHandled ? ctx.now : null))) throw notFound('search_miss')
}

/** Forgets a miss; one that is gone stays so. */
export function removeMiss(ctx: Context, key: MissKey): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    if (!(await deleteMiss(ctx.db, key))) return
    // Never the words, which may go because of what they say.
    await audit(ctx, 'search_miss.removed', { kind: 'search_miss', id: key.language })
  })
}
