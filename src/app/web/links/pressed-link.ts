import { useEffect, useRef } from 'react'
import { useNavigation } from '#platform/web/router/router.ts'
import './pressed-link.css'

/**
 * Marks the link that was pressed while its page is on its way, so that a reader on a slow connection sees that the press was
 * felt, and which one. Done in one place for every link: a link that leads elsewhere than the page that comes is left alone.
 */
export function usePressedLink(): void {
  const { state, location } = useNavigation()
  const coming = state === 'loading' ? location.pathname + location.search : null
  const pressed = useRef<HTMLAnchorElement>(null)

  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      pressed.current = target instanceof Element ? target.closest('a') : null
    }
    document.addEventListener('click', remember, { capture: true })
    return () => document.removeEventListener('click', remember, { capture: true })
  }, [])

  useEffect(() => {
    const link = pressed.current
    if (coming === null || !link || link.pathname + link.search !== coming) return undefined
    link.setAttribute('aria-busy', 'true')
    return () => link.removeAttribute('aria-busy')
  }, [coming])
}
