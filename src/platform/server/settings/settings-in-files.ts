import { readFileSync } from 'node:fs'
import { ConfigError } from '../config-error.ts'

/** Settings that are secret, hold a password, or have many lines: what keeps secrets puts them into files rather than into the environment. */
export const secrets = [
  'AUTH_SECRET',
  'DATABASE_URL',
  'MIGRATION_DATABASE_URL',
  'GOOGLE_CLIENT_SECRET',
  'OIDC_CLIENT_SECRET',
  'SMTP_URL',
  'STORAGE_ACCESS_KEY_ID',
  'STORAGE_SECRET_ACCESS_KEY',
  'METRICS_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'TLS_CERT',
  'TLS_KEY',
]

type Environment = Record<string, string | undefined>

/**
 * The settings with those whose value lies in a file that `NAME_FILE` names. Blanks and line ends around the value do not count.
 * @throws {ConfigError} when a setting is given both ways, or its file is empty or cannot be read
 */
export function withFiles(given: Environment): Environment {
  return Object.fromEntries([...Object.entries(given), ...secrets.flatMap((name) => fromFile(name, given))])
}

function fromFile(name: string, given: Environment): [string, string][] {
  const file = given[`${name}_FILE`]
  if (file === undefined) return []
  if (given[name] !== undefined) throw new ConfigError(`${name}: is set, and so is ${name}_FILE`)
  const value = read(file, `${name}_FILE`)
  if (value === '') throw new ConfigError(`${name}_FILE: the file is empty`)
  return [[name, value]]
}

function read(file: string, setting: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new ConfigError(`${setting}: cannot be read (${reason})`, { cause: error })
  }
}
