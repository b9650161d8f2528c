import type { ContentKind } from '#content/kinds.ts'
import { itemRows, type StoredItem } from '#content/records/server/items-store.ts'
import type { Database } from '#platform/database/connect.ts'

/** The items of these kinds that readers see, or will. */
export async function selectPublicItems(db: Database, kinds: readonly ContentKind[]): Promise<StoredItem[]> {
  const shown = ['published', 'scheduled'] as const
  return db
    .selectFrom(itemRows(db).as('item'))
    .selectAll()
    .where('kind', 'in', kinds)
    .where('deletedAt', 'is', null)
    .where(({ or, eb }) => or([eb('stateEn', 'in', shown), eb('stateAm', 'in', shown)]))
    .execute()
}
