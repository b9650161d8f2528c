import { isSafeHref } from '#content/blocks/nodes/safe-href.ts'
import { unwrap } from './elements.ts'

/** Links lead where a link may lead; the words of others stay. */
export function cleanLinks(body: HTMLElement): void {
  for (const link of body.querySelectorAll('a')) {
    const href = ownPath(withoutDetour(link.getAttribute('href')?.trim() ?? ''))
    if (isSafeHref(href) && link.textContent?.trim()) link.setAttribute('href', href)
    else unwrap(link)
  }
}

/** Google Docs leads every link through an address of its own. */
function withoutDetour(href: string): string {
  if (!URL.canParse(href)) return href
  const { hostname, pathname, searchParams } = new URL(href)
  return /^(www\.)?google\.com$/.test(hostname) && pathname === '/url'
    ? (searchParams.get('q') ?? href)
    : href
}

/** A page of this site is named by its path. */
function ownPath(href: string): string {
  if (!URL.canParse(href)) return href
  const { origin, pathname, search, hash } = new URL(href)
  return origin === location.origin ? pathname + search + hash : href
}
