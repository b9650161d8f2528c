import { createHash } from 'node:crypto'
import { readArticle } from '#content/reading/server/reading.ts'
import { conflict, invalid } from '#platform/errors.ts'
import type { Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import { limitRequests } from '#platform/server/http/rate-limit.ts'
import type { DetailsOf } from '#content/kind-members.ts'
import type {
  MarketSettings,
  Mission,
  OrderBookDetail,
  OrderBookResult,
  OrderBookRun,
  PlayableMarket,
} from '../contract.ts'
import { depthOf } from '../engine/crowd.ts'
import { openMarket } from '../engine/market.ts'
import { isFault, run } from '../engine/run.ts'
import { settingsOf } from '../settings.ts'
import { keepRun } from './run-keeper.ts'
import { readScript } from './scripts.ts'

/**
 * Of one member, wherever they are, or of all guests at one address: playing a run again is the most that a request of this size can
 * ask for.
 */
export const runsAnHour = 60

const shownLevels = 8

/** An exercise with its market, whose opening can be read before anything is played. */
export async function readOrderBook(
  ctx: Context,
  address: string,
  language: Language,
): Promise<OrderBookDetail> {
  const article = await readArticle(ctx, 'orderBook', { address, language })
  return { article, market: await readMarket(ctx, article.details) }
}

/**
 * Plays a run again and answers what came of it: what its reader's device made of it does not count.
 * @throws 404 and 401 as for reading it, 409 `order_book.changed` when the exercise is another one by now, 422 when no such run can
 * have been played: `fields` names the entry of the log
 */
export async function verifyRun(
  ctx: Context,
  address: string,
  given: OrderBookRun,
): Promise<OrderBookResult> {
  const subject = ctx.actor.kind === 'user' ? ctx.actor.uid : ctx.address
  await limitRequests(ctx, 'order-book-run', { subject, most: runsAnHour, seconds: 3600 })
  const { language } = ctx
  const { id, details } = await readArticle(ctx, 'orderBook', { address, language })
  const market = await readMarket(ctx, details)
  const { seed, log, revisionKey } = given
  if (market?.revisionKey !== revisionKey) throw conflict('order_book.changed')
  const result = run({ ...market.settings, seed }, log)
  if (isFault(result)) throw invalid({ [`log.${result.entry}`]: result.reason }, 'order_book.log_impossible')
  const goals = goalsOf(result)
  await keepRun(ctx, {
    exerciseKind: 'orderBook',
    exerciseId: id,
    revisionKey,
    log: { seed, log },
    result,
    goals,
  })
  return result
}

async function readMarket(ctx: Context, details: DetailsOf<'orderBook'>): Promise<PlayableMarket | null> {
  const [id] = details.script ?? []
  const script = id === undefined ? null : await readScript(ctx, id)
  if (script === undefined) return null
  const settings = settingsOf(details, script?.orders ?? null)
  return {
    settings,
    revisionKey: keyOf(settings),
    opening: depthOf(openMarket(settings).book, shownLevels),
  }
}

function keyOf(settings: MarketSettings): string {
  return createHash('sha256').update(JSON.stringify(settings)).digest('base64url').slice(0, 16)
}

function goalsOf({ missions }: OrderBookResult): { id: string; isMet: boolean }[] {
  const seen = new Map<Mission['form'], number>()
  return missions.map(({ mission: { form }, isMet }) => {
    const count = (seen.get(form) ?? 0) + 1
    seen.set(form, count)
    return { id: count === 1 ? form : `${form}-${count}`, isMet }
  })
}
