import { useCallback, useEffect, useRef, useState } from 'react'
import type { MediaItem } from '#content/media/contract.ts'
import { useQueryClient } from '#platform/web/answers/queries.ts'
import { readsAt } from '#platform/web/query-client.ts'
import { refusalOf } from './check-file.ts'
import { isAnimated } from './is-animated.ts'
import { newUpload, sendFile, type Upload } from './send-file.ts'

/**
 * Sends files one after another and tells how far each one is. What arrives once nobody waits here any more lies in the library,
 * and `onDone` does not hear of it.
 */
export function useUploads(onDone?: (media: MediaItem) => void) {
  const client = useQueryClient()
  const [uploads, setUploads] = useState<Upload[]>([])
  const queue = useRef(Promise.resolve())
  const stoppers = useRef(new Map<string, AbortController>())
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  const change = useCallback((id: string, part: Partial<Upload>) => {
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)))
  }, [])

  const send = async (upload: Upload, { signal }: AbortController) => {
    const answer = await sendFile(
      upload,
      (percent) => change(upload.id, { percent, state: 'sending', code: undefined }),
      { signal },
    )
    stoppers.current.delete(upload.id)
    change(upload.id, { ...answer, isStill: answer.media !== undefined && (await isAnimated(upload.file)) })
    if (!answer.media) return
    if (isHere.current) onDone?.(answer.media)
    await client.invalidateQueries(readsAt('/api/admin/media'))
  }

  const line = (upload: Upload) => {
    const stopper = new AbortController()
    stoppers.current.set(upload.id, stopper)
    queue.current = queue.current.then(() => send(upload, stopper))
  }

  return {
    uploads,
    /** What the server would refuse anyway is not sent. */
    add(files: readonly File[]) {
      const added = files.map((file): Upload => {
        const code = refusalOf(file)
        return code ? { ...newUpload(file), state: 'failed', code } : newUpload(file)
      })
      setUploads((all) => [...added, ...all])
      for (const upload of added) if (upload.state === 'waiting') line(upload)
    },
    /** Ends one that is being sent, or takes one that waits out of the line. */
    stop(id: string) {
      stoppers.current.get(id)?.abort()
      change(id, { state: 'failed', code: 'upload.stopped' })
    },
    retry(upload: Upload) {
      change(upload.id, { state: 'waiting', percent: 0, code: undefined })
      line(upload)
    },
    clear: () => setUploads((all) => all.filter(({ state }) => state === 'waiting' || state === 'sending')),
  }
}
