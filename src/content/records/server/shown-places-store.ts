import { sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import { escapeHtml } from '#platform/escape-html.ts'
import { whereNotOver } from '../../server/visible.ts'

/** The items that show this in a place of this name in a text that readers see, or will: in what their block says, it is a whole text. */
export async function selectItemsShowing(
  db: Database,
  { place, id, now }: { place: string; id: string; now: number },
) {
  const said = escapeHtml(JSON.stringify(id)).replaceAll(/[\\%_]/g, String.raw`\$&`)
  return db
    .selectFrom('publications as p')
    .innerJoin('items as i', 'i.id', 'p.itemId')
    .select(['i.id', 'i.kind', 'i.access'])
    .distinct()
    .where('i.deletedAt', 'is', null)
    .where(whereNotOver('p', now))
    .where(sql<boolean>`${sql.ref('p.html')} like ${`%data-${place}="%${said}%`} escape '\\'`)
    .orderBy('i.id')
    .execute()
}
