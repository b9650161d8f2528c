import type { ReactNode } from 'react'
import { FocusHeir } from './focus-heir.tsx'

/** Around an entry of a menu that may go while the menu is open: the one that follows it takes its focus, else the one before. */
export function MenuEntry({ children }: { children: ReactNode }) {
  return <FocusHeir findHeir={entryBeside}>{children}</FocusHeir>
}

function entryBeside(own: HTMLElement): HTMLElement | null {
  const entries = [...(own.closest('[role=menu]')?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
  const at = entries.findIndex((entry) => own.contains(entry))
  return entries[at + 1] ?? entries[at - 1] ?? null
}
