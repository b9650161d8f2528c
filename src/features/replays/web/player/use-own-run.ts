import { useOwnTrace } from '#platform/web/own-trace.ts'
import { forgetRun, keepRun, keyOf, type KeptRun } from './kept-run.ts'

/** What this tab keeps of a run on the device, for as long as no other tab goes on with it. */
export function useOwnRun(id: string) {
  const { note, ...trace } = useOwnTrace(keyOf(id))
  return {
    ...trace,
    keep(run: KeptRun) {
      keepRun(id, run)
      note()
    },
    end() {
      forgetRun(id)
      note()
    },
  }
}
