import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import { engineOf } from '#platform/database/engine.ts'
import { takePage, type FoundPage, type ListPage } from '#platform/database/lists/list-page.ts'
import { settingsHolding } from '#platform/database/settings.ts'
import type { Tables } from '#platform/database/tables/tables.ts'
import type { KeptTexts } from '#platform/server/kept-texts.ts'
import type { People } from '#platform/server/people.ts'
import { fold } from '#platform/word-forms/folding.ts'
import { whereNotOver } from '../../server/visible.ts'

export type MediaRow = Selectable<Tables['media']>

export async function insertMedia(db: Database, row: Insertable<Tables['media']>): Promise<MediaRow> {
  return db
    .insertInto('media')
    .values({ ...row, searchText: searchTextOf(row) })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function findMedia(db: Database, id: string): Promise<MediaRow | undefined> {
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

interface LibraryFilter {
  kind?: 'image' | 'file'
  /** Folded words; each has to stand in the name or a description. */
  words?: readonly string[]
  /** Only what no text of today names; kept versions may. */
  isUnused?: boolean
  keptTexts: KeptTexts
  now: number
}

/** The library, newest first; photos of members are not in it. */
export async function listMediaRows(
  db: Database,
  filter: LibraryFilter,
  page: ListPage,
): Promise<FoundPage<MediaRow>> {
  let query = db.selectFrom('media').selectAll()
  // As its index has it, word for word: of a parameter PostgreSQL cannot know that it is never another.
  query = filter.kind ? query.where('kind', '=', filter.kind) : query.where(sql<boolean>`"kind" <> 'photo'`)
  for (const word of filter.words ?? [])
    query = query.where(sql<boolean>`"searchText" like ${containing(word)} escape '\\'`)
  if (filter.isUnused) query = query.where(({ not, exists }) => not(exists(usesOfToday(db, filter.now))))
  if (filter.isUnused) query = query.where(({ not, exists }) => not(exists(coversOfToday(db, filter))))
  return takePage(query, { columns: ['createdAt', 'id'], direction: 'desc' }, page)
}

function usesOfToday(db: Database, now: number) {
  return db
    .selectFrom('media_uses')
    .leftJoin('publications', 'publications.id', 'media_uses.ownerId')
    .select(sql`1`.as('one'))
    .where(sql<boolean>`media_uses."mediaId" = media.id`)
    .where('media_uses.place', '!=', 'history')
    .where(whereNotOver('publications', now))
}

function coversOfToday(db: Database, { keptTexts }: Pick<LibraryFilter, 'keptTexts'>) {
  return db
    .selectFrom('items')
    .select(sql`1`.as('one'))
    .where(sql<boolean>`items."coverId" = media.id`)
    .unionAll(
      db
        .selectFrom('collections')
        .select(sql`1`.as('one'))
        .where(sql<boolean>`collections."coverId" = media.id`),
    )
    .unionAll(settingsHolding(db, 'media.id'))
    .unionAll(keptTexts.holding(db, 'media.id'))
}

/** Changes what is given; the words to search by follow. */
export async function updateMedia(
  db: Database,
  id: string,
  change: Updateable<Tables['media']>,
): Promise<MediaRow | undefined> {
  const row = await db.updateTable('media').set(change).where('id', '=', id).returningAll().executeTakeFirst()
  if (!row) return undefined
  const searchText = searchTextOf(row)
  if (searchText !== row.searchText)
    await db.updateTable('media').set({ searchText }).where('id', '=', id).execute()
  return { ...row, searchText }
}

/** Notes how long a video is, where the file behind it is still the one that was looked at; tells whether it is. */
export async function keepLength(
  db: Database,
  { id, sha256 }: Pick<MediaRow, 'id' | 'sha256'>,
  lengthMs: number,
): Promise<boolean> {
  const row = await db
    .updateTable('media')
    .set({ lengthMs })
    .where('id', '=', id)
    .where('sha256', '=', sha256)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The row as it is now, which nobody else changes until the transaction is over. */
export async function lockMedia(db: Database, id: string): Promise<MediaRow | undefined> {
  return db
    .updateTable('media')
    .set((of) => ({ replacedAt: of.ref('replacedAt') }))
    .where('id', '=', id)
    .where('kind', '!=', 'photo')
    .returningAll()
    .executeTakeFirst()
}

/**
 * Makes whoever would remove these uploads wait until the transaction ends, and then find that they are used; one that is being
 * removed is gone after.
 */
export async function holdMedia(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0 || engineOf(db) === 'sqlite') return
  await db
    .selectFrom('media')
    .select('id')
    .where('id', 'in', [...new Set(ids)])
    .forKeyShare()
    .execute()
}

/** The row as it is once everybody who holds it is done; nobody takes it in any more until the transaction is over. */
export async function lockMediaToRemove(db: Database, id: string): Promise<MediaRow | undefined> {
  const row = db.selectFrom('media').selectAll().where('id', '=', id).where('kind', '!=', 'photo')
  return (engineOf(db) === 'postgres' ? row.forUpdate() : row).executeTakeFirst()
}

export async function deleteMedia(db: Database, id: string): Promise<void> {
  await db.deleteFrom('media').where('id', '=', id).execute()
}

/** Photos that came before an instant and that no member has, some of them. */
export async function selectUnwornPhotos(
  db: Database,
  { before, people }: { before: number; people: People },
): Promise<Pick<MediaRow, 'id' | 'variants'>[]> {
  return db
    .selectFrom('media')
    .select(['id', 'variants'])
    .where('kind', '=', 'photo')
    .where('createdAt', '<', before)
    .where(({ not, exists }) =>
      not(
        exists(people.photos(db).where('photoURL', '=', sql<string>`'/media/' || media.id || '/256.webp'`)),
      ),
    )
    .limit(500)
    .execute()
}

/** An earlier upload of the same bytes. */
export async function findMediaBySha256(db: Database, sha256: string): Promise<MediaRow | undefined> {
  return db
    .selectFrom('media')
    .selectAll()
    .where('sha256', '=', sha256)
    .where('kind', '!=', 'photo')
    .executeTakeFirst()
}

/** A LIKE pattern for text that contains `words` literally. */
export function containing(words: string): string {
  return `%${words.replace(/[\\%_]/g, String.raw`\$&`)}%`
}

function searchTextOf(row: { fileName: string; altEn?: string; altAm?: string }): string {
  return fold(`${row.fileName} ${row.altEn ?? ''} ${row.altAm ?? ''}`)
}

/** How many uploads there are, photos of members included, and how many bytes they hold. */
export async function sumUploads(db: Database) {
  return db
    .selectFrom('media')
    .select((select) => [
      select.fn.countAll<number>().as('files'),
      select.fn.coalesce(select.fn.sum<number>('bytes'), select.lit(0)).as('bytes'),
    ])
    .executeTakeFirstOrThrow()
}

/** Makes what one user uploaded another's. */
export async function handMediaOver(db: Database, from: string, to: string): Promise<void> {
  await db.updateTable('media').set({ createdBy: to }).where('createdBy', '=', from).execute()
}
