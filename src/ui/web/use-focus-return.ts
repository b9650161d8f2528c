import { useEffect, useState } from 'react'

/** While the caller is shown the focus may go into it; when it goes away, the focus returns to where it was before, or to the beginning of the page's content when that is gone as well. */
export function useFocusReturn(): void {
  const [before] = useState(() => lastingPlace(document.activeElement))
  useEffect(() => {
    // What it takes the place of had the focus, and has given it back by now.
    const place = before?.isConnected ? before : document.activeElement
    return () => {
      const isLost = document.activeElement === null || document.activeElement === document.body
      if (!isLost) return
      const nextFocus = place?.isConnected ? place : document.getElementById('main')
      if (nextFocus instanceof HTMLElement) nextFocus.focus({ preventScroll: true })
    }
  }, [before])
}

/** A menu closes when one of its entries is pressed; the button that opens it stays. */
function lastingPlace(focused: Element | null): Element | null {
  const button = focused?.closest('[role=menu]')?.getAttribute('aria-labelledby')
  return (button && document.getElementById(button)) || focused
}
