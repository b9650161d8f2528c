import { answerKey } from '#platform/web/kept-answers.ts'
import { newKey } from '#platform/web/idempotency-key.ts'
import { tryStorage } from '#platform/web/try-storage.ts'
import type { LogEntry } from '../../contract.ts'
import { runName } from '../run-name.ts'

/** A run as this device keeps it: everything else follows from it. */
export interface KeptRun {
  /** Names it where it is handed in, now or after a reload. */
  runId: string
  seed: number
  log: LogEntry[]
  /** Of the market, as far as it has gone. */
  events: number
  /** Whether the hub has played it again. */
  isChecked: boolean
}

/** Who plays which exercise; a guest has no account. */
export interface Runner {
  id: string
  uid: string | undefined
}

export const keyOf = ({ id, uid }: Runner) => answerKey(runName(id), uid)

/**
 * Their run of the exercise as it is now on this device; null when there is none. What a guest began is theirs who sign in next, where
 * they have none, or one that the hub has played again already; then only what was played counts.
 */
export function readKeptRun(runner: Runner, revisionKey: string): KeptRun | null {
  const own = readRun(runner, revisionKey)
  if (runner.uid === undefined || (own && !own.isChecked)) return own
  const guest = { ...runner, uid: undefined }
  const begun = readRun(guest, revisionKey)
  if (!begun || (own && begun.events === 0 && begun.log.length === 0)) return own
  tryStorage(() => {
    localStorage.setItem(keyOf(runner), JSON.stringify({ revisionKey, ...begun }))
    localStorage.removeItem(keyOf(guest))
  })
  return begun
}

function readRun(runner: Runner, revisionKey: string): KeptRun | null {
  const kept: unknown = tryStorage(() => JSON.parse(localStorage.getItem(keyOf(runner)) ?? 'null'))
  return isKept(kept) && kept.revisionKey === revisionKey ? { runId: newKey(), ...kept } : null
}

export function keepRun(runner: Runner, revisionKey: string, run: KeptRun): void {
  try {
    localStorage.setItem(keyOf(runner), JSON.stringify({ revisionKey, ...run }))
  } catch {
    // Then a reload begins anew.
  }
}

/** Entries that nobody can have made are found when the log is played. */
function isKept(kept: unknown): kept is Omit<KeptRun, 'runId'> & { runId?: string; revisionKey: string } {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'seed' in kept &&
    Number.isInteger(kept.seed) &&
    'events' in kept &&
    Number.isInteger(kept.events) &&
    'log' in kept &&
    Array.isArray(kept.log) &&
    'revisionKey' in kept &&
    typeof kept.revisionKey === 'string'
  )
}
