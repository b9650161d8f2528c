import { useEffect, useState } from 'react'
import { latePart } from '#platform/web/late/late-part.tsx'
import { useLocation } from '#platform/web/router/router.ts'

const loadCard = async () => (await import('./term-card.tsx')).TermCard
const TermCard = latePart(loadCard, { words: ['features/glossary'] })

interface Asked {
  mark: HTMLAnchorElement
  /** Key of the visit; a card does not follow to another page. */
  page: string
  /** The focus stays on the words. */
  isGlance: boolean
}

/** Milliseconds that the focus rests on marked words before they are explained: walking through the links of a text is quiet. */
const rest = 400

/**
 * Shows the definition of a term over the text in which it is marked, instead of its page, wherever on the site a text stands. A
 * click, a tap or Enter opens its card, which takes the focus. Where the focus of a keyboard rests, the definition stands beside it
 * and the focus stays, so that readers who walk through the links are not taken out of the text. A pointer over the mark brings the
 * script of the card; the definition comes when it is asked for. Whoever asks for a new tab gets the page, and without a script the
 * mark is a link.
 */
export function TermCards() {
  const [asked, ask] = useState<Asked | null>(null)
  const { key } = useLocation()
  const shown = asked?.page === key ? asked : null
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const open = (event: MouseEvent) => {
      const mark = markAt(event.target)
      if (!mark || event.defaultPrevented || event.button !== 0 || hasModifier(event)) return
      event.preventDefault()
      clearTimeout(timer)
      // What cannot be brought here may lie on the device as a page.
      TermCard.fetchScript().catch(() => location.assign(mark.href))
      ask((now) =>
        now?.mark === mark && now.page === key && !now.isGlance ? null : { mark, page: key, isGlance: false },
      )
    }
    const glance = (target: EventTarget | null) => {
      clearTimeout(timer)
      const mark = announced(target)
      if (!mark?.matches(':focus-visible')) return
      const show = () => {
        if (document.activeElement !== mark) return
        ask((now) => (now?.mark === mark && now.page === key ? now : { mark, page: key, isGlance: true }))
      }
      timer = setTimeout(() => TermCard.fetchScript().then(show, () => undefined), rest)
    }
    const follow = ({ target, relatedTarget }: FocusEvent) => {
      // Who comes back from the card has read it.
      glance(relatedTarget instanceof Element && relatedTarget.closest('[role=dialog]') ? null : target)
    }
    const approach = ({ target }: Event) => {
      if (announced(target)) TermCard.fetchScript().catch(() => undefined)
    }
    // The focus may have begun the scripts.
    glance(document.activeElement)
    document.addEventListener('click', open)
    document.addEventListener('focusin', follow)
    document.addEventListener('pointerover', approach)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', open)
      document.removeEventListener('focusin', follow)
      document.removeEventListener('pointerover', approach)
    }
  }, [key])
  if (!shown) return null
  const { mark, isGlance } = shown
  return <TermCard key={mark.dataset.term} mark={mark} isGlance={isGlance} onClose={() => ask(null)} />
}

/** Only where a script runs does the link open something, so only then it says so. */
function announced(target: EventTarget | null): HTMLAnchorElement | null {
  const mark = markAt(target)
  mark?.setAttribute('aria-haspopup', 'dialog')
  return mark
}

function markAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a.term[data-term]') : null
}

function hasModifier({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey
}
