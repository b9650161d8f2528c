import { useEffect, useRef, useState } from 'react'
import type { Location } from 'react-router'
import { findNamed } from '#platform/web/router/address.ts'
import { useLocation, useNavigationType } from '#platform/web/router/router.ts'
import { useLanguage } from '#platform/web/i18n.ts'

/**
 * Tells readers who do not see the page where they are. Another page: the focus goes to its heading, or to the place that the
 * address names, and that is read aloud. The same page with other contents, or in the other language: the focus stays where it
 * is and the title is said, or where it was is gone and the heading takes it. The first page of a visit is the browser's to announce.
 */
export function Arrival() {
  const location = useLocation()
  const navigation = useNavigationType()
  const { language } = useLanguage()
  const [said, setSaid] = useState('')
  const last = useRef({ location, language })
  // Read while the page still has the title that was heard last: a page that comes late changes it after it has arrived.
  const [place, setPlace] = useState({ location, titleBefore: '' })
  if (place.location !== location) setPlace({ location, titleBefore: document.title })

  useEffect(() => {
    const before = last.current
    const { location, titleBefore } = place
    const title = document.title
    last.current = { location, language }
    if (isOtherPage(before.location, location)) {
      setSaid('')
      return focusWhenThere(location)
    }
    const isNewHash = before.location.hash !== location.hash && navigation !== 'POP'
    if (isNewHash && location.hash) return focusWhenThere(location)
    const hasOtherContents = before.location.search !== location.search
    if (hasOtherContents && document.activeElement === document.body) return focusWhenThere(location)
    if (before.language !== language || (hasOtherContents && titleBefore !== title)) setSaid(title)
    return undefined
  }, [place, navigation, language])

  return (
    <div className="visually-hidden" aria-live="polite" data-arrival>
      {said}
    </div>
  )
}

/** Another screen, or the next part of the same list. Who searches or filters also starts at the first part again, but is still at it. */
function isOtherPage(before: Location, now: Location): boolean {
  if (before.pathname !== now.pathname) return true
  const [from, to] = [partOf(before), partOf(now)]
  return from.page !== to.page && from.list === to.list
}

/** Which part of which list an address shows. */
function partOf({ search }: Location): { page: string | null; list: string } {
  const list = new URLSearchParams(search)
  const page = list.get('page')
  list.delete('page')
  list.sort()
  return { page, list: list.toString() }
}

/** A page may still wait for its contents; nobody who has meanwhile gone elsewhere is called back. */
export function focusWhenThere({ hash }: Pick<Location, 'hash'>): () => void {
  const from = document.activeElement
  const arrive = () => {
    const place = findPlace(hash)
    if (!place) return false
    if (!place.matches('a, button, input, textarea, select, summary, [tabindex]')) place.tabIndex = -1
    // A heading that only changed its words still has the focus, and would not be read again.
    place.blur()
    place.focus({ preventScroll: true })
    return true
  }
  if (arrive()) return () => {}
  const observer = new MutationObserver(() => {
    const isElsewhere = document.activeElement !== from && document.activeElement !== document.body
    if (isElsewhere || arrive()) observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

function findPlace(hash: string): HTMLElement | null {
  return (
    findNamed(document, hash) ??
    document.querySelector<HTMLElement>('main [data-first-focus]') ??
    document.querySelector<HTMLElement>('main h1')
  )
}
