import { createContext, use, type ComponentType } from 'react'

interface Props {
  itemId: string
}

const ItemActionsContext = createContext<ComponentType<Props> | null>(null)

/** The app says here what readers can do with an item besides reading it, so that pages of every kind offer the same. */
export const ItemActionsProvider = ItemActionsContext.Provider

export function ItemActions({ itemId }: Props) {
  const Actions = use(ItemActionsContext)
  return Actions && <Actions itemId={itemId} />
}
