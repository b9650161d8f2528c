export interface SortableGroup {
  id: string
  title: string
  rows: readonly { id: string; title: string }[]
}

/** Where something stands, from 0: a group among the groups, or a row in its group, in which the end counts as one place more. */
interface GroupPlace {
  /** Undefined for a group itself. */
  group: SortableGroup | undefined
  index: number
  title: string
}

const endMark = 'end:'

/** The name of the place after the last row of a group. */
export function endOf(groupId: string): string {
  return `${endMark}${groupId}`
}

export function placeIn(groups: readonly SortableGroup[], id: string): GroupPlace | undefined {
  const own = groups.findIndex((group) => group.id === id)
  if (own >= 0) return { group: undefined, index: own, title: groups[own]?.title ?? '' }
  for (const group of groups) {
    if (id === endOf(group.id)) return { group, index: group.rows.length, title: '' }
    const index = group.rows.findIndex((row) => row.id === id)
    if (index >= 0) return { group, index, title: group.rows[index]?.title ?? '' }
  }
  return undefined
}

/** The row before which another comes that is put at a place; null at the end. */
export function rowAt({ group, index }: GroupPlace): string | null {
  return group?.rows[index]?.id ?? null
}
