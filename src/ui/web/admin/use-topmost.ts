import { useEffect, useRef } from 'react'

const open: object[] = []

/** Tells whether nothing was opened over the caller: Escape is meant for what lies on top. */
export function useTopmost(): () => boolean {
  const own = useRef({})
  useEffect(() => {
    const { current } = own
    open.push(current)
    return () => void open.splice(open.indexOf(current), 1)
  }, [])
  return () => open.at(-1) === own.current
}
