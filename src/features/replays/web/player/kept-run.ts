import { answerPrefix } from '#platform/web/kept-answers.ts'
import { tryStorage } from '#platform/web/try-storage.ts'
import type { Decision } from '../../engine/types.ts'

export interface KeptRun {
  revisionKey: string
  /** Of a graded run, which the server keeps but for the decisions that it has not been told. */
  runId?: string
  decisions: readonly Decision[]
  until: number
}

export const keyOf = (id: string) => `${answerPrefix}replay ${id}`

/** Keeps a run on this device, so that a closed page does not end it. */
export function keepRun(id: string, run: KeptRun): void {
  tryStorage(() => localStorage.setItem(keyOf(id), JSON.stringify(run)))
}

export function forgetRun(id: string): void {
  tryStorage(() => localStorage.removeItem(keyOf(id)))
}

/** What was kept of the exercise as it is now; the engine looks at the rest. */
export function findKeptRun(id: string, revisionKey: string): KeptRun | null {
  const stored = tryStorage(() => localStorage.getItem(keyOf(id)))
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
