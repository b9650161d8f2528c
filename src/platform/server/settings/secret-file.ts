import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ConfigError } from '../config-error.ts'

export const shortestSecret = 32

/**
 * The secret that lies in the data folder, which is made when it is not there; where there is none, a new one that lies nowhere yet.
 * @throws {ConfigError}
 */
export function readSecret(dataDir: string): string {
  return inFolder(dataDir, (file) => (existsSync(file) ? whole(file) : newSecret()))
}

/**
 * Puts the secret into the data folder, so that the next start has it. Of two processes that start together one wins.
 * @returns the one that lies there from now on
 * @throws {ConfigError}
 */
export function keepSecret({ dataDir, authSecret }: { dataDir: string; authSecret: string }): string {
  return inFolder(dataDir, (file) => {
    if (!existsSync(file)) createSecret(file, authSecret)
    return whole(file)
  })
}

function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

function inFolder(dataDir: string, work: (file: string) => string): string {
  try {
    mkdirSync(dataDir, { recursive: true })
    return work(path.join(dataDir, 'auth-secret'))
  } catch (error) {
    throw new ConfigError(
      `DATA_DIR: cannot be used (${error instanceof Error ? error.message : String(error)})`,
      { cause: error },
    )
  }
}

function whole(file: string): string {
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < shortestSecret)
    throw new Error(`auth-secret has less than ${shortestSecret} characters; remove it to get a new one`)
  return secret
}

/** Written whole before it gets its name: a crash leaves no half of it, and it takes no other's place. */
function createSecret(file: string, secret: string): void {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, secret, { mode: 0o600, flush: true })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!existsSync(file)) throw error
  } finally {
    rmSync(draft)
  }
}
