import { useLayoutEffect, useRef, type ReactNode } from 'react'

interface Props {
  /** What stays when these children go; looked up while they are still in the page. */
  findNext: (own: HTMLElement) => HTMLElement | null
  children: ReactNode
}

/** Around a control that its own press takes away: whoever pressed it by keyboard does not begin at the top of the page again. */
export function NextFocus({ findNext, children }: Props) {
  const own = useRef<HTMLDivElement>(null)
  const find = useRef(findNext)
  useLayoutEffect(() => {
    const { current } = own
    const { current: findNow } = find
    return () => {
      if (current?.contains(document.activeElement)) findNow(current)?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <div ref={own} style={{ display: 'contents' }}>
      {children}
    </div>
  )
}
