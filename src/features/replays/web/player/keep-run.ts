import { tryStorage } from '#platform/web/try-storage.ts'
import { keyOf, type KeptRun, type Runner } from './kept-run.ts'

/** Keeps a run on this device, so that a closed page does not end it. */
export function keepRun(runner: Runner, run: KeptRun): void {
  tryStorage(() => localStorage.setItem(keyOf(runner), JSON.stringify(run)))
}

export function forgetRun(runner: Runner): void {
  tryStorage(() => localStorage.removeItem(keyOf(runner)))
}
