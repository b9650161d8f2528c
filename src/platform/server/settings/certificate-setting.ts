import { createSecureContext } from 'node:tls'
import { ConfigError } from '../config-error.ts'

/** A certificate with those that lead to its root, and its key, in PEM. */
export interface Certificate {
  cert: string
  key: string
}

/**
 * Looks whether the two belong together, before anything listens.
 * @throws {ConfigError}
 */
export function checkCertificate(given: Certificate | undefined): Certificate | undefined {
  try {
    if (given) createSecureContext(given)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new ConfigError(`TLS_CERT, TLS_KEY: not a certificate with its key in PEM (${reason})`, {
      cause: error,
    })
  }
  return given
}
