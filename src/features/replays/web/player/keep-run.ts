import { tryStorage } from '#platform/web/try-storage.ts'
import { findKeptRun, keyOf, type KeptRun, type Runner } from './kept-run.ts'

/** The run to go on with. What a guest began is theirs who sign in next, where they have none of the exercise as it is now. */
export function takeRun(runner: Runner, revisionKey: string): KeptRun | null {
  const own = findKeptRun(runner, revisionKey)
  if (own || runner.uid === undefined) return own
  const guest = { ...runner, uid: undefined }
  const begun = findKeptRun(guest, revisionKey)
  tryStorage(() => {
    if (!begun) return
    localStorage.setItem(keyOf(runner), JSON.stringify(begun))
    localStorage.removeItem(keyOf(guest))
  })
  return begun
}

/** Keeps a run on this device, so that a closed page does not end it. */
export function keepRun(runner: Runner, run: KeptRun): void {
  tryStorage(() => localStorage.setItem(keyOf(runner), JSON.stringify(run)))
}

export function forgetRun(runner: Runner): void {
  tryStorage(() => localStorage.removeItem(keyOf(runner)))
}
