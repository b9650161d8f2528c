import { engineOfError } from '#platform/database/engine.ts'
import { ConfigError } from '#platform/server/config-error.ts'
import type { Config } from '#platform/server/config.ts'
import { sayWhichDatabase } from './open-database.ts'

/** One clear line for whoever starts the site: which setting leads to what is wrong, and what that is. */
export function startFailure(error: unknown, config: Config | undefined): string {
  if (error instanceof ConfigError) return error.message
  if (config && engineOfError(error)) return sayWhichDatabase(config, error)
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'EADDRINUSE') return 'PORT: this port is taken by another program'
  const setting = 'syscall' in error && error.syscall === 'listen' ? 'HOST, PORT: ' : ''
  return `${setting}${error.message.split('\n')[0]}`
}
