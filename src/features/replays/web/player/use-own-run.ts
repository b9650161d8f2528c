import { useOwnTrace } from '#platform/web/own-trace.ts'
import { forgetRun, keepRun } from './keep-run.ts'
import { keyOf, type KeptRun, type Runner } from './kept-run.ts'

/** What this tab keeps of a run on the device, for as long as no other tab goes on with it. */
export function useOwnRun(runner: Runner) {
  const { note, ...trace } = useOwnTrace(keyOf(runner))
  const end = () => {
    forgetRun(runner)
    note()
  }
  return {
    ...trace,
    keep(run: KeptRun) {
      keepRun(runner, run)
      note()
    },
    end,
    /** The same at a later time: the next run, or another tab, may have written there by then. */
    endOurs() {
      if (trace.isOurs()) end()
    },
  }
}
