import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { followRun, forgetRun, keepRun, storedRun, type KeptRun } from './kept-run.ts'

/**
 * What this tab keeps of a run on the device. Once another tab has written there, this one writes no more and takes no decision:
 * what was decided last in one of them would be lost in the other.
 */
export function useOwnRun(id: string) {
  const [found] = useState(() => storedRun(id))
  const written = useRef(found)
  const [isElsewhere, setElsewhere] = useState(false)
  const isOurs = () => {
    const isSame = storedRun(id) === written.current
    setElsewhere(!isSame)
    return isSame
  }
  const look = useEffectEvent(() => void isOurs())
  useEffect(() => followRun(id, () => look()), [id])
  return {
    isElsewhere,
    /** Asked before anything is decided: a tab that slept has not heard of the others. */
    isOurs,
    keep(run: KeptRun) {
      keepRun(id, run)
      written.current = storedRun(id)
    },
    end() {
      forgetRun(id)
      written.current = storedRun(id)
    },
  }
}
