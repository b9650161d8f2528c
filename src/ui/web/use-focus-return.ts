import { useEffect, useState } from 'react'

/** While the caller is shown the focus may go into it; when it goes away, the focus returns to where it was before. */
export function useFocusReturn(): void {
  const [before] = useState(() => lastingPlace(document.activeElement))
  useEffect(
    () => () => {
      const isLost = document.activeElement === null || document.activeElement === document.body
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    },
    [before],
  )
}

/** A menu closes when one of its entries is pressed; the button that opens it stays. */
function lastingPlace(focused: Element | null): Element | null {
  const button = focused?.closest('[role=menu]')?.getAttribute('aria-labelledby')
  return (button && document.getElementById(button)) || focused
}
