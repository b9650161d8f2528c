import type { Insertable } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import type { Tables } from '#platform/database/tables/tables.ts'
import type { People } from '#platform/server/people.ts'

type EditorRow = Insertable<Tables['item_editors']>

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

/** Milliseconds for which a page that has taken its leave is remembered: a report that it sent before may arrive after it. */
const lateReports = 10_000

/**
 * Notes that an item is open on a page. A page of somebody else is left alone, and so is one that has just taken its leave: its last
 * report has been overtaken.
 */
export async function writeItemEditor(db: Database, row: EditorRow): Promise<void> {
  const { language, seenAt, seenUntil } = row
  await db
    .insertInto('item_editors')
    .values(row)
    .onConflict((on) =>
      on
        .columns(['itemId', 'page'])
        .doUpdateSet({ language, seenAt, seenUntil })
        .where('item_editors.uid', '=', row.uid)
        .where((is) =>
          is.or([
            is('item_editors.seenUntil', '>', is.ref('item_editors.seenAt')),
            is('item_editors.seenAt', '<=', seenAt - lateReports),
          ]),
        ),
    )
    .execute()
}

/** Notes that a page has taken its leave: it was seen until now. */
export async function writeLeave(
  db: Database,
  { now, ...row }: Omit<EditorRow, 'seenAt' | 'seenUntil'> & { now: number },
): Promise<void> {
  const seen = { seenAt: now, seenUntil: now }
  await db
    .insertInto('item_editors')
    .values({ ...row, ...seen })
    .onConflict((on) =>
      on.columns(['itemId', 'page']).doUpdateSet(seen).where('item_editors.uid', '=', row.uid),
    )
    .execute()
}

/** Forgets pages that have not been heard of for long, of all items. */
export async function deletePastEditors(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('item_editors')
    .where('seenUntil', '<=', now - lateReports)
    .execute()
}
