import { useEffect, useState } from 'react'

const second = 1000
const minute = 60 * second

/** The moments at which the time that is left is said aloud. */
const milestones = [30, 10, 5, 1].map((minutes) => minutes * minute)

/**
 * Milliseconds until an attempt is over, whose end is given by this device's clock; null without a limit. `milestone` is the
 * smallest of the moments to say aloud that has been passed.
 */
export function useTimeLeft(endsAt: number | null): { left: number | null; milestone: number | null } {
  const [time, setTime] = useState(() => Date.now())
  const isLimited = endsAt !== null
  useEffect(() => {
    if (!isLimited) return
    const timer = setInterval(() => setTime(Date.now()), second)
    return () => clearInterval(timer)
  }, [isLimited])
  if (endsAt === null) return { left: null, milestone: null }
  const left = Math.max(0, endsAt - time)
  return { left, milestone: milestones.findLast((one) => left <= one) ?? null }
}

/** Minutes and seconds, such as 9:05; with hours where there are some. */
export function clockOf(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / second)
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const shown = parts[0] === 0 ? parts.slice(1) : parts
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':')
}
