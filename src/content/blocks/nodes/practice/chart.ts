import { z } from 'zod'
import { escapeHtml } from '#platform/escape-html.ts'
import { barTimePattern, chartForms, chartLimits, figurePattern } from './chart-shape.ts'
import { itemId, optionalWords } from '../words.ts'
import { says } from '#platform/problems/field-codes.ts'

/** A civil day, or a minute of one, as in Addis Ababa. */
const barTime = z
  .string()
  .regex(barTimePattern, says('chart.time_invalid'))
  .nullish()
  .transform((time) => time ?? null)
/** A figure as it is written, such as `1250.5`: a new version of the data set may count in other steps. */
const figure = z.string().regex(figurePattern, says('chart.figure_invalid'))
const text = optionalWords(chartLimits.noteWords)
const requiredTime = z.string().regex(barTimePattern, says('chart.time_invalid'))

/** What points at something in a chart: a price, a range of prices, a bar, or a price at a bar. */
const chartNote = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('level'), price: figure, text }),
  z.strictObject({ kind: z.literal('zone'), price: figure, until: figure, text }),
  z.strictObject({ kind: z.literal('arrow'), at: requiredTime, direction: z.enum(['up', 'down']), text }),
  z.strictObject({ kind: z.literal('label'), at: requiredTime, price: figure, text }),
])
export type ChartNote = z.output<typeof chartNote>

/** A data set drawn in the midst of a text, from one time until another; two that are compared are drawn as lines. */
export const chart = z.strictObject({
  type: z.literal('chart'),
  attrs: z.strictObject({
    dataSet: itemId,
    compared: itemId.nullish().transform((id) => id ?? null),
    form: z.enum(chartForms),
    from: barTime,
    to: barTime,
    title: optionalWords(chartLimits.title),
    description: optionalWords(chartLimits.description),
    notes: z
      .array(chartNote)
      .max(chartLimits.notes, says('chart.too_many_notes'))
      .nullish()
      .transform((notes) => notes ?? []),
  }),
})

export type Chart = z.output<typeof chart>

/** Where it is drawn when the text is read, since its data set may have got a new version by then. */
export function renderChart({ attrs }: Chart): string {
  return `<div class="chart" data-chart="${escapeHtml(JSON.stringify(attrs))}"></div>`
}
