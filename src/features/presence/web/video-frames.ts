/** How often is looked whether a video of another site has the focus, milliseconds. */
const lookEvery = 60_000

/** How long a video counts of which the page does not know how long it lasts, milliseconds. */
export const longestVideo = 6 * 3_600_000

interface Frame {
  matches(selector: string): boolean
  /** `videoSeconds`: how long the video lasts, where the page knows. */
  dataset?: Record<string, string | undefined>
}

interface Page {
  activeElement: Frame | null
  hidden: boolean
}

/**
 * Calls `note` once a minute while the player of another site has the focus on a page that is seen: what is played in it tells the
 * page nothing. A player counts for as long as its video lasts, since it may as well stand still. Gives how to stop.
 */
export function followVideoFrames(page: Page, note: () => void): () => void {
  const seen = new WeakMap<Frame, number>()
  const timer = setInterval(() => {
    const frame = page.activeElement
    if (page.hidden || !frame?.matches('iframe.video-player')) return
    const time = (seen.get(frame) ?? 0) + lookEvery
    const seconds = Number(frame.dataset?.videoSeconds)
    // The minute in which it ends counts.
    if (time >= (seconds > 0 ? seconds * 1000 : longestVideo) + lookEvery) return
    seen.set(frame, time)
    note()
  }, lookEvery)
  return () => clearInterval(timer)
}
