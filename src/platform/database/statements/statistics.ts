import { sql } from 'kysely'
import type { Database } from '../connect.ts'
import { engineOf } from '../engine.ts'
import { allowLong } from './long-statements.ts'

/**
 * Lets PostgreSQL count its tables anew once much was written into them: until it has, it plans as if they held a few rows, and a
 * search takes five times as long. By itself it comes to that within a minute. SQLite plans without counts.
 */
export async function renewStatistics(db: Database): Promise<void> {
  if (engineOf(db) !== 'postgres') return
  await db.transaction().execute(async (trx) => {
    await allowLong(trx)
    await sql`analyze`.execute(trx)
  })
}
