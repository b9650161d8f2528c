import { createContext, use, type ComponentType } from 'react'
import type { Card } from '#content/contract.ts'

interface Props {
  item: Pick<Card, 'id' | 'kind'>
}

const ItemActionsContext = createContext<ComponentType<Props> | null>(null)

/** The app says here what readers can do with an item besides reading it, so that pages of every kind offer the same. */
export const ItemActionsProvider = ItemActionsContext.Provider

export function ItemActions({ item }: Props) {
  const Actions = use(ItemActionsContext)
  return Actions && <Actions item={item} />
}
