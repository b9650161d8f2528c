import type { ComponentProps, MouseEvent } from 'react'
import { asAddress, isElsewhere } from './address.ts'
import { useLocation, useNavigate, type GoOptions } from './router.ts'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, GoOptions {
  to: string
  /** Opened by the browser itself. */
  reloadDocument?: boolean
}

/** A link to a page of this site; whoever wants it in another tab gets it there. */
export function Link({
  to,
  replace,
  state,
  preventScrollReset,
  reloadDocument,
  children,
  ...others
}: LinkProps) {
  const { target, onClick } = others
  const location = useLocation()
  const navigate = useNavigate()
  const href = asAddress(to, location)
  const isOurs = !reloadDocument && !isElsewhere(href)
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const isPlain = event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)
    if (event.defaultPrevented || !isPlain || (target && target !== '_self')) return
    event.preventDefault()
    const isHere = href === location.pathname + location.search + location.hash
    void navigate(href, { replace: replace ?? isHere, state, preventScrollReset })
  }
  return (
    <a {...others} href={href} onClick={isOurs ? go : onClick}>
      {children}
    </a>
  )
}

/** The same, for a menu: it says when the reader is there, on that page or, unless it must be that one, on one below it. */
export function NavLink({ end = false, to, ...others }: LinkProps & { end?: boolean }) {
  const location = useLocation()
  const here = location.pathname.toLowerCase()
  const [there = ''] = asAddress(to, location).toLowerCase().split(/[?#]/)
  const isBelow = !end && here.startsWith(there.endsWith('/') ? there : `${there}/`)
  return <Link {...others} to={to} aria-current={here === there || isBelow ? 'page' : undefined} />
}

/** A form whose answer is a page of this site, asked for by its address; without `action` the page it stands on. */
export function Form({
  action,
  preventScrollReset,
  ...others
}: Omit<ComponentProps<'form'>, 'action'> & { action?: string; preventScrollReset?: boolean }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const address = action ?? pathname + search
  return (
    <form
      method="get"
      {...others}
      action={address}
      onSubmit={(event) => {
        others.onSubmit?.(event)
        if (event.defaultPrevented) return
        event.preventDefault()
        const { submitter } = event.nativeEvent as SubmitEvent
        void navigate(`${address.split('?')[0]}?${queryOf(event.currentTarget, submitter)}`, {
          preventScrollReset,
        })
      }}
    />
  )
}

function queryOf(form: HTMLFormElement, submitter: HTMLElement | null): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form, submitter))
    query.append(name, typeof value === 'string' ? value : value.name)
  return query
}
