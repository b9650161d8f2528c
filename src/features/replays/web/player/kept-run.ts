import { answerKey, findRun } from '#platform/web/kept-answers.ts'
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

const nameOf = (id: string) => `replay ${id}`
export const keyOf = ({ id, uid }: Runner) => answerKey(nameOf(id), uid)

/** What was kept of the exercise as it is now; the engine looks at the rest. */
export function findKeptRun({ id, uid }: Runner, revisionKey: string, find = findRun): KeptRun | null {
  const stored = find(nameOf(id), uid)
  const run: unknown = stored ? tryStorage(() => JSON.parse(stored)) : null
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
