import type { Column, Value } from './row-sum.ts'

export interface Table {
  name: string
  /** Without those that the engine works out; in the order of their names, which is the same on both engines. */
  columns: Column[]
}

/** One moment of a database, whatever is written meanwhile. */
export interface Source {
  /** Names, oldest first. */
  migrations: string[]
  tables: Table[]
  /** All rows of a table, some at a time, values in the order of its columns. */
  rows(table: Table): AsyncIterable<Value[][]>
}

export interface Address {
  url: string | undefined
  file: string
}

/** What belongs to the engine or to the record of migrations, and is made by running those. */
export function isContentTable(name: string): boolean {
  return !/^(sqlite_|kysely_migration)/.test(name)
}

/** A copy may take long, and nobody waits for its statements. Milliseconds. */
export const longestStatement = 6 * 3_600_000
