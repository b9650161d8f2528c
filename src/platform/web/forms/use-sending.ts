import { useState } from 'react'
import { ApiError } from '../api-client.ts'

export interface Sending {
  /** `done` until the next one is sent. */
  state: 'idle' | 'sending' | 'done'
  error: ApiError | null
  /** True when all of it was done. */
  send(work: () => Promise<unknown>): Promise<boolean>
}

/** What a button sends: whether it is under way or done, and what kept it from being done. */
export function useSending(): Sending {
  const [state, setState] = useState<Sending['state']>('idle')
  const [error, setError] = useState<ApiError | null>(null)

  const send = async (work: () => Promise<unknown>) => {
    setState('sending')
    setError(null)
    try {
      await work()
      setState('done')
      return true
    } catch (error) {
      setError(asRefusal(error))
      setState('idle')
      return false
    }
  }
  return { state, error, send }
}

/** Whatever was thrown as something that can be said to the reader. */
export function asRefusal(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError(500, { code: 'page.failed' })
}
