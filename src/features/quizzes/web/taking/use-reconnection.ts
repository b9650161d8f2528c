import { useEffect, useEffectEvent, useState } from 'react'
import type { Attempt } from '../../contract.ts'

const pause = 5000

/**
 * Looks what has become of an attempt when the connection is back: what was shown without one is perhaps what the device had kept.
 * That is also read as long as the connection only seems to be there, so it is looked at until the server has answered.
 */
export function useReconnection({ now }: Pick<Attempt, 'now'>, look: () => void) {
  /** The server's clock in what was known when there was something to look for. */
  const [before, setBefore] = useState<number | null>(null)
  const back = useEffectEvent(() => setBefore(now))
  const lookNow = useEffectEvent(look)
  const isOld = before === now
  useEffect(() => {
    const online = () => back()
    const offline = () => setBefore(null)
    addEventListener('online', online)
    addEventListener('offline', offline)
    return () => {
      removeEventListener('online', online)
      removeEventListener('offline', offline)
    }
  }, [])
  useEffect(() => {
    if (!isOld) return
    lookNow()
    const timer = setInterval(() => lookNow(), pause)
    return () => clearInterval(timer)
  }, [isOld])
  return {
    /** The same where something else leaves it open what the server has. */
    lookUntilAnswered: () => setBefore(now),
  }
}
