import { sql } from 'kysely'
import type { Database } from '../connect.ts'
import { engineOf } from '../engine.ts'

/** Milliseconds that a statement may take for which nobody waits. */
const longest = 60_000

/** Lets what follows in the transaction of `db` take a minute. SQLite breaks nothing off. */
export async function allowLong(db: Database): Promise<void> {
  if (engineOf(db) === 'postgres') await sql`set local statement_timeout = ${sql.lit(longest)}`.execute(db)
}

/** Milliseconds to wait for the answers to what follows, when `text` is what `allowLong` asks. */
export function waitAllowedBy(text: string): number | undefined {
  return text === `set local statement_timeout = ${longest}` ? longest + 500 : undefined
}
