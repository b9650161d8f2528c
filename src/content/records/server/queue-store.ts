import { sql, type SelectQueryBuilder } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import type { Tables } from '#platform/database/tables/tables.ts'
import { whereScheduled } from '../../server/visible.ts'

/** An edition that waits for an editor. */
export interface QueueRow {
  itemId: string
  kind: string
  language: 'en' | 'am'
  title: string
  updatedAt: number
}

/** How many rows to show, and where counting stops. */
interface Bounds {
  newest: number
  counted: number
}

/** Editions in a state, the one changed last first, with their number. */
export function readQueue(db: Database, state: 'draft' | 'in_review', bounds: Bounds) {
  return readBounded(db, editions(db).where('e.state', '=', state), bounds)
}

/** Published editions with newer text that readers do not see yet. */
export function readChanged(db: Database, bounds: Bounds) {
  return readBounded(db, editions(db).where(sql<boolean>`"e"."revision" > "e"."publishedRevision"`), bounds)
}

/** Texts that become public later, the next one first. */
export async function readScheduled(db: Database, bounds: Bounds & { now: number }) {
  const planned = db
    .selectFrom('publications as p')
    .innerJoin('items as i', 'i.id', 'p.itemId')
    .select(['p.itemId', 'i.kind', 'p.language', 'p.title', 'i.updatedAt', 'p.visibleFrom as publishAt'])
    .where(whereScheduled('p', bounds.now))
    .where('i.deletedAt', 'is', null)
  const [newest, count] = await Promise.all([
    planned.orderBy('p.visibleFrom').orderBy('p.itemId').limit(bounds.newest).execute(),
    countRows(db, planned, bounds.counted),
  ])
  return { newest, count }
}

type Editions = Tables & { e: Tables['editions']; i: Tables['items'] }

function editions(db: Database) {
  return db
    .selectFrom('editions as e')
    .innerJoin('items as i', 'i.id', 'e.itemId')
    .select(['e.itemId', 'i.kind', 'e.language', 'e.title', 'e.updatedAt'])
    .where('i.deletedAt', 'is', null)
}

async function readBounded(
  db: Database,
  query: SelectQueryBuilder<Editions, 'e' | 'i', QueueRow>,
  bounds: Bounds,
): Promise<{ newest: QueueRow[]; count: number }> {
  const [newest, count] = await Promise.all([
    query.orderBy('e.updatedAt', 'desc').orderBy('e.itemId', 'desc').limit(bounds.newest).execute(),
    countRows(db, query, bounds.counted),
  ])
  return { newest, count }
}

async function countRows<DB, TB extends keyof DB>(
  db: Database,
  query: SelectQueryBuilder<DB, TB, QueueRow>,
  most: number,
): Promise<number> {
  const row = await db
    .selectFrom(query.limit(most).as('some'))
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}
