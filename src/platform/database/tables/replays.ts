export interface ReplayTables {
  /** A graded replay that a member is in the midst of, or has just ended: one for each exercise. */
  replay_runs: {
    id: string
    userId: string
    itemId: string
    /** Names the exercise as it was when the run began. */
    revisionKey: string
    /** JSON: what was decided, with the bar that it was decided at. */
    decisions: string
    /** How many bars were shown. */
    known: number
    startedAt: number
    changedAt: number
    /** When it was handed on; it stays until the next one begins, so that a lost answer can be asked again. */
    finishedAt: number | null
  }
}
