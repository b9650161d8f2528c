import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { TermCard } from './term-card.tsx'

/**
 * Opens the definition of a term over the text in which it is marked, instead of its page: at a click, a tap or Enter, wherever on
 * the site a text stands. Whoever asks for a new tab gets the page. Until then nothing is loaded, and without a script the mark is
 * a link.
 */
export function TermCards() {
  const [asked, ask] = useState<HTMLAnchorElement | null>(null)
  const { key } = useLocation()
  useEffect(() => ask(null), [key])
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const mark = markAt(event.target)
      if (!mark || event.defaultPrevented || event.button !== 0 || hasModifier(event)) return
      event.preventDefault()
      ask((now) => (now === mark ? null : mark))
    }
    document.addEventListener('click', open)
    document.addEventListener('focusin', announce)
    document.addEventListener('pointerover', announce)
    return () => {
      document.removeEventListener('click', open)
      document.removeEventListener('focusin', announce)
      document.removeEventListener('pointerover', announce)
    }
  }, [])
  return asked && <TermCard key={asked.dataset.term} mark={asked} onClose={() => ask(null)} />
}

/** Only where a script runs does the link open something, so only then it says so. */
function announce({ target }: Event): void {
  markAt(target)?.setAttribute('aria-haspopup', 'dialog')
}

function markAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a.term[data-term]') : null
}

function hasModifier({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey
}
