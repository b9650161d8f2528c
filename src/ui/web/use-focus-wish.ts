import { useEffect, useRef } from 'react'

/**
 * For a list whose rows are known by their place: what has the focus once the page shows what was added, or is without what was
 * removed, as a selector within the group.
 */
export function useFocusWish<Group extends HTMLElement>() {
  const group = useRef<Group>(null)
  const wanted = useRef('')
  // After each render: only then the page shows the change.
  useEffect(() => {
    if (wanted.current) group.current?.querySelector<HTMLElement>(wanted.current)?.focus()
    wanted.current = ''
  })
  return {
    group,
    wish(selector: string) {
      wanted.current = selector
    },
  }
}
