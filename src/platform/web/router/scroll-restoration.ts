import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { findNamed } from './address.ts'
import { useNavigation, usePlace, useRouter } from './router.ts'

/** In this tab, by the key of each page that was shown in it. */
const storageKey = 'scroll-positions'

/** Pixels from the top, by the key of the place in the history. */
let positions: Record<string, number> = {}

/** Goes to the top of a page that comes, to the place that its address names, or on the way back to where the reader was. */
export function useScrollRestoration(): void {
  const router = useRouter()
  const { state } = useNavigation()
  const { location, restoreScrollPosition, preventScrollReset } = usePlace()

  useLayoutEffect(() => {
    positions = readPositions()
    return router.enableScrollRestoration(positions, () => scrollY)
  }, [router])

  useLayoutEffect(() => {
    if (restoreScrollPosition === false) return
    if (typeof restoreScrollPosition === 'number') {
      scrollTo(0, restoreScrollPosition)
      return
    }
    const place = findNamed(document, location.hash)
    if (place) place.scrollIntoView()
    else if (!preventScrollReset) scrollTo(0, 0)
  }, [location, restoreScrollPosition, preventScrollReset])

  const keep = useEffectEvent(() => {
    if (state === 'idle') positions[router.state.location.key] = scrollY
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(positions))
    } catch {
      // Then the way back leads to the top.
    }
    history.scrollRestoration = 'auto'
  })
  useEffect(() => {
    const takeOver = () => (history.scrollRestoration = 'manual')
    takeOver()
    addEventListener('pagehide', keep)
    addEventListener('pageshow', takeOver)
    return () => {
      history.scrollRestoration = 'auto'
      removeEventListener('pagehide', keep)
      removeEventListener('pageshow', takeOver)
    }
  }, [])
}

function readPositions(): Record<string, number> {
  try {
    return asPositions(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}'))
  } catch {
    return {}
  }
}

/** Only this page writes there. */
function asPositions(value: unknown): Record<string, number> {
  return value as Record<string, number>
}
