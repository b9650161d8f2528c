import { answerKey } from '#platform/web/kept-answers.ts'
import { tryStorage } from '#platform/web/try-storage.ts'
import type { Decision } from '../../engine/types.ts'

export interface KeptRun {
  revisionKey: string
  /** Of a graded run, which the server keeps but for the decisions that it has not been told. */
  runId?: string
  decisions: readonly Decision[]
  until: number
}

/** Whose run of which replay; of a guest there is no account. */
export interface Runner {
  id: string
  uid: string | undefined
}

export const keyOf = ({ id, uid }: Runner) => answerKey(`replay ${id}`, uid)

/** What was kept of the exercise as it is now; the engine looks at the rest. */
export function findKeptRun(runner: Runner, revisionKey: string): KeptRun | null {
  const run: unknown = tryStorage(() => JSON.parse(localStorage.getItem(keyOf(runner)) ?? ''))
  return isRun(run) && run.revisionKey === revisionKey ? run : null
}

function isRun(run: unknown): run is KeptRun {
  return (
    typeof run === 'object' &&
    run !== null &&
    'decisions' in run &&
    Array.isArray(run.decisions) &&
    'until' in run
  )
}
