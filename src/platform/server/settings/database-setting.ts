import { z } from 'zod'
import { readServerList } from '#platform/database/servers/server-list.ts'

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
