import { sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'

/** What stands side by side and has one order. */
export type Row =
  | { of: 'collections'; kind: string; parentId: string | null }
  | { of: 'items'; collectionId: string | null; parentId: string | null }
  | { of: 'tags' }
  | { of: 'featured' }

export interface Place {
  id: string
  place: number
}

/** What has a place in a row, in order; the bin left out. */
export async function selectPlaces(db: Database, row: Row, limit: number): Promise<Place[]> {
  if (row.of === 'collections')
    return db
      .selectFrom('collections')
      .select(['id', 'sortOrder as place'])
      .where('kind', '=', row.kind)
      .where('parentId', row.parentId === null ? 'is' : '=', row.parentId)
      .orderBy('sortOrder')
      .orderBy('id')
      .limit(limit)
      .execute()
  if (row.of === 'tags')
    return db
      .selectFrom('tags')
      .select(['id', 'sortOrder as place'])
      .orderBy('sortOrder')
      .orderBy('slug')
      .limit(limit)
      .execute()
  const items = db.selectFrom('items').where('deletedAt', 'is', null).limit(limit)
  if (row.of === 'featured')
    return items
      .select(['id', 'featuredOrder as place'])
      .where((where) => where('featured', '=', where.lit(1)))
      .orderBy('featuredOrder')
      .orderBy('publishedAt', 'desc')
      .orderBy('id', 'desc')
      .execute()
  return items
    .select(['id', 'sortOrder as place'])
    .where('collectionId', row.collectionId === null ? 'is' : '=', row.collectionId)
    .$if(row.parentId !== null, (query) => query.where('parentId', '=', row.parentId))
    .orderBy('sortOrder')
    .orderBy('id')
    .execute()
}

export async function setPlace(db: Database, of: Row['of'], { id, place }: Place): Promise<void> {
  const table = of === 'collections' || of === 'tags' ? of : 'items'
  const column = of === 'featured' ? 'featuredOrder' : 'sortOrder'
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${place} where "id" = ${id}`.execute(db)
}

/** The rows of some items, in the order of their ids. */
export async function selectItemsInOrder(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('items').selectAll().where('id', 'in', ids).execute()
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}
