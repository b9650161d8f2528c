import { useEffect, type RefObject } from 'react'

/** Pixels of scrolling that count as wanting to go somewhere. */
const intent = 8

/**
 * On a phone the header makes room while somebody reads on and comes back as soon as they scroll up; style rules do the moving.
 * Also tells the page how tall the header is, for what else keeps to the upper edge.
 */
export function useReturningHeader(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = header.current
    const root = document.documentElement
    if (!element) return
    const measure = new ResizeObserver(() =>
      root.style.setProperty('--header-height', `${element.offsetHeight}px`),
    )
    measure.observe(element)
    let last = scrollY
    const follow = () => {
      if (Math.abs(scrollY - last) < intent && scrollY > 0) return
      const isAway = scrollY > last && scrollY > 2 * element.offsetHeight
      if (isAway) root.dataset.header = 'away'
      else delete root.dataset.header
      last = scrollY
    }
    addEventListener('scroll', follow, { passive: true })
    return () => {
      measure.disconnect()
      removeEventListener('scroll', follow)
      delete root.dataset.header
      root.style.removeProperty('--header-height')
    }
  }, [header])
}
