import { useOwnTrace } from '#platform/web/own-trace.ts'
import { forgetRun, keepRun, keyOf, type KeptRun, type Runner } from './kept-run.ts'

/** What this tab keeps of a run on the device, for as long as no other tab goes on with it. */
export function useOwnRun(runner: Runner) {
  const { note, ...trace } = useOwnTrace(keyOf(runner))
  return {
    ...trace,
    keep(run: KeptRun) {
      keepRun(runner, run)
      note()
    },
    end() {
      forgetRun(runner)
      note()
    },
  }
}
