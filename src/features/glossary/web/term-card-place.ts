import type { CSSProperties } from 'react'

/** Between what is to be seen and the edge of what would cover it. */
const gap = 12

/** At the foot of a phone's screen the card would cover words that stand there; elsewhere it would hang below the window. */
export function keepInSight(mark: HTMLElement, card: HTMLElement): void {
  const box = card.getBoundingClientRect()
  const isAtFoot = getComputedStyle(card).position === 'fixed'
  const hidden = isAtFoot ? mark.getBoundingClientRect().bottom - box.top : box.bottom - window.innerHeight
  if (hidden + gap > 0) window.scrollBy({ top: hidden + gap })
}

/** Below the words, and never beyond the edge of the page. React's type knows no custom properties. */
export function placeBelow(mark: HTMLElement): CSSProperties {
  const { bottom, left } = mark.getBoundingClientRect()
  const place = { '--top': `${bottom + window.scrollY}px`, '--left': `${left + window.scrollX}px` }
  return place as CSSProperties
}
