export const seriesForms = ['prices', 'values', 'orders'] as const
export type SeriesForm = (typeof seriesForms)[number]

/** Of the dates in a table. */
export const seriesCalendars = ['gregorian', 'ethiopian'] as const
export type SeriesCalendar = (typeof seriesCalendars)[number]

/** What stands before the decimals in a table. */
export const decimalSigns = ['.', ','] as const
export type DecimalSign = (typeof decimalSigns)[number]

/** The columns of each form, and those that may be missing. */
export const formColumns = {
  prices: { needed: ['time', 'open', 'high', 'low', 'close'], optional: ['volume'] },
  values: { needed: ['time', 'value'], optional: [] },
  orders: { needed: ['at', 'action', 'side', 'price', 'units', 'name'], optional: [] },
} as const
