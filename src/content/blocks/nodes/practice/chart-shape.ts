import type { Chart } from './chart.ts'

/** What one chart may hold at most; words are counted in code points. */
export const chartLimits = { notes: 12, noteWords: 160, title: 160, description: 600 } as const

export const chartForms = ['candles', 'bars', 'line', 'columns'] as const
export type ChartForm = (typeof chartForms)[number]

/** A civil day, or a minute of one, as in Addis Ababa. */
export const barTimePattern = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/
/** A figure as it is written, such as `1250.5`. */
export const figurePattern = /^-?\d{1,9}(\.\d{1,6})?$/

/** The words of a chart, in reading order. */
export function chartWords({ attrs }: Chart): string {
  return [attrs.title, attrs.description, ...attrs.notes.map(({ text }) => text)].filter(Boolean).join('\n')
}
