import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { tryStorage } from './try-storage.ts'

/**
 * What this tab keeps under one key of the device. Once another tab has written there, this one writes no more: what was decided last in
 * one of them would be lost in the other.
 */
export function useOwnTrace(key: string) {
  const [found] = useState(() => storedAt(key))
  const written = useRef(found)
  const [isElsewhere, setElsewhere] = useState(false)
  const isOurs = () => {
    const isSame = storedAt(key) === written.current
    setElsewhere(!isSame)
    return isSame
  }
  const look = useEffectEvent(() => void isOurs())
  useEffect(() => {
    // Without a key everything was cleared.
    const listener = ({ key: changed }: StorageEvent) => {
      if (changed === null || changed === key) look()
    }
    addEventListener('storage', listener)
    return () => removeEventListener('storage', listener)
  }, [key])
  return {
    isElsewhere,
    /** Asked before anything is decided: a tab that slept has not heard of the others. */
    isOurs,
    /** What stands there now was written by this tab. */
    note() {
      written.current = storedAt(key)
    },
  }
}

function storedAt(key: string): string | null {
  return tryStorage(() => localStorage.getItem(key)) ?? null
}
