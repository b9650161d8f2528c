import { useEffect, useEffectEvent } from 'react'

/** Runs an effect once, when what uses it is first shown, with the values of that moment. */
export function useOnce(effect: () => void): void {
  const run = useEffectEvent(effect)
  useEffect(() => run(), [])
}
