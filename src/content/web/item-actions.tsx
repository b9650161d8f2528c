import { createContext, use, type ReactNode } from 'react'
import type { Card } from '#content/contract.ts'

/** A text, or a whole track, whose id is then its slug. */
export type Item = Pick<Card, 'id' | 'title' | 'access'> & { kind: Card['kind'] | 'track' }

const ItemActionsContext = createContext<(item: Item) => ReactNode>(() => null)

/** The app says here what readers can do with an item besides reading it, so that pages of every kind offer the same. */
export const ItemActionsProvider = ItemActionsContext.Provider

export function ItemActions({ item }: { item: Item }) {
  return use(ItemActionsContext)(item)
}
