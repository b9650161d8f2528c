import type { ReactNode } from 'react'
import { ApiError } from '#platform/web/api-client.ts'
import { LoadFailure } from '#ui/web/admin/load-failure.tsx'

interface Props {
  error: unknown
  /** What is said of one that is there no more. */
  gone: ReactNode
  onRetry: () => unknown
}

/** In the place of an upload that could not be read: it is gone, or may be asked for again. */
export function UnreadUpload({ error, gone, onRetry }: Props) {
  if (error instanceof ApiError && error.status === 404) return gone
  return <LoadFailure error={error} onRetry={onRetry} />
}
