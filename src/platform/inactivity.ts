/** Milliseconds without activity after which an open page signs its reader out (specification §9). */
export const inactivityTimeout = 1_200_000

/** Minutes without activity after which nobody stays signed in who did not ask for it: what the server allows, or the page where that is shorter. */
export function idleMinutes(sessionIdleSeconds: number): number {
  return Math.round(Math.min(sessionIdleSeconds * 1000, inactivityTimeout) / 60_000)
}
