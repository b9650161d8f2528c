import { useEffect, useState } from 'react'
import type { ApiError } from '#platform/web/api-client.ts'

/** Seconds until a refused request may be made again, counting down; undefined when the refusal names no time. */
export function useSecondsLeft(error: ApiError | null): number | undefined {
  const [ticking, setTicking] = useState<{ error: ApiError; left: number } | null>(null)
  const seconds = error?.retryAfterSeconds

  useEffect(() => {
    if (!error || !seconds) return
    const end = Date.now() + seconds * 1000
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((end - Date.now()) / 1000))
      setTicking({ error, left })
      if (left === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [error, seconds])

  return ticking && ticking.error === error ? ticking.left : seconds
}
