import { sql, type Insertable, type Selectable } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import type { Tables } from '#platform/database/tables/tables.ts'

export type MediaRow = Selectable<Tables['media']>

export async function insertMedia(db: Database, row: Insertable<Tables['media']>): Promise<MediaRow> {
  return db.insertInto('media').values(row).returningAll().executeTakeFirstOrThrow()
}

export function findMedia(db: Database, id: string): Promise<MediaRow | undefined> {
  return db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function listMediaByIds(db: Database, ids: readonly string[]): Promise<MediaRow[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('media')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .execute()
}

/** The library, newest first; photos of members are not in it. One row more than `limit` tells that there is a next page. */
export function listMediaRows(
  db: Database,
  page: { kind?: 'image' | 'file'; words?: string; offset: number; limit: number },
): Promise<MediaRow[]> {
  let query = db.selectFrom('media').selectAll()
  query = page.kind ? query.where('kind', '=', page.kind) : query.where('kind', '!=', 'photo')
  if (page.words) {
    const pattern = containing(page.words.toLowerCase())
    query = query.where((is) =>
      is.or(
        (['fileName', 'altEn', 'altAm'] as const).map(
          (name) => sql<boolean>`lower(${sql.ref(name)}) like ${pattern} escape '\\'`,
        ),
      ),
    )
  }
  return query
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute()
}

export function updateMediaAlt(
  db: Database,
  id: string,
  alt: { altEn?: string; altAm?: string },
): Promise<MediaRow | undefined> {
  return db.updateTable('media').set(alt).where('id', '=', id).returningAll().executeTakeFirst()
}

export async function deleteMedia(db: Database, id: string): Promise<void> {
  await db.deleteFrom('media').where('id', '=', id).execute()
}

export interface MediaUse {
  /** `item`, `collection`, `setting` or `user`. */
  place: 'item' | 'collection' | 'setting' | 'user'
  id: string
}

/** Where an upload is used: as a cover, in any text that is being written or was published, in a setting, as a photo. At most 20 places. */
export async function listMediaUses(db: Database, id: string): Promise<MediaUse[]> {
  const mentions = (column: string) => sql<boolean>`${sql.ref(column)} like ${containing(id)} escape '\\'`
  const result = await db
    .selectFrom('items')
    .select(['items.id', sql<MediaUse['place']>`'item'`.as('place')])
    .where((is) =>
      is.or([
        is('items.coverId', '=', id),
        mentions('items.details'),
        is.exists(
          is
            .selectFrom('editions')
            .select('editions.itemId')
            .whereRef('editions.itemId', '=', 'items.id')
            .where((of) => of.or([mentions('editions.body'), mentions('editions.extras')])),
        ),
        is.exists(
          is
            .selectFrom('publications')
            .select('publications.itemId')
            .whereRef('publications.itemId', '=', 'items.id')
            .where((of) => of.or([mentions('publications.html'), mentions('publications.extras')])),
        ),
      ]),
    )
    .unionAll((also) =>
      also
        .selectFrom('collections')
        .select(['collections.id', sql<MediaUse['place']>`'collection'`.as('place')])
        .where('collections.coverId', '=', id),
    )
    .unionAll((also) =>
      also
        .selectFrom('settings')
        .select(['settings.key as id', sql<MediaUse['place']>`'setting'`.as('place')])
        .where(mentions('settings.value')),
    )
    .unionAll((also) =>
      also
        .selectFrom('users')
        .select(['users.id', sql<MediaUse['place']>`'user'`.as('place')])
        .where(mentions('users.photoURL')),
    )
    .limit(20)
    .execute()
  return result
}

/** Whether a member has the photo. Photos are in no text, so that this needs no search through all of them. */
export async function isPhotoWorn(db: Database, photoURL: string): Promise<boolean> {
  const wearer = await db
    .selectFrom('users')
    .select('id')
    .where('photoURL', '=', photoURL)
    .limit(1)
    .executeTakeFirst()
  return wearer !== undefined
}

/** A LIKE pattern for text that contains `words` literally. */
function containing(words: string): string {
  return `%${words.replace(/[\\%_]/g, String.raw`\$&`)}%`
}

/** An earlier upload of the same bytes. */
export function findMediaBySha256(db: Database, sha256: string): Promise<MediaRow | undefined> {
  return db
    .selectFrom('media')
    .selectAll()
    .where('sha256', '=', sha256)
    .where('kind', '!=', 'photo')
    .executeTakeFirst()
}
