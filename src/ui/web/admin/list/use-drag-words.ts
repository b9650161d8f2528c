import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'
import type { Values } from '#platform/messages.ts'
import { placeIn, type SortableGroup } from './group-places.ts'
import { useText } from '../text.ts'

/** What is said of a list that is put in order, by its key in the words of the admin area. */
export type OrderText = (
  key: `order.${'drag' | 'handle' | 'up' | 'down' | 'help' | 'picked' | 'over' | 'dropped' | 'cancelled'}`,
  values?: Values,
) => string

/** What those who cannot see a drag hear of it, in the language of the page. */
export function useDragWords<Row extends { id: string }>(
  rows: readonly Row[],
  titleOf: (row: Row) => string,
  words?: OrderText,
): { announcements: Announcements; screenReaderInstructions: { draggable: string } } {
  const own = useText()
  const t = words ?? own
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

/** The same of groups whose rows can be put into others: a place in another group is said with that group. */
export function useGroupWords(groups: readonly SortableGroup[]): ReturnType<typeof useDragWords> {
  const t = useText()
  const say = (key: 'over' | 'dropped', active: UniqueIdentifier, over: UniqueIdentifier | undefined) => {
    const from = placeIn(groups, String(active))
    const to = placeIn(groups, String(over ?? active)) ?? from
    if (!from || !to) return ''
    const { title } = from
    if (to.group && to.group.id !== from.group?.id)
      return t(`order.${key}In`, { title, group: to.group.title, place: to.index + 1 })
    const count = (from.group?.rows ?? groups).length
    const place = Math.min(to.index + 1, count)
    const isHome = key === 'over' && to.index === from.index
    return t(isHome ? 'order.picked' : `order.${key}`, { title, place, count })
  }
  return {
    announcements: {
      onDragStart: ({ active }) => say('over', active.id, active.id),
      onDragOver: ({ active, over }) => say('over', active.id, over?.id),
      onDragEnd: ({ active, over }) => say('dropped', active.id, over?.id),
      onDragCancel: ({ active }) =>
        t('order.cancelled', { title: placeIn(groups, String(active.id))?.title ?? '' }),
    },
    screenReaderInstructions: { draggable: t('order.help') },
  }
}
