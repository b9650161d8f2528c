import type { Insertable, Selectable } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import type { Tables } from '#platform/database/tables/tables.ts'
import type { KeptTexts } from '#platform/server/kept-texts.ts'
import type { People } from '#platform/server/people.ts'

export type FormerRow = Selectable<Tables['media_former']>

export async function insertFormer(db: Database, row: Insertable<Tables['media_former']>): Promise<void> {
  await db.insertInto('media_former').values(row).execute()
}

/** Every file that an upload has had before, newest first. */
export async function selectFormer(db: Database, mediaId: string): Promise<FormerRow[]> {
  return db
    .selectFrom('media_former')
    .selectAll()
    .where('mediaId', '=', mediaId)
    .orderBy('replacedAt', 'desc')
    .execute()
}

/** The same with the name of who replaced each. */
export async function selectNamedFormer(db: Database, mediaId: string, people: People) {
  return db
    .selectFrom('media_former')
    .leftJoin(people.names(db).as('person'), 'person.id', 'media_former.replacedBy')
    .selectAll('media_former')
    .select('person.displayName as replacedByName')
    .where('mediaId', '=', mediaId)
    .orderBy('replacedAt', 'desc')
    .execute()
}

/** Takes a former file that is still kept out of the list; tells what it was. */
export async function takeFormer(
  db: Database,
  former: { id: string; mediaId: string },
): Promise<FormerRow | undefined> {
  return db
    .deleteFrom('media_former')
    .where('id', '=', former.id)
    .where('mediaId', '=', former.mediaId)
    .where('purgedAt', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/** Marks what made place before `before` as gone and gives it, so that its bytes can follow; what a kept text may show stays. */
export async function markFormerPurged(
  db: Database,
  { before, now, keptTexts }: { before: number; now: number; keptTexts: KeptTexts },
): Promise<FormerRow[]> {
  return db
    .updateTable('media_former')
    .set({ purgedAt: now })
    .where('purgedAt', 'is', null)
    .where('replacedAt', '<', before)
    .where(({ not, exists }) => not(exists(keptTexts.holding(db, 'media_former.mediaId'))))
    .returningAll()
    .execute()
}

/** What the rows of these uploads name: the files of today, and former ones that are still kept. */
export async function selectNamedVariants(db: Database, mediaIds: readonly string[]): Promise<string[]> {
  if (mediaIds.length === 0) return []
  const rows = await db
    .selectFrom('media')
    .select('variants')
    .where('id', 'in', mediaIds)
    .unionAll(
      db
        .selectFrom('media_former')
        .select('variants')
        .where('mediaId', 'in', mediaIds)
        .where('purgedAt', 'is', null),
    )
    .execute()
  return rows.map((row) => row.variants)
}
