/** What keeps a file from becoming a series. */
export const seriesFaults = [
  'file.empty',
  'file.broken',
  'file.not_text',
  'rows.too_many',
  'rows.none',
  'row.too_long',
  'column.missing',
  'time.missing',
  'time.invalid',
  'time.mixed',
  'time.order',
  'time.duplicate',
  'figure.missing',
  'figure.invalid',
  'figure.decimal_sign',
  'figure.too_precise',
  'figure.too_large',
  'figure.not_whole',
  'figure.not_above_zero',
  'figure.negative',
  'bar.high_below_low',
  'bar.open_outside',
  'bar.close_outside',
  'order.action',
  'order.side',
  'order.name_invalid',
  'order.name_unknown',
  'order.order',
] as const
export type SeriesFault = (typeof seriesFaults)[number]

/** What an editor is told of and may be as it is. */
export const seriesNotes = ['column.unknown', 'time.gap'] as const
export type SeriesNote = (typeof seriesNotes)[number]
