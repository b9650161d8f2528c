const unknown = new WeakSet<object>()

/** Remembers an error after which nobody knows whether the transaction was committed: COMMIT was sent, and no answer came. */
export function noteUnknownCommit(error: unknown): void {
  if (error instanceof Error) unknown.add(error)
}

/** True when what was written in the transaction that failed with this error may be there all the same. */
export function mayBeCommitted(error: unknown): boolean {
  return error instanceof Error && unknown.has(error)
}
