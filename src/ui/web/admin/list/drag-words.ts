import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'
import type { Values } from '#platform/messages.ts'

/** What is said of a list that is put in order: members and administrators each have words of their own at hand. */
export type OrderText = (
  key: `order.${'drag' | 'handle' | 'up' | 'down' | 'help' | 'picked' | 'over' | 'dropped' | 'cancelled'}`,
  values?: Values,
) => string

export interface DragWords {
  announcements: Announcements
  screenReaderInstructions: { draggable: string }
}

/** What those who cannot see a drag hear of it, in the language of the page. */
export function dragWords<Row extends { id: string }>(
  rows: readonly Row[],
  titleOf: (row: Row) => string,
  t: OrderText,
): DragWords {
  const titleFor = (id: UniqueIdentifier) => {
    const row = rows.find((one) => one.id === id)
    return row ? titleOf(row) : ''
  }
  const placeOf = (id: UniqueIdentifier) => rows.findIndex((row) => row.id === id) + 1
  const at = (active: { id: UniqueIdentifier }, over: { id: UniqueIdentifier } | null) => ({
    title: titleFor(active.id),
    place: over ? placeOf(over.id) : placeOf(active.id),
    count: rows.length,
  })
  return {
    announcements: {
      onDragStart: ({ active }) => t('order.picked', at(active, null)),
      // A row is over its own place as soon as it is picked up.
      onDragOver: ({ active, over }) =>
        t(over?.id === active.id ? 'order.picked' : 'order.over', at(active, over)),
      onDragEnd: ({ active, over }) => t('order.dropped', at(active, over)),
      onDragCancel: ({ active }) => t('order.cancelled', { title: titleFor(active.id) }),
    },
    screenReaderInstructions: { draggable: t('order.help') },
  }
}
