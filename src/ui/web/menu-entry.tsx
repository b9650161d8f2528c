import type { ReactNode } from 'react'
import { NextFocus } from './next-focus.tsx'

/** Around an entry of a menu that may go while the menu is open: the one that follows it takes its focus, else the one before. */
export function MenuEntry({ children }: { children: ReactNode }) {
  return <NextFocus findNext={entryBeside}>{children}</NextFocus>
}

function entryBeside(own: HTMLElement): HTMLElement | null {
  const entries = [...(own.closest('[role=menu]')?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
  const at = entries.findIndex((entry) => own.contains(entry))
  return entries[at + 1] ?? entries[at - 1] ?? null
}
