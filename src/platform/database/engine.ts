import { PostgresAdapter, type Kysely } from 'kysely'
import type { Engine } from './connect.ts'

/** Which engine a handle talks to, for the few statements that must differ. */
export function engineOf<T>(db: Kysely<T>): Engine {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'
}

/** Which engine's database an error speaks of, if any does. */
export function engineOfError(error: unknown): Engine | undefined {
  const { code, errcode } = asDatabaseError(error)
  if (errcode !== undefined) return 'sqlite'
  return code !== undefined && /^[0-9A-Z]{2}\d[0-9A-Z]{2}$/.test(code) ? 'postgres' : undefined
}

interface DatabaseError {
  code?: string
  errcode?: number
}

/** True for a violated unique constraint of either engine. */
export function isUniqueViolation(error: unknown): boolean {
  const { code, errcode } = asDatabaseError(error)
  return code === '23505' || errcode === 2067 || errcode === 1555
}

/** True for values that PostgreSQL has no place for: a NUL in a text, a number beyond its column. */
export function isUnstorable(error: unknown): boolean {
  return /^220(21|03)$/.test(asDatabaseError(error).code ?? '')
}

/** True when another process holds SQLite's lock. */
export function isLocked(error: unknown): boolean {
  return primaryCode(error) === busy
}

/** True when SQLite could not read or write its file. */
export function isDiskFailure(error: unknown): boolean {
  return primaryCode(error) === ioError
}

/** True when the database takes no write from this program, however often it is asked: read only, or without the right. */
export function isReadOnly(error: unknown): boolean {
  return /^(25006|42501)$/.test(asDatabaseError(error).code ?? '') || primaryCode(error) === readOnly
}

/** True when a transaction met another one, or a plan of before, and PostgreSQL broke it off: all of it may be tried again. */
export function isBrokenOff(error: unknown): boolean {
  return /^40(001|P01)$/.test(asDatabaseError(error).code ?? '') || isOutdatedPlan(error)
}

/** True when a prepared statement is of no use: what it gives has changed with its tables, or this connection does not know it. */
export function isOutdatedPlan(error: unknown): boolean {
  return asDatabaseError(error).code === '0A000' || isForeignPlan(error)
}

/** True when the connection stands for several, as behind a pooler: statements prepared on it are missing, or are another one's. */
export function isForeignPlan(error: unknown): boolean {
  return /^(26000|42P05)$/.test(asDatabaseError(error).code ?? '')
}

/** True when the database cannot answer now (locked, full, down, restarting) and asking again later may help. */
export function isUnavailable(error: unknown): boolean {
  const { code, errcode } = asDatabaseError(error)
  if (errcode !== undefined) return [busy, locked, ioError, full].includes(primaryCode(error))
  if (!code)
    return (
      error instanceof Error &&
      /timeout exceeded when trying to connect|Connection terminated|Query read timeout|is not queryable/.test(
        error.message,
      )
    )
  return (
    /^(25006|53...|55P03|57014|40001|40P01)$/.test(code) || sessionIsOver.test(code) || lineIsLost.test(code)
  )
}

/**
 * True when PostgreSQL's connection is of no use after this error: the server ended it, nothing comes over the line, or its server
 * takes no writes, because another one is the primary now and a new connection leads there.
 */
export function endsConnection(error: unknown): boolean {
  const { code } = asDatabaseError(error)
  if (code === undefined || !sqlState.test(code)) return true
  return code === takesNoWrites || sessionIsOver.test(code) || lineIsLost.test(code)
}

const sqlState = /^[0-9A-Z]{5}$/
const takesNoWrites = '25006'
const sessionIsOver = /^(57P0[12345]|08...|25P0[34])$/
const lineIsLost = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/

/** SQLite's result codes; the lowest byte of an extended one. */
const [busy, locked, readOnly, ioError, full] = [5, 6, 8, 10, 13]

function primaryCode(error: unknown): number {
  return (asDatabaseError(error).errcode ?? 0) & 0xff
}

/** Drivers throw plain errors with extra members; missing ones read as undefined. */
function asDatabaseError(error: unknown): DatabaseError {
  return error !== null && typeof error === 'object' ? (error as DatabaseError) : {}
}
