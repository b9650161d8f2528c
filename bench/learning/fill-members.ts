import { sql } from 'kysely'
import { signInAs } from '#app/server/test-accounts.ts'
import type { TestApp } from '#app/server/test-app.ts'
import { connect, type Database } from '#platform/database/connect.ts'
import { learnedRows, type Rows } from './learned-rows.ts'

/** Milliseconds that one statement may take. */
const longestStatement = 600_000
const hour = 3_600_000

/**
 * Adds members and what they have learned, all in one transaction. Rows are written in the order in which they come about: everybody's
 * first lesson, everybody's second one and so on, so that what belongs to one member lies scattered, as on a site that has grown.
 */
export async function fillMembers(site: TestApp, members: number): Promise<void> {
  // The others are like this one.
  await signInAs(site, { role: 'user' })
  const { config, connection, clock } = site.services
  const { engine, file = '' } = connection
  const patient = connect({ url: config.databaseUrl, file }, throwIt, longestStatement)
  const today = Math.floor((clock() + 3 * hour) / (24 * hour))
  try {
    await patient.db.transaction().execute(async (db) => {
      // What each row names is there; to look it up six million times shows nothing.
      if (engine === 'postgres') await sql`set local session_replication_role = replica`.execute(db)
      for (const rows of learnedRows(clock(), today)) await insertRows(db, rows, members)
    })
    // What both engines do by themselves after a while; a site that was filled in a minute has not had the while.
    await (engine === 'postgres' ? sql`vacuum analyze` : sql`analyze`).execute(patient.db)
  } finally {
    await patient.close()
  }
}

async function insertRows(
  db: Database,
  { table, perMember, together = 1, from, columns }: Rows,
  members: number,
): Promise<void> {
  const names = Object.keys(columns).map((name) => `"${name}"`)
  // One row of the pattern, read before the first of its likes is written.
  const pattern = from ? `, pattern as (select * from ${from} limit 1)` : ''
  await sql
    .raw(
      `with recursive
        numbers (i) as (
          select cast(0 as bigint) union all select i + 1 from numbers where i + 1 < ${members * perMember}
        ),
        one (m, k) as (
          select i / ${together} % ${members}, i / ${together * members} * ${together} + i % ${together} from numbers
        )${pattern}
      insert into ${table} (${names.join(', ')})
      select ${Object.values(columns).join(', ')} from one${from ? ', pattern' : ''}`,
    )
    .execute(db)
}

function throwIt(error: Error): never {
  throw error
}
