import { useEffect, useRef, useState } from 'react'
import { ApiError, isAnswerLost } from '../api-client.ts'
import { findOutcome } from './find-outcome.ts'

export interface Sending {
  /** `done` until the next one is sent; `unknown`: it was sent, no answer came, and the server is asked what became of it. */
  state: 'idle' | 'sending' | 'unknown' | 'done'
  /** It is sent, or it is not known yet what became of it. */
  isUnderWay: boolean
  error: ApiError | null
  /**
   * True when all of it was done. `wasDone` finds that out where the answer was lost; sending again does, where that changes nothing
   * more.
   */
  send(work: () => Promise<unknown>, wasDone?: () => Promise<boolean>): Promise<boolean>
  /** A failure is over. */
  forget(): void
}

/** What a button sends: whether it is under way or done, and what kept it from being done. */
export function useSending(): Sending {
  const [state, setState] = useState<Sending['state']>('idle')
  const [error, setError] = useState<ApiError | null>(null)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  const send: Sending['send'] = async (work, wasDone) => {
    setState('sending')
    setError(null)
    const canLeave = navigator.onLine
    try {
      await work().catch(async (error: unknown) => {
        if (!wasDone || !canLeave || !isAnswerLost(error)) throw error
        setState('unknown')
        if (!(await findOutcome(wasDone, () => isHere.current))) throw error
      })
      setState('done')
      return true
    } catch (error) {
      setError(asRefusal(error))
      setState('idle')
      return false
    }
  }
  return {
    state,
    isUnderWay: state === 'sending' || state === 'unknown',
    error,
    send,
    forget: () => setError(null),
  }
}

/** Whatever was thrown as something that can be said to the reader. */
export function asRefusal(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError(500, { code: 'page.failed' })
}
