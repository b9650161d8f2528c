import { z } from '@hono/zod-openapi'
import { chart } from '#content/blocks/nodes/practice/chart.ts'
import { language } from '#content/contract.ts'
import type { Bars, Compared } from './bars.ts'

export const wantedDrawing = z.strictObject({ language, attrs: chart.shape.attrs })

/** A chart as readers will see it; `null` where there is nothing to draw. */
export const chartDrawing = z.object({ html: z.string().nullable() }).openapi('ChartDrawing')

const steps = z.array(z.number().int())

const bars = z.object({
  title: z.string(),
  unit: z.string(),
  decimals: z.number().int(),
  isMadeUp: z.boolean(),
  source: z.string(),
  licence: z.string(),
  hasPrices: z.boolean(),
  times: z.array(z.string()),
  open: steps,
  high: steps,
  low: steps,
  close: steps,
  volume: steps.nullable(),
}) satisfies z.ZodType<Bars>

const compared = z.object({
  times: z.array(z.string()),
  first: steps,
  second: steps,
}) satisfies z.ZodType<Compared>

/** What a live chart is made of: the bars of its span, or two lines and what the second is called. */
export const chartBars = z
  .object({ bars, compared: compared.nullable(), secondTitle: z.string().nullable() })
  .openapi('ChartBars')
export type ChartBars = z.infer<typeof chartBars>
