/** Columns of a file of trades, in their order. Prices and fees are in birr; `exit_price`, `exit_units` and `exited` take several with semicolons.
 * `calendar` says how the days of its line are counted, so that a file means the same days wherever it is read. */
export const columns = [
  'instrument',
  'side',
  'units',
  'planned_entry',
  'stop',
  'target',
  'reason',
  'entered',
  'entry',
  'exit_price',
  'exit_units',
  'exited',
  'fees',
  'feelings',
  'lesson',
  'tags',
  'calendar',
] as const
export type Column = (typeof columns)[number]
