import { z } from '@hono/zod-openapi'
import { articleOf } from '#content/kind-article.ts'
import { orderScript } from '#features/datasets/contract.ts'
import { limits } from './limits.ts'

const from = (least: number, most: number) => z.number().int().min(least).max(most)

const side = z.enum(['buy', 'sell'])
export type Side = z.infer<typeof side>

const some = from(1, limits.units)

/** What a reader is asked to do. Prices are whole steps, of which 100 make a birr. */
const mission = z.discriminatedUnion('form', [
  /** So many units at an average of at most, or for a seller at least, `price`. */
  z.strictObject({ form: z.literal('average'), side, units: some, price: from(1, limits.price) }),
  /** So many units, none of them further from the best price than `move` hundredths of a per cent. */
  z.strictObject({ form: z.literal('quiet'), side, units: some, move: from(1, 2000) }),
  /** So many units in the opening auction. */
  z.strictObject({ form: z.literal('auction'), side, units: some }),
  /** So many units within `seconds` of the opening, at the average of the market or better. */
  z.strictObject({ form: z.literal('pace'), side, units: some, seconds: from(10, limits.seconds) }),
])
export type Mission = z.infer<typeof mission>
export type MissionForm = Mission['form']

/** Everything that decides how a market goes on, but for what its reader does. */
export const marketSettings = z
  .object({
    seed: from(0, limits.seed),
    /** What others do, where a data set says it; null where the seed decides. */
    script: orderScript.shape.orders.nullable(),
    /** The least difference between two prices, in steps. */
    tick: from(1, limits.tick),
    /** Orders are multiples of it. */
    lot: from(1, limits.lot),
    /** Hundredths of a per cent of the value, for whoever trades. */
    fee: from(0, limits.fee),
    /** For how long orders gather before the first trade; 0 for a market that is open from the start. */
    auctionSeconds: from(0, limits.auctionSeconds),
    /** Of continuous trading. */
    seconds: from(limits.leastSeconds, limits.seconds),
    /** Where prices begin, in steps. */
    reference: from(1, limits.price),
    /** What the reader begins with. */
    cash: from(0, limits.cash),
    units: from(0, limits.units),
    missions: z.array(mission).max(limits.missions),
  })
  .openapi('MarketSettings')
export type MarketSettings = z.infer<typeof marketSettings>

/** How many events of the market came before. */
const index = from(0, 1_000_000)

/** One thing that a reader did; orders count from 1 as they were placed. */
const logEntry = z.discriminatedUnion('action', [
  z.strictObject({
    at: index,
    action: z.literal('limit'),
    side,
    price: from(1, limits.price * 2),
    units: some,
  }),
  z.strictObject({ at: index, action: z.literal('market'), side, units: some }),
  z.strictObject({ at: index, action: z.literal('cancel'), order: from(1, limits.log) }),
])
export type LogEntry = z.infer<typeof logEntry>

/** The same, but for when: what a reader wants now. */
export type Wish = LogEntry extends infer Entry ? (Entry extends unknown ? Omit<Entry, 'at'> : never) : never

export const orderLog = z.array(logEntry).max(limits.log)

const money = z.number().int()

const traded = z.object({ units: z.number().int(), value: money })
export type Traded = z.infer<typeof traded>

const missionOutcome = z.object({
  mission,
  isMet: z.boolean(),
  /** Why: all went as asked, too few units, the average missed, a price too far away, or nobody else traded. */
  reason: z.enum(['met', 'few', 'average', 'moved', 'silent']),
  /** Units that count for it, and what they came to. */
  counted: traded,
  /** What others paid each other meanwhile, where it is compared with. */
  market: traded.nullable(),
  /** The furthest price from the best one, in hundredths of a per cent, rounded up. */
  moved: z.number().int(),
})
export type MissionOutcome = z.infer<typeof missionOutcome>

/** What came of a run; money is in steps, of which 100 make a birr. */
export const orderBookResult = z
  .object({
    bought: traded,
    sold: traded,
    /** Units of all orders together, filled or not. */
    ordered: z.number().int(),
    fees: money,
    /** What the fills cost beyond the middle of the market when each order was sent; less than 0 when they were better. */
    slippage: money,
    /** What is owned at the last price, less what was owned at the start at the reference. */
    change: money,
    cash: money,
    units: z.number().int(),
    lastPrice: money,
    events: z.number().int(),
    missions: z.array(missionOutcome),
  })
  .openapi('OrderBookResult')
export type OrderBookResult = z.infer<typeof orderBookResult>

const shownLevel = z.object({ price: money, units: z.number().int() })

export const orderBookDetail = z
  .object({
    article: articleOf('orderBook'),
    /** Null while the data set that it needs cannot be read. */
    market: z
      .object({
        settings: marketSettings,
        /** Changes with the settings; a result names those that it was reached with. */
        revisionKey: z.string(),
        /** The book before anything happens, best price first. */
        opening: z.object({ buy: z.array(shownLevel), sell: z.array(shownLevel) }),
      })
      .nullable(),
  })
  .openapi('OrderBook')
export type OrderBookDetail = z.infer<typeof orderBookDetail>
export type PlayableMarket = NonNullable<OrderBookDetail['market']>

/** A run as a reader hands it in. */
export const orderBookRun = z.strictObject({
  revisionKey: z.string().max(64),
  /** The market that it was in: the exercise's own, or another one that the reader asked for. */
  seed: from(0, limits.seed),
  log: orderLog,
})
export type OrderBookRun = z.infer<typeof orderBookRun>
