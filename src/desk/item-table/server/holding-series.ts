import type { Expression } from 'kysely'
import type { Database } from '#platform/database/connect.ts'

/** The items whose newest series has one of these forms, as a query to join. */
type ItemsHolding = (db: Database, forms: readonly string[]) => Expression<string>

let holding: ItemsHolding | undefined

/** Call once, before the first verb: where series are kept. */
export function registerHoldingSeries(wanted: ItemsHolding): void {
  holding = wanted
}

export function itemsHolding(db: Database, forms: readonly string[]) {
  return holding?.(db, forms)
}
