interface Work {
  /** One round; what cannot be done now is tried again later. */
  round(): Promise<void>
  /** Milliseconds until the next round is due; undefined when none is. */
  untilNext(): number | undefined
}

/** Works in rounds, one at a time: when asked, once more when asked meanwhile, and again when something is due. Stopped at first. */
export function createRounds({ round, untilNext }: Work) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const state = { isRunning: false, isAskedAgain: false, isStopped: true }

  async function goOn(): Promise<void> {
    while (state.isAskedAgain && !state.isStopped) {
      state.isAskedAgain = false
      await round().catch(() => {})
    }
  }

  function run(): void {
    clearTimeout(timer)
    state.isAskedAgain = true
    if (state.isRunning || state.isStopped) return
    state.isRunning = true
    void goOn().finally(() => {
      state.isRunning = false
      const next = untilNext()
      if (next !== undefined && !state.isStopped)
        timer = setTimeout(run, Math.min(Math.max(next, 1000), 3_600_000))
    })
  }

  return {
    run,
    isStopped: () => state.isStopped,
    start() {
      state.isStopped = false
      run()
    },
    stop() {
      state.isStopped = true
      clearTimeout(timer)
    },
  }
}
