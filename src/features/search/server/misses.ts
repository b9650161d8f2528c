import { fold } from '#content/server/folding.ts'
import { countEvent } from '#platform/database/rate-limits.ts'
import type { Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import type { SearchMisses } from '../contract.ts'
import { dropRarestMisses, saveMiss, selectMisses } from './misses-store.ts'

/** Bounds the table; what is asked least and longest ago goes first. */
const mostKept = 1000
const mostShown = 100
/** What one address may add in an hour. */
const mostFromOne = 60
const hour = 3_600_000

/** Counts a search that found nothing. What may name a person (an address, a long number) is not kept; a failure to count never fails the search. */
export async function countMiss(ctx: Context, miss: { q: string; language: Language }): Promise<void> {
  const query = fold(miss.q)
  if ([...query].length < 2 || miss.q.includes('@') || /\d[\d ]{5,}/.test(query)) return
  try {
    const window = { now: ctx.now, milliseconds: hour }
    const { count } = await countEvent(ctx.db, `search-miss:${ctx.address}`, window)
    if (count > mostFromOne * ctx.config.rateLimitFactor) return
    await saveMiss(ctx.db, { query, language: miss.language, at: ctx.now })
    await dropRarestMisses(ctx.db, mostKept)
  } catch (error) {
    ctx.log.warn({ err: error }, 'a search without result was not counted')
  }
}

/** What readers looked for most and did not find. */
export async function listMisses(ctx: Context): Promise<SearchMisses> {
  return { items: await selectMisses(ctx.readDb, mostShown) }
}
