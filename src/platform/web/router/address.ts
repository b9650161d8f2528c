import type { Path, To } from 'react-router'

/** An address of this site from where somebody stands: a query or an anchor alone is one of the same page. */
export function asAddress(to: To, { pathname }: Pick<Path, 'pathname'>): string {
  const address = typeof to === 'string' ? to : `${to.pathname ?? ''}${asSearch(to.search)}${to.hash ?? ''}`
  return /^[/a-z]/i.test(address) ? address : pathname + address
}

/** With its sign before it, or nothing. */
function asSearch(search = ''): string {
  return search && !search.startsWith('?') ? `?${search}` : search
}

/** Whether an address leads away from this site's pages. */
export function isElsewhere(address: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address)
}

/** The element that an anchor names; none for what is no encoded name. */
export function findNamed(page: Document, hash: string): HTMLElement | null {
  try {
    return page.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}
