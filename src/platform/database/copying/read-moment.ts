import { connect } from '../connect.ts'
import { readPostgres } from './postgres-catalog.ts'
import { longestStatement, type Address, type Source } from './source.ts'
import { readSqlite } from './sqlite-catalog.ts'

/**
 * Shows one moment of a database while others write.
 * @param isAlone refuses a SQLite file that another program has open, and keeps others away until the end
 * @throws when there is no database, a damaged one, or one in which no program of ours has been
 */
export async function readMoment<T>(
  address: Address,
  { isAlone = false }: { isAlone?: boolean },
  work: (source: Source) => Promise<T>,
): Promise<T> {
  if (!address.url) return readSqlite(address.file, isAlone, work)
  let lost: Error | undefined
  const connection = connect(address, (error) => (lost = error), longestStatement)
  try {
    return await readPostgres(connection.db, work)
  } catch (error) {
    throw lost ?? error
  } finally {
    await connection.close()
  }
}
