/** The instant (epoch milliseconds) in a column that the identity library writes: ISO text on SQLite, a `Date` from PostgreSQL. */
export function toInstant(value: string | Date): number {
  return new Date(value).getTime()
}
