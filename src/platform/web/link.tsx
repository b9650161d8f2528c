import type { ComponentProps } from 'react'
import { Link as PlainLink, NavLink as PlainNavLink } from 'react-router'
import { useCarriedLanguage, useNamedLanguage } from './carried-language.ts'

type To<Props> = Omit<Props, 'to'> & { to: string }
type LinkProps = ComponentProps<typeof PlainLink>
type NavLinkProps = ComponentProps<typeof PlainNavLink>

/** A link to a page of this site, which keeps the language that the address of its own page names. */
export function Link({ to, children, ...others }: To<LinkProps>) {
  const address = useCarriedLanguage()(to)
  // What the router makes of it, without its thirty questions: on the server nobody follows it.
  return import.meta.env.SSR && isWhole(address) && isPlain(others) ? (
    <a {...others} href={address} data-discover="true">
      {children}
    </a>
  ) : (
    <PlainLink {...others} to={address}>
      {children}
    </PlainLink>
  )
}

/** From the root of the site, and spelled as the router would spell it. */
function isWhole(address: string): boolean {
  return /^\/(?:[\w-]+(?:\/[\w-]+)*)?(?:\?[\w=&+%.-]*)?(?:#[\w-]*)?$/.test(address)
}

/** Nothing that the router alone understands. */
function isPlain(props: Partial<LinkProps>): props is ComponentProps<'a'> {
  return !routersOwn.some((name) => name in props)
}

const routersOwn: readonly (keyof LinkProps)[] = [
  'discover',
  'prefetch',
  'relative',
  'reloadDocument',
  'replace',
  'mask',
  'state',
  'target',
  'preventScrollReset',
  'viewTransition',
  'defaultShouldRevalidate',
]

/** The same, for a menu: it says when the reader is there. */
export function NavLink({ to, ...others }: To<NavLinkProps>) {
  return <PlainNavLink {...others} to={useCarriedLanguage()(to)} />
}

/** In a form that leads to a page: keeps the language as links do. */
export function LanguageField() {
  const named = useNamedLanguage()
  return named && <input type="hidden" name="lang" value={named} />
}
