import type { Insertable } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import type { Tables } from '#platform/database/tables/tables.ts'
import type { People } from '#platform/server/people.ts'

export type EditorRow = Insertable<Tables['item_editors']>

/** The pages on which an item is open, in the order in which their people are named. */
export async function selectItemEditors(
  db: Database,
  itemId: string,
  { people, now }: { people: People; now: number },
) {
  return db
    .selectFrom('item_editors')
    .innerJoin(people.names(db).as('person'), 'person.id', 'item_editors.uid')
    .selectAll('item_editors')
    .select('person.displayName')
    .where('item_editors.itemId', '=', itemId)
    .where('item_editors.seenUntil', '>', now)
    .orderBy('person.displayName')
    .orderBy('item_editors.uid')
    .execute()
}

/** Notes that an item is open on a page; a page of somebody else is left alone. */
export async function writeItemEditor(db: Database, row: EditorRow): Promise<void> {
  const { language, seenAt, seenUntil } = row
  await db
    .insertInto('item_editors')
    .values(row)
    .onConflict((on) =>
      on
        .columns(['itemId', 'page'])
        .doUpdateSet({ language, seenAt, seenUntil })
        .where('item_editors.uid', '=', row.uid),
    )
    .execute()
}

export async function deleteItemEditor(
  db: Database,
  { itemId, page, uid }: Pick<EditorRow, 'itemId' | 'page' | 'uid'>,
): Promise<void> {
  await db
    .deleteFrom('item_editors')
    .where('itemId', '=', itemId)
    .where('page', '=', page)
    .where('uid', '=', uid)
    .execute()
}

/** Forgets pages that have not been heard of for long, of all items. */
export async function deletePastEditors(db: Database, now: number): Promise<void> {
  await db.deleteFrom('item_editors').where('seenUntil', '<=', now).execute()
}
