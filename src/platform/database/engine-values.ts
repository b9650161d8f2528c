import { sql } from 'kysely'
import type { Database } from './connect.ts'
import { engineOf } from './engine.ts'

/** The instant (epoch milliseconds) in a date column: ISO text on SQLite, a `Date` from PostgreSQL. */
export function toInstant(value: string | Date): number {
  return new Date(value).getTime()
}

/** Numbers as rows of one column `value`: one parameter, however many there are, and one statement to plan. */
export function numbersAsRows(db: Database, numbers: readonly number[]) {
  return engineOf(db) === 'postgres' ? sql`(select unnest(${numbers}::int[]) as "value")` : fromJson(numbers)
}

/** The same with texts, compared byte by byte. */
export function textsAsRows(db: Database, texts: readonly string[]) {
  return engineOf(db) === 'postgres'
    ? sql`(select unnest(${texts}::text[]) collate "C" as "value")`
    : fromJson(texts)
}

function fromJson(values: readonly unknown[]) {
  return sql`(select value as "value" from json_each(${JSON.stringify(values)}))`
}
