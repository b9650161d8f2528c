import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'
import { useText } from '../text.ts'

/** What those who cannot see a drag hear of it, in the language of the page. */
export function useDragWords<Row extends { id: string }>(
  rows: readonly Row[],
  titleOf: (row: Row) => string,
): { announcements: Announcements; screenReaderInstructions: { draggable: string } } {
  const t = useText()
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
