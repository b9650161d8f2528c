import { AsyncLocalStorage } from 'node:async_hooks'
import { inTransaction, type Context } from '#platform/server/context.ts'

/** What the identity library's callbacks need to know of the request they run for. */
export interface Work {
  ctx: Context
  /** How the session that may come of it was signed in to: `password`, or the redirect provider's id. */
  method: string
  keepSignedIn: boolean
  /** The user being made registers with the one-time set-up token. */
  isFirstAdmin?: boolean
  /** The address that a redirect provider has just verified, in its stored form. */
  redirectedEmail?: string
  /** The current password was proved before the transaction began. */
  isPasswordProved?: boolean
  /** The stored hash that the given password matched; set while the work runs. */
  matchedHash?: string
  /** Hash of the new password, made before the transaction began: hashing is slow, and transactions are short. */
  passwordHash?: string
}

const storage = new AsyncLocalStorage<Work>()

/** Runs calls of the identity library for one request: its callbacks and its queries find the request through `currentWork`. */
export function runWork<T>(work: Work, run: () => Promise<T>): Promise<T> {
  return storage.run(work, run)
}

export function findWork(): Work | undefined {
  return storage.getStore()
}

export function currentWork(): Work {
  const work = storage.getStore()
  if (!work) throw new Error('the identity library was called outside of runWork')
  return work
}

/** Runs `run` with the current work in one transaction, or in the one that is already open. */
export function workInTransaction<T>(run: () => Promise<T>): Promise<T> {
  const work = currentWork()
  return inTransaction(work.ctx, (ctx) => storage.run({ ...work, ctx }, run))
}
