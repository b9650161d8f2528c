import { sql } from 'kysely'
import { connect, type Database } from '../connect.ts'
import { isNew, migrateAsFar, unknownMigrations } from '../migrate.ts'
import {
  finish,
  pairTables,
  SiteIsThere,
  verify,
  type Copy,
  type CopiedTable,
  type FillOptions,
} from './copy.ts'
import { clearPostgres, loadingPostgres, othersConnected, refuseStrangers } from './postgres-target.ts'
import { waitLong, listTables, rowsOf } from './postgres-catalog.ts'
import { longestStatement, type Address } from './source.ts'
import { fillSqlite } from './sqlite-target.ts'

/**
 * Makes a database equal to a copy, then brings it up to this program's schema; all of it or nothing.
 * @throws one sentence when the copy is newer than this program, a site is there and `isOver` is not, a PostgreSQL database holds
 * what is no site, another program has the database open, or what arrived is not what was copied
 */
export async function fill(address: Address, copy: Copy, options: FillOptions): Promise<void> {
  const unknown = await unknownMigrations(copy.migrations)
  if (unknown.length > 0)
    throw new Error(`the copy is newer than this program (it has ${unknown.join(', ')}): update first`)
  if (!address.url) return fillSqlite(address.file, copy, options)
  const connection = connect(address, () => undefined, longestStatement)
  try {
    await refuseStrangers(connection.db)
    if (!(await isNew(connection.db))) {
      if (!options.isOver) throw new SiteIsThere()
      const others = await othersConnected(connection.db)
      if (others > 0)
        throw new Error(`${others} other connections to the database are open: stop the site first`)
    }
    await connection.db.transaction().execute(async (trx) => {
      await waitLong(trx)
      await clearPostgres(trx)
      await migrateAsFar(trx, copy.migrations)
      const tables = pairTables(copy, await listTables(trx))
      await loadingPostgres(trx, tables, async () => {
        for (const table of tables) await insertAll(trx, table, copy)
      })
      for (const table of tables) await verify(table, rowsOf(trx, table))
      await finish(trx, options)
    })
    await sql`analyze`.execute(connection.db)
  } finally {
    await connection.close()
  }
}

/** Places for values that one statement of PostgreSQL has. */
const mostParameters = 60_000

async function insertAll(trx: Database, table: CopiedTable, copy: Copy): Promise<void> {
  const columns = sql.join(table.columns.map(({ name }) => sql.ref(name)))
  const atOnce = Math.max(1, Math.floor(mostParameters / table.columns.length))
  for await (const rows of copy.rows(table))
    for (let at = 0; at < rows.length; at += atOnce) {
      const values = rows.slice(at, at + atOnce).map((row) => sql`(${sql.join(row)})`)
      await sql`insert into ${sql.table(table.name)} (${columns}) values ${sql.join(values)}`.execute(trx)
    }
}
