import { z } from '@hono/zod-openapi'
import { instant } from '#content/contract.ts'
import { mostBars, mostLicenceLength, mostSourceLength, mostUnitLength } from './limits.ts'
import { decimalSigns, seriesCalendars, seriesForms } from './forms.ts'
import { seriesFaults, seriesNotes } from './problem-kinds.ts'

/** A civil day (`2026-03-02`), or a minute of one (`2026-03-02T10:30`), as in Addis Ababa; never an instant. */
const barTime = z.string().regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/)
const whole = z.number().int()

/** What every series says of itself wherever it is shown. */
const seriesFacts = {
  /** The item of the resource that it belongs to, and its slug. */
  id: z.string(),
  slug: z.string(),
  /** Counted from 1; a series never changes, a new upload is a new version. */
  version: whole,
  /** In the reader's language, or in the other one when that is missing. */
  title: z.string(),
  /** What its figures count: `ETB/kg`, `ETB`, `%`. */
  unit: z.string(),
  /** Prices and values are whole numbers of the smallest step: `12345` with 2 decimals is 123.45. */
  decimals: z.number().int().min(0).max(6),
  isMadeUp: z.boolean(),
  source: z.string(),
  licence: z.string(),
}

/** Bars in the order of time, one list a column. */
const priceSeries = z
  .object({
    ...seriesFacts,
    form: z.literal('prices'),
    times: z.array(barTime).max(mostBars),
    open: z.array(whole),
    high: z.array(whole),
    low: z.array(whole),
    close: z.array(whole),
    volume: z.array(whole).nullable(),
  })
  .openapi('PriceSeries')
export type PriceSeries = z.infer<typeof priceSeries>

/** One value a time, such as a yield or a rate. */
const valueSeries = z
  .object({
    ...seriesFacts,
    form: z.literal('values'),
    times: z.array(barTime).max(mostBars),
    values: z.array(whole),
  })
  .openapi('ValueSeries')
export type ValueSeries = z.infer<typeof valueSeries>

const orderAction = z.enum(['limit', 'market', 'cancel'])
const orderSide = z.enum(['buy', 'sell'])
/** Letters, digits, hyphens; empty for a market order without a name. */
const orderNames = /^(?:[\p{L}\p{N}][\p{L}\p{N}_-]{0,39})?$/u
// Written out, because the document would take the flag for a part of the pattern.
export const orderName = z.string().regex(orderNames).openapi({ pattern: orderNames.source })

/** A script of orders that others place in an order book, in the order of time. */
export const orderScript = z
  .object({
    ...seriesFacts,
    form: z.literal('orders'),
    orders: z
      .array(
        z.object({
          /** Milliseconds from the start. */
          at: whole,
          action: orderAction,
          side: orderSide.nullable(),
          price: whole.nullable(),
          units: whole.nullable(),
          /** Names an order, so that it can be cancelled. */
          name: orderName,
        }),
      )
      .max(mostBars),
  })
  .openapi('OrderScript')
export type OrderScript = z.infer<typeof orderScript>

const series = z.discriminatedUnion('form', [priceSeries, valueSeries, orderScript])
export type Series = z.infer<typeof series>

const packedTimes = z.object({
  first: z.union([barTime, z.literal('')]),
  /** From each time to the next, in days, or in minutes where the first time has one. */
  steps: z.array(z.number().int().min(1)).max(mostBars),
})
const packedColumn = z.array(whole).max(mostBars)

