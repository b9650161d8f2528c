import type { Insertable, Selectable } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import { seriesForms } from '../forms.ts'
import type { Tables } from '#platform/database/tables/tables.ts'

export type VersionRow = Selectable<Tables['data_set_versions']>

/** A version of an item's series, the newest unless one is named. */
export async function selectVersion(
  db: Database,
  itemId: string,
  version?: number,
): Promise<VersionRow | undefined> {
  return db
    .selectFrom('data_set_versions')
    .selectAll()
    .where('itemId', '=', itemId)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** What the versions of an item say of themselves, the newest first; without their columns. */
export async function selectVersions(db: Database, itemId: string) {
  return db
    .selectFrom('data_set_versions')
    .select([
      'version',
      'form',
      'unit',
      'decimals',
      'isMadeUp',
      'sourceEn',
      'sourceAm',
      'licence',
      'length',
      'uploadedAt',
    ])
    .where('itemId', '=', itemId)
    .orderBy('version', 'desc')
    .execute()
}

/** How many rows each version of these items has, the newest first. */
export async function selectLengths(db: Database, itemIds: readonly string[]) {
  return db
    .selectFrom('data_set_versions')
    .select(['itemId', 'version', 'form', 'length'])
    .where('itemId', 'in', itemIds)
    .orderBy('version', 'desc')
    .execute()
}

/** The items whose newest version has one of these forms, to be joined. */
export function itemsHolding(db: Database, forms: readonly string[]) {
  const known = seriesForms.filter((form) => forms.includes(form))
  return db
    .selectFrom('data_set_versions')
    .select('data_set_versions.itemId')
    .where('data_set_versions.form', 'in', known)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('data_set_versions as newer')
            .select('newer.itemId')
            .whereRef('newer.itemId', '=', 'data_set_versions.itemId')
            .whereRef('newer.version', '>', 'data_set_versions.version'),
        ),
      ),
    )
    .$asScalar()
}

/** Whole versions of items, as they are carried to another site. */
export async function selectWholeVersions(db: Database, itemIds: readonly string[]): Promise<VersionRow[]> {
  if (itemIds.length === 0) return []
  return db
    .selectFrom('data_set_versions')
    .selectAll()
    .where('itemId', 'in', itemIds)
    .orderBy('itemId')
    .orderBy('version')
    .execute()
}

/** False when there is such a version already. */
export async function insertVersion(
  db: Database,
  row: Insertable<Tables['data_set_versions']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('data_set_versions')
    .values(row)
    .onConflict((on) => on.columns(['itemId', 'version']).doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows ?? 0) > 0
}
