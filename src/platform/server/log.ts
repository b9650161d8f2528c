import os from 'node:os'
import { pino, type DestinationStream, type Logger } from 'pino'

export type Log = Logger

const secretNames = [
  'password',
  'newPassword',
  'currentPassword',
  'token',
  'setupToken',
  'cookie',
  'secret',
  'authorization',
  'accessToken',
  'refreshToken',
  'idToken',
]

/** PostgreSQL puts whole rows and values there. */
const rowsOfErrors = ['err.detail', 'err.where']

/** One JSON line an event, UTC, with the name of the machine, and with secrets removed by name before they are written: to the standard output, or where `to` takes them. */
export function createLog(level: string, to?: DestinationStream): Log {
  const options = {
    level,
    // Lines of several nodes are read as one.
    base: { node: os.hostname() },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [...secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), ...rowsOfErrors],
      censor: '[removed]',
    },
  }
  return to ? pino(options, to) : pino(options)
}
