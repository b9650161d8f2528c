import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError, type ApiClient, type ApiRequest } from '#platform/web/api-client.ts'
import { requestQuery } from '#platform/web/query-client.ts'
import { useAddress } from '#ui/web/admin/use-address.ts'
import { useChange } from '#ui/web/admin/use-change.ts'
import { sendFile } from './send-file.ts'

interface Pending {
  id: string
  result: unknown
}

/** What can be asked about uploads of one sort. */
export interface PendingOperations<T> {
  start: (form: FormData) => ApiRequest<T>
  read: (id: string) => ApiRequest<T>
  apply: (id: string) => ApiRequest<T>
  discard: (id: string) => ApiRequest
}

type Sending =
  | { name: 'idle' }
  | { name: 'sending'; file: string; percent: number }
  | { name: 'failed'; error: unknown }

/**
 * An upload that is looked at first and applied when an editor says so. The one that waits is in the address, so that it is there
 * again after a reload.
 */
export function usePendingFile<T extends Pending>(operations: PendingOperations<T>) {
  const address = useAddress()
  const client = useQueryClient()
  const [sending, setSending] = useState<Sending>({ name: 'idle' })
  const controller = useRef<AbortController>(null)
  const id = address.read('file')
  const pending = useQuery({
    ...requestQuery(operations.read(id)),
    enabled: id !== '',
    retry: false,
    staleTime: Infinity,
  })
  useEffect(() => () => controller.current?.abort(), [])

  const keep = (file: T) => client.setQueryData(requestQuery(operations.read(file.id)).queryKey, file)
  const leave = () => {
    controller.current?.abort()
    setSending({ name: 'idle' })
    address.set({ file: '' })
  }
  const send = async (file: File, fields: Record<string, string> = {}) => {
    const own = new AbortController()
    controller.current = own
    const onProgress = (percent: number) => setSending({ name: 'sending', file: file.name, percent })
    onProgress(0)
    try {
      const answer = await sendFile(operations.start, { file, fields }, { signal: own.signal, onProgress })
      keep(answer)
      setSending({ name: 'idle' })
      address.set({ file: answer.id })
    } catch (error) {
      if (!own.signal.aborted) setSending({ name: 'failed', error })
    }
  }
  const apply = useChange((api) => applyPatiently(api, operations, id), {
    refreshes: ['/api/admin/items', '/api/admin/media', '/api/admin/tags'],
    onDone: keep,
    onFailed(error) {
      setSending({ name: 'failed', error })
      return true
    },
  })
  const discard = useChange((api) => api.ask(operations.discard(id)), {
    onDone: leave,
    onFailed: () => (leave(), true),
  })
  return { sending, id, pending, send, apply, leave, discard }
}

const pause = 5000
const looks = 120

/** Many pictures take longer than a connection lives. The server goes on without it, so we look until the result is there. */
async function applyPatiently<T extends Pending>(
  api: ApiClient,
  operations: PendingOperations<T>,
  id: string,
): Promise<T> {
  try {
    return await api.ask(operations.apply(id))
  } catch (error) {
    if (!isBrokenOff(error)) throw error
    for (let look = 0; look < looks; look++) {
      await new Promise((resolve) => setTimeout(resolve, pause))
      const file = await api.ask(operations.read(id)).catch((failure: unknown) => {
        if (!isBrokenOff(failure)) throw failure
      })
      if (file?.result) return file
    }
    throw error
  }
}

function isBrokenOff(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 502)
}