/** How a series is stored and sent: `unpack` of `packing.ts` gives the columns back. */
export const packedColumns = z.discriminatedUnion('form', [
  z.object({
    form: z.literal('prices'),
    times: packedTimes,
    /** Each less the close before it, the first as it is. */
    open: packedColumn,
    /** Above the higher of open and close. */
    high: packedColumn,
    /** Below the lower of open and close. */
    low: packedColumn,
    /** Each less its own open. */
    close: packedColumn,
    volume: packedColumn.nullable(),
  }),
  z.object({
    form: z.literal('values'),
    times: packedTimes,
    /** Each less the one before it, the first as it is. */
    values: packedColumn,
  }),
  z.object({
    form: z.literal('orders'),
    /** Milliseconds since the order before it, the first since the start. */
    at: packedColumn,
    action: z.array(orderAction).max(mostBars),
    side: z.array(orderSide.nullable()).max(mostBars),
    price: z.array(whole.nullable()).max(mostBars),
    units: z.array(whole.nullable()).max(mostBars),
    name: z.array(orderName).max(mostBars),
  }),
])
export type PackedColumns = z.infer<typeof packedColumns>

// — how a table becomes a series —

/** What stands beside the table in the form that is sent. */
export const seriesFields = z.strictObject({
  form: z.enum(seriesForms),
  calendar: z.enum(seriesCalendars).default('gregorian'),
  decimalSign: z.enum(decimalSigns).default('.'),
  decimals: z.coerce.number().int().min(0).max(6),
  unit: z.string().trim().min(1).max(mostUnitLength),
  isMadeUp: z.enum(['yes', 'no']),
  sourceEn: z.string().trim().min(1).max(mostSourceLength),
  sourceAm: z.string().trim().min(1).max(mostSourceLength),
  licence: z.string().trim().min(1).max(mostLicenceLength),
})
export type SeriesFields = z.infer<typeof seriesFields>

const seriesProblem = z.object({
  code: z.enum([...seriesFaults, ...seriesNotes]),
  /** What is only worth knowing; the series can be imported as it is. */
  isNote: z.boolean(),
  /** As spreadsheets count: the names of the columns are row 1. */
  row: whole.nullable(),
  /** As the table calls it. */
  column: z.string().nullable(),
  detail: z.string(),
})
export type SeriesProblem = z.infer<typeof seriesProblem>

/** Some rows of a series as people read them: figures with their decimals, times in the Gregorian calendar. */
const seriesRows = z.object({
  columns: z.array(z.string()),
  first: z.array(z.array(z.string())),
  last: z.array(z.array(z.string())),
})
export type SeriesRows = z.infer<typeof seriesRows>

/** The dry run: what would be stored, and what stands in its way. */
export const seriesReport = z
  .object({
    length: whole,
    from: z.string().nullable(),
    to: z.string().nullable(),
    rows: seriesRows,
    problems: z.array(seriesProblem),
    /** Also those that are not told word for word. */
    faultCount: whole,
    noteCount: whole,
    /** Whether the newest version says and holds the same. */
    isSame: z.boolean(),
  })
  .openapi('SeriesReport')
export type SeriesReport = z.infer<typeof seriesReport>

const storedVersion = z.object({
  version: whole,
  form: z.enum(seriesForms),
  unit: z.string(),
  decimals: whole,
  isMadeUp: z.boolean(),
  sourceEn: z.string(),
  sourceAm: z.string(),
  licence: z.string(),
  length: whole,
  uploadedAt: instant,
})
export type StoredVersion = z.infer<typeof storedVersion>

/** What an editor sees of a data set: its versions, the newest first, and some rows of the newest. */
export const dataSetVersions = z
  .object({ versions: z.array(storedVersion), rows: seriesRows.nullable() })
  .openapi('DataSetVersions')
export type DataSetVersions = z.infer<typeof dataSetVersions>

export const keptSeries = z.object({ version: whole, isNew: z.boolean() }).openapi('KeptSeries')

/** A series as it is sent, its columns packed. */
export const sentSeries = z
  .object({ ...seriesFacts, length: whole, columns: packedColumns })
  .openapi('SentSeries')
export type SentSeries = z.infer<typeof sentSeries>

/** What the page of a data set shows of its series. */
export const seriesSummary = z.object({
  ...seriesFacts,
  form: z.enum(seriesForms),
  length: whole,
  from: z.string().nullable(),
  to: z.string().nullable(),
  rows: seriesRows,
})
export type SeriesSummary = z.infer<typeof seriesSummary>
