export const heartbeatInterval = 60_000

/** Calls `beat` once a minute. A page in the background is slowed down by the browser, so it also beats when it is seen again. */
export function startHeartbeat(
  target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
  beat: () => void,
): () => void {
  let lastBeat = Date.now()
  const beatNow = () => {
    lastBeat = Date.now()
    beat()
  }
  const catchUp = () => {
    if (Date.now() - lastBeat >= heartbeatInterval) beatNow()
  }
  const timer = setInterval(beatNow, heartbeatInterval)
  target.addEventListener('visibilitychange', catchUp)
  return () => {
    clearInterval(timer)
    target.removeEventListener('visibilitychange', catchUp)
  }
}
