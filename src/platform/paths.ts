/**
 * Every page address of the site, in one place: routes are declared from these and links are made with them. Each is an export of its
 * own, so that a script brings those that it names. Taken apart into variables, all of them come.
 */
export * as paths from './page-addresses.ts'
import { login } from './page-addresses.ts'

/** The name under which the page that was wanted travels in the address of an entrance. */
export const wantedParameter = 'to'

/** Pages on the way in. */
export type Entrance = '/login' | '/register' | '/forgot-password' | '/second-step'

/** The page to sign in or to register on, from which the way leads back to `wanted`. */
export function entranceTo(wanted: string, entrance: Entrance = login): string {
  return `${entrance}?${new URLSearchParams({ [wantedParameter]: wanted })}`
}

/** The address with `?lang`, before its anchor. One that names a language already keeps it. */
export function withLanguage(to: string, language: string): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? []
  const search = new URLSearchParams(query)
  if (!search.has('lang')) search.set('lang', language)
  return `${path}?${search}${hash}`
}

/** A path on this site that is safe to go to after signing in: one leading slash, no host, no backslash. Anything else gives `fallback`. */
export function sameSitePath(wanted: string | null | undefined, fallback: string): string {
  if (!wanted || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wanted)) return fallback
  return wanted
}
