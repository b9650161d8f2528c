import { PostgresAdapter, type Kysely } from 'kysely'
import type { Engine } from './connect.ts'

/** Which engine a handle talks to, for the few statements that must differ. */
export function engineOf<T>(db: Kysely<T>): Engine {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'
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

/** True for text that PostgreSQL cannot store, such as a NUL. */
export function isUnstorable(error: unknown): boolean {
  return asDatabaseError(error).code === '22021'
}

/** True when the database cannot answer now (locked, full, down, restarting) and asking again later may help. */
export function isUnavailable(error: unknown): boolean {
  const { code, errcode } = asDatabaseError(error)
  if (errcode !== undefined) return [5, 6, 13].includes(errcode & 0xff)
  if (!code) return error instanceof Error && /timeout exceeded when trying to connect|Connection terminated/.test(error.message)
  return /^(57P0[123]|08...|25006|53...|55P03|57014|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/.test(code)
}

/** Drivers throw plain errors with extra members; missing ones read as undefined. */
function asDatabaseError(error: unknown): DatabaseError {
  return error !== null && typeof error === 'object' ? (error as DatabaseError) : {}
}
