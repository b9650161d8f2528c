import { useHydrated } from '#platform/web/hydrated.ts'

/** A page that finds it in the tab begins its scripts by itself. */
export const returningKey = 'returningEmail'

/**
 * Whose session this tab had, or what was typed at the sign-in page before its password was found forgotten; kept with the tab, so
 * that nobody types it twice. Who signs out by hand leaves nothing behind.
 */
export function keepReturningEmail(email: string | null): void {
  try {
    if (email === null) sessionStorage.removeItem(returningKey)
    else sessionStorage.setItem(returningKey, email)
  } catch {
    // A browser that refuses storage asks for the address as well.
  }
}

/** Empty until the page runs, in a new tab, and after signing out by hand. */
export function useReturningEmail(): string {
  const isHydrated = useHydrated()
  return isHydrated ? findReturningEmail() : ''
}

function findReturningEmail(): string {
  try {
    return sessionStorage.getItem(returningKey) ?? ''
  } catch {
    return ''
  }
}
