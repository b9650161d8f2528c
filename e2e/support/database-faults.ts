import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** What the SQLite database of a data folder finds wrong with itself. */
export function faultsOf(dataDir: string): unknown[] {
  const database = new DatabaseSync(path.join(dataDir, 'traders-hub.sqlite'), { readOnly: true })
  const check = Object.values(database.prepare('pragma integrity_check').get() ?? {})
  const orphans = database.prepare('pragma foreign_key_check').all()
  database.close()
  return [...check.filter((one) => one !== 'ok'), ...orphans]
}
