import type { Selectable } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import type { Tables } from '#platform/database/tables/tables.ts'
import { itemRows } from '#content/records/server/items-store.ts'

export type StoredPlace = Selectable<Tables['reading_places']>

type PlaceKey = Pick<StoredPlace, 'userId' | 'itemId'>

/** Where a user stopped in an item, in each language, the latest first. */
export async function selectPlaces(db: Database, { userId, itemId }: PlaceKey): Promise<StoredPlace[]> {
  return db
    .selectFrom('reading_places')
    .selectAll()
    .where('userId', '=', userId)
    .where('itemId', '=', itemId)
    .orderBy('changedAt', 'desc')
    .orderBy('language')
    .execute()
}

/** What was read so far, of a place that others wait for until the transaction ends; where there was none, `row` is it. */
export async function holdPlace(
  db: Database,
  row: StoredPlace,
): Promise<Pick<StoredPlace, 'readBlocks' | 'endReadAt'>> {
  return db
    .insertInto('reading_places')
    .values(row)
    .onConflict((on) =>
      on
        .columns(['userId', 'itemId', 'language'])
        .doUpdateSet(({ ref }) => ({ changedAt: ref('reading_places.changedAt') })),
    )
    .returning(['readBlocks', 'endReadAt'])
    .executeTakeFirstOrThrow()
}

export async function updatePlace(db: Database, row: StoredPlace): Promise<void> {
  const { userId, itemId, language, ...values } = row
  await db
    .updateTable('reading_places')
    .set(values)
    .where('userId', '=', userId)
    .where('itemId', '=', itemId)
    .where('language', '=', language)
    .execute()
}

/** Every place of a user, with the item that it is in. */
export async function selectPlacesForExport(db: Database, userId: string) {
  return db
    .selectFrom('reading_places')
    .innerJoin(itemRows(db).as('item'), 'item.id', 'reading_places.itemId')
    .select([
      'item.kind',
      'item.slug',
      'reading_places.language',
      'reading_places.quote',
      'reading_places.readBlocks',
      'reading_places.blockCount',
      'reading_places.endReadAt',
      'reading_places.changedAt',
    ])
    .where('reading_places.userId', '=', userId)
    .orderBy('reading_places.changedAt')
    .orderBy('item.slug')
    .execute()
}
