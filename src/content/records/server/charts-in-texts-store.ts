import { sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import { escapeHtml } from '#platform/escape-html.ts'
import { whereNotOver } from '../../server/visible.ts'

/** As the index of texts with charts has it. */
const showsChart = sql<boolean>`p."html" like '%data-chart="%'`

/** The items that draw a chart of this data set in a text that readers see, or will: in what their block says, the id is a whole text. */
export async function selectItemsCharting(db: Database, { id, now }: { id: string; now: number }) {
  const said = escapeHtml(JSON.stringify(id)).replaceAll(/[\\%_]/g, String.raw`\$&`)
  return db
    .selectFrom('publications as p')
    .innerJoin('items as i', 'i.id', 'p.itemId')
    .select(['i.id', 'i.kind', 'i.access'])
    .distinct()
    .where('i.deletedAt', 'is', null)
    .where(whereNotOver('p', now))
    .where(showsChart)
    .where(sql<boolean>`p."html" like ${`%data-chart="%${said}%`} escape '\\'`)
    .orderBy('i.id')
    .execute()
}
