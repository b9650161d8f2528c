import type { ReactNode } from 'react'
import { NextFocus } from '../../next-focus.tsx'

/** Around what can be done with a row, by which the row itself may leave the list: the focus stays in its place. */
export function RowNextFocus({ children }: { children: ReactNode }) {
  return <NextFocus findNext={menuOfNeighbour}>{children}</NextFocus>
}

/** On the next row, or the one before; without any, the heading of their section, or at the beginning of the page's content. */
function menuOfNeighbour(own: HTMLElement): HTMLElement | null {
  const row = own.closest('tr, li, article')
  const near = row?.nextElementSibling ?? row?.previousElementSibling
  return (
    near?.querySelector<HTMLElement>('td:last-child button, li > :last-child [aria-haspopup=menu]') ??
    near?.querySelector('button') ??
    own.closest('section')?.querySelector<HTMLElement>('h3[tabindex]') ??
    document.getElementById('main')
  )
}
