import type { Insertable } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import type { Tables } from '#platform/database/tables/tables.ts'
import type { People } from '#platform/server/people.ts'
import { itemRows } from '#content/records/server/items-store.ts'

export async function insertPreviewLink(
  db: Database,
  row: Omit<Insertable<Tables['preview_links']>, 'lastOpenedAt'>,
): Promise<void> {
  await db.insertInto('preview_links').values(row).execute()
}

/** The links of an item with the name of who made each, newest first. */
export async function selectPreviewLinks(db: Database, itemId: string, people: People) {
  return db
    .selectFrom('preview_links')
    .leftJoin(people.names(db).as('person'), 'person.id', 'preview_links.createdBy')
    .select([
      'preview_links.id',
      'preview_links.name',
      'preview_links.createdAt',
      'preview_links.expiresAt',
      'preview_links.lastOpenedAt',
      'person.displayName as createdByName',
    ])
    .where('preview_links.itemId', '=', itemId)
    .orderBy('preview_links.createdAt', 'desc')
    .orderBy('preview_links.id', 'desc')
    .execute()
}

/** The link with this hash, whether it still works or not. */
export async function findPreviewLink(db: Database, tokenHash: string) {
  return db
    .selectFrom('preview_links')
    .innerJoin(itemRows(db).as('item'), 'item.id', 'preview_links.itemId')
    .selectAll('item')
    .select(['preview_links.id as linkId', 'preview_links.expiresAt', 'preview_links.lastOpenedAt'])
    .where('preview_links.tokenHash', '=', tokenHash)
    .executeTakeFirst()
}

export async function markPreviewLinkOpened(db: Database, id: string, now: number): Promise<void> {
  await db.updateTable('preview_links').set({ lastOpenedAt: now }).where('id', '=', id).execute()
}

/** Forgets a link of an item; gives its name if there was one. */
export async function deletePreviewLink(
  db: Database,
  link: { id: string; itemId: string },
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('preview_links')
    .where('id', '=', link.id)
    .where('itemId', '=', link.itemId)
    .returning('name')
    .executeTakeFirst()
  return row?.name
}

/** Forgets links that stopped working before `before`. */
export async function deleteExpiredPreviewLinks(db: Database, before: number): Promise<void> {
  await db.deleteFrom('preview_links').where('expiresAt', '<', before).execute()
}
