import { apiAddress } from '#platform/web/api-client.ts'

/** The page itself comes first. Milliseconds. */
const afterLoading = 2000
/** After a line that the server would not open, milliseconds. */
const nextTry = 60_000

/**
 * Keeps a line to the server while the page is looked at, on which it says that the session has ended or its role changed.
 * A page in the background has none, so that many tabs do not use up a browser's connections. Gives how to stop.
 */
export function followSessionEvents(onNews: () => void): () => void {
  if (typeof EventSource === 'undefined') return () => {}
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const close = () => {
    clearTimeout(timer)
    source?.close()
    source = undefined
  }
  const openIn = (milliseconds: number) => {
    close()
    timer = setTimeout(open, milliseconds)
  }
  function open(): void {
    if (document.hidden || !navigator.onLine) return
    source = new EventSource(apiAddress('GET', '/api/session/events'))
    source.addEventListener('message', () => {
      openIn(afterLoading)
      onNews()
    })
    // A line that broke is made anew by the browser; one that was refused is not: the session may be over.
    source.addEventListener('error', () => {
      if (source?.readyState !== EventSource.CLOSED) return
      openIn(nextTry)
      onNews()
    })
  }
  const look = () => (document.hidden || !navigator.onLine ? close() : openIn(0))

  openIn(afterLoading)
  document.addEventListener('visibilitychange', look)
  window.addEventListener('online', look)
  window.addEventListener('offline', close)
  window.addEventListener('pagehide', close)
  return () => {
    close()
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('online', look)
    window.removeEventListener('offline', close)
    window.removeEventListener('pagehide', close)
  }
}
