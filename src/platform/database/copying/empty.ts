import { existsSync, rmSync } from 'node:fs'
import { connect } from '../connect.ts'
import { clearPostgres, othersConnected, refuseStrangers } from './postgres-target.ts'
import { longestStatement, type Address } from './source.ts'
import { refuseOpen } from './sqlite-target.ts'

/**
 * Takes everything out of a database, for a new start.
 * @throws when another program has it open, or what is in it is another program's
 */
export async function emptyDatabase(address: Address): Promise<void> {
  if (!address.url) {
    if (existsSync(address.file)) refuseOpen(address.file)
    for (const end of ['', '-wal', '-shm']) rmSync(`${address.file}${end}`, { force: true })
    return
  }
  const { db, close } = connect(address, () => undefined, longestStatement)
  try {
    await refuseStrangers(db)
    if ((await othersConnected(db)) > 0)
      throw new Error('other connections to the database are open: stop the site first')
    await db.transaction().execute(clearPostgres)
  } finally {
    await close()
  }
}
