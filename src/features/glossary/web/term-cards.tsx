import { useEffect, useState } from 'react'
import { latePart } from '#platform/web/late/late-part.tsx'
import { useLocation } from '#platform/web/router/router.ts'

const loadCard = async () => (await import('./term-card.tsx')).TermCard
const TermCard = latePart(loadCard)

interface Asked {
  mark: HTMLAnchorElement
  /** Key of the visit; a card does not follow to another page. */
  page: string
}

/**
 * Opens the definition of a term over the text in which it is marked, instead of its page: at a click, a tap or Enter, wherever on
 * the site a text stands. Focus alone opens nothing: it would take readers who walk
 * through the links out of the text. It brings the script of the card, as a pointer over the mark does; the definition comes when it
 * is asked for. Whoever asks for a new tab gets the page, and without a script the mark is a link.
 */
export function TermCards() {
  const [asked, ask] = useState<Asked | null>(null)
  const { key } = useLocation()
  const mark = asked?.page === key ? asked.mark : null
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const mark = markAt(event.target)
      if (!mark || event.defaultPrevented || event.button !== 0 || hasModifier(event)) return
      event.preventDefault()
      // What cannot be brought here may lie on the device as a page.
      loadCard().catch(() => location.assign(mark.href))
      ask((now) => (now?.mark === mark && now.page === key ? null : { mark, page: key }))
    }
    document.addEventListener('click', open)
    document.addEventListener('focusin', announce)
    document.addEventListener('pointerover', announce)
    return () => {
      document.removeEventListener('click', open)
      document.removeEventListener('focusin', announce)
      document.removeEventListener('pointerover', announce)
    }
  }, [key])
  return mark && <TermCard key={mark.dataset.term} mark={mark} onClose={() => ask(null)} />
}

/** Only where a script runs does the link open something, so only then it says so. */
function announce({ target }: Event): void {
  const mark = markAt(target)
  if (!mark) return
  mark.setAttribute('aria-haspopup', 'dialog')
  loadCard().catch(() => undefined)
}

function markAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a.term[data-term]') : null
}

function hasModifier({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey
}
