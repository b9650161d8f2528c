import type { ComponentProps } from 'react'
import { useCarriedLanguage, useNamedLanguage } from './carried-language.ts'
import { Link as PlainLink, NavLink as PlainNavLink } from './router/links.tsx'

type LinkProps = ComponentProps<typeof PlainLink>
type NavLinkProps = ComponentProps<typeof PlainNavLink>

/** A link to a page of this site, which keeps the language that the address of its own page names. */
export function Link({ to, ...others }: LinkProps) {
  return <PlainLink {...others} to={useCarriedLanguage()(to)} />
}

/** The same, for a menu: it says when the reader is there. */
export function NavLink({ to, ...others }: NavLinkProps) {
  return <PlainNavLink {...others} to={useCarriedLanguage()(to)} />
}

/** In a form that leads to a page: keeps the language as links do. */
export function LanguageField() {
  const named = useNamedLanguage()
  return named && <input type="hidden" name="lang" value={named} />
}
