import { pino, type Logger } from 'pino'

export type Log = Logger

const secretNames = [
  'password',
  'newPassword',
  'currentPassword',
  'token',
  'cookie',
  'secret',
  'authorization',
  'accessToken',
  'refreshToken',
  'idToken',
]

/** One JSON line an event, UTC, with secrets removed by name before they are written. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[removed]' },
  })
}
