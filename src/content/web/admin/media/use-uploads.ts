import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import type { MediaItem } from '#content/media-contract.ts'
import { newUpload, sendFile, type Upload } from './send-file.ts'

/** Sends files one after another and tells how far each one is. */
export function useUploads(onDone?: (media: MediaItem) => void) {
  const client = useQueryClient()
  const [uploads, setUploads] = useState<Upload[]>([])
  const queue = useRef(Promise.resolve())

  const change = useCallback((id: string, part: Partial<Upload>) => {
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)))
  }, [])

  const add = (files: readonly File[]) => {
    const added = files.map(newUpload)
    setUploads((all) => [...added, ...all])
    for (const upload of added) {
      queue.current = queue.current.then(async () => {
        const answer = await sendFile(upload, (percent) => change(upload.id, { percent, state: 'sending' }))
        change(upload.id, answer)
        if (answer.media) {
          onDone?.(answer.media)
          await client.invalidateQueries({ queryKey: ['/api/admin/media'] })
        }
      })
    }
  }
  return { uploads, add, clear: () => setUploads((all) => all.filter((one) => one.state !== 'done')) }
}
