import type { UniqueIdentifier } from '@dnd-kit/core'
import { useText } from '../text.ts'
import type { DragWords } from './drag-words.ts'
import { placeIn, type SortableGroup } from './group-places.ts'

/** What those who cannot see a drag hear of groups whose rows can be put into others: a place in another group is said with that group. */
export function useGroupWords(groups: readonly SortableGroup[]): DragWords {
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
