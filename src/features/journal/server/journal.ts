import { createHash } from 'node:crypto'
import { userOf } from '#platform/actor.ts'
import type { PageWish } from '#platform/contract/paging.ts'
import { conflict, invalid, notFound, unavailable } from '#platform/errors.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { limitRequests } from '#platform/server/http/rate-limit.ts'
import { readPage, walkBy } from '#platform/server/lists/paging.ts'
import {
  fieldNames,
  type ReadPracticeRun,
  type TradeSource,
  type TakenOver,
  type Trade,
  type TradeChange,
  type TradeFields,
  type TradeList,
  type TradeMark,
  type TradeOrigin,
} from '../contract.ts'
import { isChangedByOthers, joinChange } from '../joining/join.ts'
import type { KeptTrade } from '../joining/join.ts'
import { filesAnHour, mostAside, mostAsideLetters, mostTrades } from '../limits.ts'
import { outliveTrade, picturesOf } from './pictures/pictures.ts'
import { columnsOf, keptOf, showTrade } from './stored-trade.ts'
import {
  countTrades,
  deleteTrade,
  findTrade,
  insertTrade,
  replaceTrade,
  selectTrades,
  type StoredTrade,
} from './store.ts'

const newestFirst = walkBy(100, (row: StoredTrade) => [row.createdAt, row.id])
/** Two devices that write one trade at the same moment, and some more. */
const mostTries = 8

/** The reader's own trades, the last written down first. */
export async function listTrades(ctx: Context, wish: PageWish): Promise<TradeList> {
  const { uid } = userOf(ctx.actor)
  const { rows, ...page } = await readPage(wish, newestFirst, (place) => selectTrades(ctx.readDb, uid, place))
  const pictures = await picturesOf(
    ctx,
    rows.map(({ id }) => id),
  )
  return { items: rows.map((row) => showTrade(row, pictures.get(row.id))), ...page }
}

/**
 * Joins what a device wrote with what others have written meanwhile; a trade that is not there, or not any more, is made of it, with
 * the origin that it had where the device says so. That proves nothing to anybody: only its member reads it, and takes over what they like.
 * @returns the trade as it is now
 * @throws 404 for another's trade; 422 for an id that others could guess; 409 `saved.full` past the limits
 */
export async function putTrade(
  ctx: Context,
  { id, ...change }: TradeChange & { id: string },
): Promise<Trade> {
  const { uid: userId } = userOf(ctx.actor)
  if (!/^[\w-]{16,}$/.test(id)) throw invalid({ id: 'invalid' })
  for (let tries = 0; tries < mostTries; tries++) {
    const known = await findTrade(ctx.db, id)
    const row = known ? await changeTrade(ctx, known, change) : await addTrade(ctx, { id, userId }, change)
    if (row) return showTrade(row, (await picturesOf(ctx, [id])).get(id))
  }
  throw unavailable()
}

/**
 * Deletes a trade of the reader's own; one that is not there stays so.
 * @throws 409 `journal.changed` when another device has changed it since
 */
export async function removeTrade(
  ctx: Context,
  { id, ...change }: { id: string; base: number; writer: string },
): Promise<TradeMark> {
  const { uid: userId } = userOf(ctx.actor)
  for (let tries = 0; tries < mostTries; tries++) {
    const known = await findTrade(ctx.db, id)
    if (known?.userId !== userId) return { isKept: false }
    if (isChangedByOthers(keptOf(known), change)) throw conflict('journal.changed')
    const isGone = await inTransaction(ctx, async (ctx) => {
      if (!(await deleteTrade(ctx.db, { id, userId }, known.version))) return false
      await outliveTrade(ctx, id)
      return true
    })
    if (isGone) return { isKept: false }
  }
  throw unavailable()
}

/**
 * Adds the trades of a finished practice run; those that were taken over before stay as their reader has made them.
 * @throws 409 `saved.full` past the limit; 429 for more runs than anybody finishes
 */
export async function takeOver(ctx: Context, run: ReadPracticeRun): Promise<TakenOver> {
  const { source, runId } = run
  await countSentIn(ctx)
  return addAll(
    ctx,
    run.trades.map((_, at) => ({
      name: `${source} ${runId} ${at}`,
      source,
      runId,
      fields: fieldsOf(run, at),
    })),
  )
}

