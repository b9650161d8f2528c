import { useEffect, useRef, type FocusEvent } from 'react'

/**
 * A control may go away under the reader's finger: a device that was signed out, a picture that was uploaded. The focus then
 * goes to the heading of its section instead of the start of the page.
 */
export function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null)
  const focused = useRef<Element | null>(null)
  useEffect(() => {
    const look = () => {
      if (focused.current?.isConnected !== false) return
      focused.current = null
      if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
    }
    // What is only a part of the section changes without it; what comes instead may take the focus first.
    const observer = new MutationObserver(() => requestAnimationFrame(look))
    const section = heading.current?.closest('section')
    if (section) observer.observe(section, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])
  return {
    heading,
    section: {
      onFocus: (event: FocusEvent) => void (focused.current = event.target),
      onBlur: () => void (focused.current = null),
    },
  }
}
