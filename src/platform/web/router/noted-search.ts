import type { Path } from 'react-router'

/** What the page that a visit began with has put into its address since. */
let noted: string | undefined

/**
 * Puts another query into the address of the page that is shown, in the same place of the history. Nobody goes anywhere by it:
 * nothing is loaded and nothing drawn anew, as it would be by `navigate`. Routers read it when their reader next goes somewhere, so
 * the page must be able to show itself by that address.
 */
export function noteSearch(search: string): void {
  noted = search
  history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`)
}

/** Whether the browser's address is that of the page which is shown. */
export function isAt({ pathname, search }: Path): boolean {
  return location.pathname === pathname && (location.search === search || location.search === noted)
}
