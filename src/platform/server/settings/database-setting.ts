import { z } from 'zod'
import { databaseName, readServerList } from '#platform/database/servers/server-list.ts'
import { ConfigError } from '../config-error.ts'

/** The address of a PostgreSQL server, or of several with commas between them. */
export function databaseAddress() {
  return z.string().superRefine((value, context) => {
    try {
      readServerList(value)
    } catch (error) {
      context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) })
    }
  })
}

/**
 * The address of the owner of the site's tables.
 * @throws {ConfigError} when it is of another database than the site's
 */
export function ownerOf(site: string | undefined, owner: string | undefined): string | undefined {
  if (owner === undefined) return undefined
  if (site === undefined || databaseName(site) !== databaseName(owner))
    throw new ConfigError('MIGRATION_DATABASE_URL: must name the same database as DATABASE_URL')
  return owner
}
