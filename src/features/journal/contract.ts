import { z } from '@hono/zod-openapi'
import { kindsWith } from '#content/kinds.ts'
import { instant } from '#platform/contract/instant.ts'
import { pageOf } from '#platform/contract/paging.ts'
import {
  mostAside,
  mostAtOnce,
  mostExits,
  mostName,
  mostPicturesOfTrade,
  mostPictureWords,
  mostPrice,
  mostSantim,
  mostTag,
  mostTags,
  mostUnits,
  mostWords,
} from './limits.ts'
import { tradeSides } from './sides.ts'
import { says } from '#platform/problems/field-codes.ts'

/** A civil day (`2026-03-02`), or a minute of one (`2026-03-02T10:30`), as in Addis Ababa; never an instant. */
const tradeDay = z.string().regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/)
const isDay = (value: string) => {
  const [day = '', time = '00:00'] = value.split('T')
  const found = new Date(`${day}T${time}:00Z`)
  return !Number.isNaN(found.getTime()) && found.toISOString().startsWith(`${day}T${time}`)
}
const day = tradeDay.refine(isDay, says('invalid'))

const lines = (most: number) =>
  z
    .string()
    .max(most)
    .transform((value) =>
      value
        .toWellFormed()
        .normalize('NFC')
        .replace(/[^\P{Cc}\n\t]/gu, '')
        .trim(),
    )
const line = (most: number) => lines(most).transform((value) => value.replaceAll(/\s+/g, ' '))

/** Whole millionths of a birr, so that prices of every market fit and two devices never mean different steps. */
const price = z.number().int().min(0).max(mostPrice)
const units = z.number().int().min(1).max(mostUnits)
/** Whole santim; a rebate is below zero. */
const money = z.number().int().min(-mostSantim).max(mostSantim)

const exit = z.strictObject({ on: day.nullable(), price, units })

/** What a member writes of one trade: the plan before it, the result after it. */
export const tradeFields = z
  .strictObject({
    instrument: line(mostName),
    side: z.enum(tradeSides),
    units: units.nullable(),
    plannedEntry: price.nullable(),
    plannedStop: price.nullable(),
    plannedTarget: price.nullable(),
    reason: lines(mostWords),
    enteredOn: day.nullable(),
    entry: price.nullable(),
    exits: z.array(exit).max(mostExits),
    fees: money,
    feelings: lines(mostWords),
    lesson: lines(mostWords),
    tags: z.array(line(mostTag)).max(mostTags),
  })
  .openapi('TradeFields')
export type TradeFields = z.infer<typeof tradeFields>
export type FieldName = keyof TradeFields
export const fieldNames = Object.keys(tradeFields.shape) as FieldName[]

/** What one device wrote into a field that another had changed meanwhile; kept beside it until its reader decides. */
export const aside = z
  .strictObject({
    id: z.string().max(80),
    field: z.enum(fieldNames as [FieldName, ...FieldName[]]),
    /** That one field. */
    said: tradeFields.partial(),
  })
  .openapi('TradeAside')
export type Aside = z.infer<typeof aside>

/** What a picture shows, for whoever cannot see it. */
export const pictureWords = line(mostPictureWords).pipe(z.string().min(1))

export const tradePicture = z
  .object({
    id: z.string(),
    /** Pixels. */
    width: z.number().int(),
    height: z.number().int(),
    bytes: z.number().int(),
    description: z.string(),
  })
  .openapi('TradePicture')
export type TradePicture = z.infer<typeof tradePicture>

/** Written down, taken over from practice, or read from a file. */
export const tradeSources = ['hand', ...kindsWith('practised'), 'file'] as const
export type TradeSource = (typeof tradeSources)[number]

const practiceRunId = z.string().regex(/^[\w-]{1,80}$/)

