import type { Collection, ItemRow } from '#content/contract.ts'

/** The group of the lessons that stand in no section. */
export const loose = 'loose'

/** The lessons of a section, or those that stand in none of them. */
export function lessonsIn(
  lessons: readonly ItemRow[],
  sections: readonly Pick<Collection, 'id'>[],
  groupId: string,
): ItemRow[] {
  return lessons.filter(({ collection }) =>
    groupId === loose ? !sections.some(({ id }) => id === collection?.id) : collection?.id === groupId,
  )
}
