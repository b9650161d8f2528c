import path from 'node:path'
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { readConfig, withKeptSecret, type Config } from '#platform/server/config.ts'
import type { Address } from '#platform/database/copying/source.ts'
import { createLog } from '#platform/server/log.ts'
import { createStorage } from '#platform/server/storage/create-storage.ts'
import type { Storage } from '#platform/server/storage/storage.ts'

/** What a command works on that needs no database of today's schema. */
interface BareSite {
  config: Config
  /** As the owner of its tables, where the settings name one. */
  database: Address
  storage: Storage
  /** `AUTH_SECRET` is set, so nothing has to lie in the data folder. */
  hasSecret: boolean
}

export function openBareSite(): BareSite {
  const config = withKeptSecret(readConfig())
  return {
    config,
    database: {
      url: config.migrationDatabaseUrl ?? config.databaseUrl,
      file: path.join(config.dataDir, 'traders-hub.sqlite'),
    },
    storage: createStorage(config, createLog('warn'), { isPatient: true }),
    hasSecret: !config.isSecretInFolder,
  }
}

/** Words of a command, or undefined when they are none that it knows. */
export function readWords<T extends ParseArgsOptionsConfig>(options: T) {
  try {
    return parseArgs({ args: process.argv.slice(2), allowPositionals: true, options })
  } catch {
    return undefined
  }
}

/** Prints what the work gives, or the one sentence of what was wrong; 1 is then the exit code. */
export async function runCommand(work: () => Promise<readonly string[]>): Promise<void> {
  try {
    process.stdout.write(`${(await work()).join('\n')}\n`)
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
    process.stderr.write(`${reason}\n`)
    process.exitCode = 1
  }
}

/** For words that are no wish. */
export function sayUsage(lines: readonly string[]): void {
  process.stderr.write(`${lines.join('\n')}\n`)
  process.exitCode = 2
}

/** How a trial in a folder is looked at, whatever site the settings name. */
export function startApart(folder: string): string {
  return `APART_IN=${folder} PORT=3001 npm start`
}

/** `1 file`, `2 files`. */
export function counted(count: number, thing: string): string {
  return `${count.toLocaleString('en')} ${thing}${count === 1 ? '' : 's'}`
}