export const trade = z
  .object({
    id: z.string(),
    /** Counted from 1, with every change. */
    version: z.number().int(),
    fields: tradeFields,
    aside: z.array(aside).max(mostAside),
    /** In the order in which they came. */
    pictures: z.array(tradePicture).max(mostPicturesOfTrade),
    source: z.enum(tradeSources),
    /** Of the practice run that it was taken over from. */
    runId: z.string().nullable(),
    createdAt: instant,
    changedAt: instant,
  })
  .openapi('Trade')
export type Trade = z.infer<typeof trade>

export const tradeList = pageOf(trade).openapi('TradeList')
export type TradeList = z.infer<typeof tradeList>

const writer = z.string().regex(/^[\w-]{8,60}$/)

/** Where a trade is from, and when it was written down. */
const origin = z.strictObject({
  source: z.enum(tradeSources),
  runId: practiceRunId.nullable(),
  createdAt: instant.min(0),
})
export type TradeOrigin = z.infer<typeof origin>

/** A trade as one device has it, and what it changed of it. */
export const tradeChange = z
  .strictObject({
    /** The version that the device had read; 0 for a trade that it made. */
    base: z.number().int().min(0),
    /** The page that writes: what it changes itself it knows. */
    writer,
    changed: z.array(z.enum(fieldNames as [FieldName, ...FieldName[]])).max(fieldNames.length),
    fields: tradeFields,
    /** What the device itself had to leave beside another value, and ids of what its reader has decided. */
    aside: z
      .array(aside.refine(({ field, said }) => Object.keys(said).join() === field, says('invalid')))
      .max(mostAside)
      .default([]),
    settled: z.array(z.string().max(80)).max(mostAside).default([]),
    /** Of a trade that was deleted and is brought back; of one that is there it changes nothing. */
    origin: origin.optional(),
  })
  .openapi('TradeChange')
export type TradeChange = z.infer<typeof tradeChange>

export const tradeRemoval = z.strictObject({ base: z.coerce.number().int().min(0), writer })

export const tradeMark = z.object({ isKept: z.boolean() }).openapi('TradeMark')
export type TradeMark = z.infer<typeof tradeMark>

/** `12345` with 2 decimals is 123.45. */
const step = z.number().int().min(0).max(mostPrice)

/** The trades of a finished practice run, as it hands them on. */
export const practiceRun = z
  .strictObject({
    source: z.enum(kindsWith('practised')),
    runId: practiceRunId,
    /** Of the exercise, in the reader's language; names what was traded. */
    title: line(mostName),
    /** Of every price, which are whole numbers of the smallest step here. */
    decimals: z.number().int().min(0).max(6).default(2),
    trades: z
      .array(
        z
          .strictObject({
            side: z.enum(tradeSides),
            units,
            /** The price that was wanted; that of the entry where nothing says so. */
            planned: step.nullable().default(null),
            entry: step,
            /** Null: all of it was open when the run ended. */
            exit: step.nullable(),
            /** How many units that was; null: all of them. */
            exitUnits: units.nullable().default(null),
            stop: step.nullable(),
            target: step.nullable(),
            fees: money,
            enteredAt: day.nullable(),
            exitedAt: day.nullable(),
            /** The plan, and what it cost, in the reader's language. */
            reason: lines(mostWords).default(''),
          })
          .refine(({ units, exitUnits }) => (exitUnits ?? 0) <= units, {
            path: ['exitUnits'],
            ...says('too_big'),
          }),
      )
      .min(1)
      .max(mostAtOnce),
  })
  .refine(
    ({ decimals, trades }) =>
      trades
        .flatMap(({ planned, entry, exit, stop, target }) => [planned, entry, exit, stop, target])
        .every((one) => (one ?? 0) * 10 ** (6 - decimals) <= mostPrice),
    { path: ['trades'], ...says('invalid') },
  )
  .openapi('PracticeRunTrades')
export type ReadPracticeRun = z.infer<typeof practiceRun>

export const takenOver = z
  .object({
    /** Trades that were not there before, and those that were. */
    added: z.number().int(),
    known: z.number().int(),
  })
  .openapi('TakenOverTrades')
export type TakenOver = z.infer<typeof takenOver>
