/** The instant (epoch milliseconds) in a date column: ISO text on SQLite, a `Date` from PostgreSQL. */
export function toInstant(value: string | Date): number {
  return new Date(value).getTime()
}