/**
 * Counts what a member sends in: a file also when it is only looked at, for reading it takes the most.
 * @throws 429
 */
export async function countSentIn(ctx: Context): Promise<void> {
  const { uid: subject } = userOf(ctx.actor)
  await limitRequests(ctx, 'journal', { most: filesAnHour, seconds: 3600, subject })
}

interface NewTrade {
  /** Names it among all that the reader takes over: the same again is known. */
  name: string
  source: TradeSource
  runId: string | null
  fields: TradeFields
}

/**
 * Adds several trades at once, all of them or none. Each is written down a moment after the one before it, so that they keep their order.
 * @throws 409 `saved.full`
 */
export async function addAll(ctx: Context, trades: readonly NewTrade[]): Promise<TakenOver> {
  const { uid: userId } = userOf(ctx.actor)
  return inTransaction(ctx, async (ctx) => {
    const ids = new Set<string>()
    for (const [at, { name, source, runId, fields }] of trades.entries()) {
      const id = createHash('sha256').update(`${userId} ${name}`).digest('base64url').slice(0, 22)
      const change: TradeChange = {
        base: 0,
        writer: 'taken-over',
        changed: fieldNames,
        fields,
        aside: [],
        settled: [],
      }
      const row = newRow({ now: ctx.now + at }, { id, userId, source, runId }, change)
      if (await insertTrade(ctx.db, row)) ids.add(id)
    }
    if (ids.size > 0) await refuseFull(ctx, userId)
    return { added: ids.size, known: trades.length - ids.size }
  })
}

function fieldsOf({ title, decimals, trades }: ReadPracticeRun, at: number): TradeFields {
  const { side, units, fees, enteredAt, exitedAt, reason, ...steps } = trades[at]!
  const priceOf = (value: number) => value * 10 ** (6 - decimals)
  const orNull = (value: number | null) => (value === null ? null : priceOf(value))
  const entry = priceOf(steps.entry)
  return {
    instrument: title,
    side,
    units,
    plannedEntry: orNull(steps.planned) ?? entry,
    plannedStop: orNull(steps.stop),
    plannedTarget: orNull(steps.target),
    reason,
    enteredOn: enteredAt,
    entry,
    exits:
      steps.exit === null
        ? []
        : [{ on: exitedAt, price: priceOf(steps.exit), units: steps.exitUnits ?? units }],
    fees,
    feelings: '',
    lesson: '',
    tags: [],
  }
}

async function addTrade(
  ctx: Context,
  about: Pick<StoredTrade, 'id' | 'userId'>,
  { origin, ...change }: TradeChange,
): Promise<StoredTrade | undefined> {
  const { createdAt, ...from }: TradeOrigin = origin ?? { source: 'hand', runId: null, createdAt: ctx.now }
  return inTransaction(ctx, async (ctx) => {
    const row = {
      ...newRow(ctx, { ...about, ...from }, change),
      createdAt: Math.min(createdAt, ctx.now),
    }
    if (!(await insertTrade(ctx.db, row))) return undefined
    await refuseFull(ctx, about.userId)
    return row
  })
}

async function changeTrade(
  ctx: Context,
  known: StoredTrade,
  change: TradeChange,
): Promise<StoredTrade | undefined> {
  if (known.userId !== userOf(ctx.actor).uid) throw notFound('trade')
  const kept = joinChange(keptOf(known), change)
  refuseFullAside(kept)
  const row = { ...known, ...columnsOf(kept), changedAt: ctx.now }
  return (await replaceTrade(ctx.db, row, known.version)) ? row : undefined
}

function newRow(
  { now }: Pick<Context, 'now'>,
  about: Pick<StoredTrade, 'id' | 'userId' | 'runId'> & { source: TradeSource },
  change: TradeChange,
): StoredTrade {
  const kept = joinChange(undefined, change)
  refuseFullAside(kept)
  return { ...about, ...columnsOf(kept), createdAt: now, changedAt: now }
}

function refuseFullAside({ aside }: KeptTrade): void {
  if (aside.length > mostAside || JSON.stringify(aside).length > mostAsideLetters)
    throw conflict('saved.full')
}

async function refuseFull(ctx: Context, userId: string): Promise<void> {
  await ctx.people.hold(ctx.db, userId)
  if ((await countTrades(ctx.db, userId)) > mostTrades) throw conflict('saved.full')
}
