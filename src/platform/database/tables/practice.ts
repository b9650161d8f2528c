export interface PracticeTables {
  /** An exercise of practice that a member finished; `log` and `result` are JSON, as their feature writes them. */
  practice_runs: {
    /** Made on the device, so that sending a run again keeps it once. */
    id: string
    userId: string
    exerciseKind: string
    exerciseId: string
    /** What the exercise was then: a run of an exercise that was changed since is not one of today's. */
    exerciseKey: string
    log: string
    result: string
    /** `{ id, isMet }[]` as JSON. */
    goals: string
    /** Whether every goal was met. */
    isMet: 0 | 1
    finishedAt: number
  }
}
