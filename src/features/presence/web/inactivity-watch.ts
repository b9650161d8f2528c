import { readInactivity, type InactivityPhase } from './inactivity.ts'
import type { SharedActivity } from './shared-activity.ts'

/** The four events of the specification; scrolling and playing media count as well, videos of other sites by `video-frames.ts`. */
const activityEvents = ['mousemove', 'keydown', 'click', 'touchstart', 'scroll', 'timeupdate'] as const

/** Events after which the wall clock is looked at again: a timer does not run while a machine sleeps. */
const wakingEvents = ['visibilitychange', 'pageshow', 'focus', 'storage'] as const

/** How often other tabs are told, milliseconds. */
const shareEvery = 1000

interface Options {
  target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  shared: SharedActivity
  /** Called when the phase changes; after `expired` the watch has stopped. */
  onPhase(phase: InactivityPhase): void
}

export interface InactivityWatch {
  /** Milliseconds until the session ends, by what any tab has seen. */
  remaining(): number
  /** Counts as activity now. */
  stay(): void
  /** True when this tab saw activity since the last call. */
  takeActivity(): boolean
  /** Clears the timer and removes the listeners. */
  stop(): void
}

/** Follows a signed-in reader's activity, in this tab and the others, from now on. */
export function watchInactivity({ target, shared, onPhase }: Options): InactivityWatch {
  let lastActive = Date.now()
  let lastShared = lastActive
  let phase: InactivityPhase = 'active'
  let hasActivity = true
  let timer: ReturnType<typeof setTimeout> | undefined

  shared.write(lastActive)
  for (const event of activityEvents) target.addEventListener(event, note, { capture: true, passive: true })
  for (const event of wakingEvents) target.addEventListener(event, check, { capture: true })
  check()
  return { remaining: () => readNow().remaining, stay: note, takeActivity, stop }

  /** A first event after the limit does not bring the session back: the machine may have slept through it. */
  function note(): void {
    const now = Date.now()
    if (readInactivity(lastActive, now).phase === 'expired' && readNow().phase === 'expired') return check()
    lastActive = now
    hasActivity = true
    if (now - lastShared >= shareEvery || phase === 'warning') {
      lastShared = now
      shared.write(now)
    }
    if (phase === 'warning') check()
  }

  function check(): void {
    clearTimeout(timer)
    const now = readNow()
    if (now.phase === 'expired') stop()
    else timer = setTimeout(check, now.nextCheck)
    if (now.phase === phase) return
    phase = now.phase
    onPhase(phase)
  }

  function readNow() {
    const now = Date.now()
    const told = shared.read()
    // A clock that was set back: what it says is still to come was now, once, and counts from here.
    if (lastActive > now) lastActive = now
    if (told > now) shared.write(now)
    return readInactivity(Math.max(lastActive, Math.min(told, now)), now)
  }

  function takeActivity(): boolean {
    const had = hasActivity
    hasActivity = false
    return had
  }

  function stop(): void {
    clearTimeout(timer)
    for (const event of activityEvents) target.removeEventListener(event, note, { capture: true })
    for (const event of wakingEvents) target.removeEventListener(event, check, { capture: true })
  }
}
