import { inactivityTimeout } from '#platform/inactivity.ts'

/** How long before that the warning appears, milliseconds. */
export const warningTime = 120_000

export type InactivityPhase = 'active' | 'warning' | 'expired'

interface Inactivity {
  phase: InactivityPhase
  /** Milliseconds until the session ends. */
  remaining: number
  /** Milliseconds until the phase changes if nothing happens. */
  nextCheck: number
}

/** Where somebody stands who was last active at one instant, at another (both epoch milliseconds). A clock that was set back counts as no time. */
export function readInactivity(lastActive: number, now: number): Inactivity {
  const remaining = inactivityTimeout - Math.max(0, now - lastActive)
  if (remaining <= 0) return { phase: 'expired', remaining: 0, nextCheck: 0 }
  if (remaining <= warningTime) return { phase: 'warning', remaining, nextCheck: remaining }
  return { phase: 'active', remaining, nextCheck: remaining - warningTime }
}
