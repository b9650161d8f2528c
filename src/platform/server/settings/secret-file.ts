import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ConfigError } from '../config-error.ts'

export const shortestSecret = 32

/**
 * The secret that lies in the data folder; both are made when they are not there.
 * @throws {ConfigError}
 */
export function readOrCreateSecret(dataDir: string): string {
  const file = path.join(dataDir, 'auth-secret')
  try {
    mkdirSync(dataDir, { recursive: true })
    if (!existsSync(file)) createSecret(file)
    const secret = readFileSync(file, 'utf8').trim()
    if (secret.length < shortestSecret)
      throw new Error(`auth-secret has less than ${shortestSecret} characters; remove it to get a new one`)
    return secret
  } catch (error) {
    throw new ConfigError(
      `DATA_DIR: cannot be used (${error instanceof Error ? error.message : String(error)})`,
      {
        cause: error,
      },
    )
  }
}

/** Written whole before it gets its name: a crash leaves no half of it, and of two processes that start together one wins. */
function createSecret(file: string): void {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!existsSync(file)) throw error
  } finally {
    rmSync(draft)
  }
}
