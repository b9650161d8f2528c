import { useHydrated } from '#platform/web/hydrated.ts'

const key = 'returningEmail'

/**
 * Whose session this tab had, kept with the tab, so that who was signed out after inactivity only types the password. Who signs out
 * by hand leaves nothing behind.
 */
export function keepReturningEmail(email: string | null): void {
  try {
    if (email === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, email)
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
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}
