import { sql, type RawBuilder, type SqlBool } from 'kysely'

/*
 * When readers see a publication: from `visibleFrom` on, and before `visibleUntil` when it has one. Nothing else says so.
 * `table` is the name under which a query knows its publications, `now` in epoch milliseconds.
 */

/** Readers see it now. `isFew`: the query knows its few rows by something else, and does not walk all that are visible. */
export function whereVisible(table: string, now: number, isFew = false): RawBuilder<SqlBool> {
  const since = isFew ? sql`${from(table)} + 0` : from(table)
  return sql<SqlBool>`(${since} <= ${now} and ${whereNotOver(table, now)})`
}

/** Readers see it now, or will. */
export function whereNotOver(table: string, now: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${until(table)} is null or ${until(table)} > ${now})`
}

/** Readers will see it. */
export function whereScheduled(table: string, now: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`${from(table)} > ${now}`
}

/*
 * The same of an item in one language, by its `shownFromEn` or `shownFromAm`, which the database keeps: the first moment of what
 * is published or planned, and null where nothing is.
 */

type ShownFrom = `${'' | 'items.'}shownFrom${'En' | 'Am'}`

/** Readers see a text of it now. Never null, so that it can be turned round. */
export function whereShown(column: ShownFrom, now: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.ref(column)} is not null and ${sql.ref(column)} <= ${now})`
}

/** Readers see none now. */
export function whereNotShown(column: ShownFrom, now: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.ref(column)} is null or ${sql.ref(column)} > ${now})`
}

export function isShown(shownFrom: number | null, now: number): boolean {
  return shownFrom !== null && shownFrom <= now
}

interface Times {
  /** Epoch milliseconds. */
  visibleFrom: number
  visibleUntil: number | null
}

/** The same of a publication at hand. */
export function isVisible(times: Times, now: number): boolean {
  return !isScheduled(times, now) && isNotOver(times, now)
}

export function isNotOver({ visibleUntil }: Pick<Times, 'visibleUntil'>, now: number): boolean {
  return visibleUntil === null || visibleUntil > now
}

export function isScheduled({ visibleFrom }: Pick<Times, 'visibleFrom'>, now: number): boolean {
  return visibleFrom > now
}

function from(table: string) {
  return sql.ref(`${table}.visibleFrom`)
}

function until(table: string) {
  return sql.ref(`${table}.visibleUntil`)
}
