import { entranceTo, paths, sameSitePath, wantedParameter, type Entrance } from '#platform/paths.ts'

/** What a guard hands to the sign-in page. */
export interface WantedPage {
  from: string
  /** Whoever is signed in may not see it. */
  isRefused?: boolean
}

/** The page that was wanted before signing in, or null; never another site, and never a sign-in page. */
export function findWantedPage({ state, search }: { state?: unknown; search: string }): string | null {
  const wanted = sameSitePath(fromState(state) ?? new URLSearchParams(search).get(wantedParameter), '')
  const { pathname } = new URL(wanted || '/', 'http://site')
  const isEntrance = [paths.login, paths.secondStep, paths.register, paths.resetPassword].some(
    (path) => path === pathname.toLowerCase().replace(/\/+$/, ''),
  )
  return wanted && !isEntrance ? wanted : null
}

export function isAdminPage(path: string): boolean {
  return /^\/admin(\/|$)/i.test(path)
}

/** Whether a guard has turned away from there whoever is signed in: going on would lead back here. */
export function isRefused(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isRefused' in state && state.isRefused === true
}

/** The address of the sign-in page, from which the way leads to what was wanted. */
export function callbackPath(wanted: string | null): string {
  return entranceFor(wanted, paths.login)
}

/** In the address that a redirect sign-in comes back to: whoever opens the sign-in page otherwise has none under way. */
export const returnParameter = 'returned'

export function returnPath(wanted: string | null): string {
  const path = callbackPath(wanted)
  return `${path}${path.includes('?') ? '&' : '?'}${returnParameter}=1`
}

/** Another page of the way in, from which the way still leads to what was wanted. */
export function entranceFor(wanted: string | null, entrance: Entrance): string {
  return wanted ? entranceTo(wanted, entrance) : entrance
}

/** Where the second step leads: the page that was wanted, or the sign-in page for which a redirect sign-in came back. */
export function afterSecondStep(search: string): string {
  const wanted = sameSitePath(new URLSearchParams(search).get(wantedParameter), '')
  return wanted && !wanted.startsWith(paths.secondStep) ? wanted : paths.dashboard
}

/** The sign-in page for who begins anew at the second step, from which the way still leads to what was wanted. */
export function beginAgain(search: string): string {
  const { search: ofEntrance } = new URL(afterSecondStep(search), 'http://site')
  return callbackPath(findWantedPage({ search }) ?? findWantedPage({ search: ofEntrance }))
}

/** History state outlives the program that wrote it, so it is looked at before it is believed. */
function fromState(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null
  return typeof state.from === 'string' ? state.from : null
}
