import { useEffect, useRef } from 'react'
import type { EditionDraft } from './use-edition-draft.ts'

/** After the last key, and at the latest after the first one that is not saved. Milliseconds. */
const [pause, longest] = [2000, 10_000]

/** How long to wait before trying again what failed for no fault of the text. */
const retryAfter = 10_000

/** Saves a text by itself, also once the network is back. A conflict waits for the editor, a refused text for a change, and everything for the one who wrote it to be signed in. */
export function useAutosave(draft: EditionDraft, isOwn: boolean): void {
  const { text, state, save, mayRetry } = draft
  const dirtySince = useRef<number>(null)
  const trySaving = useRef(() => {})
  useEffect(() => {
    // What went wrong is said beside the text.
    trySaving.current = () => void save({ keep: false }).catch(() => undefined)
  })

  useEffect(() => {
    if (state !== 'dirty' || !isOwn) return
    dirtySince.current ??= Date.now()
    const wait = Math.max(0, Math.min(pause, dirtySince.current + longest - Date.now()))
    const timer = setTimeout(() => {
      dirtySince.current = null
      trySaving.current()
    }, wait)
    return () => clearTimeout(timer)
    // Every key begins the pause again.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [text, state, isOwn])

  useEffect(() => {
    if (isOwn && state === 'ended') trySaving.current()
    // As soon as the writer is back; what the server refuses again waits.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOwn])

  const isWaiting = isOwn && (state === 'offline' || state === 'ended' || (state === 'failed' && mayRetry))
  useEffect(() => {
    if (!isWaiting) return
    const again = () => trySaving.current()
    const timer = setInterval(again, retryAfter)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [isWaiting])
}
