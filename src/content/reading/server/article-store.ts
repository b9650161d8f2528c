import type { Database } from '#platform/database/connect.ts'
import type { ContentKind } from '../../kinds.ts'
import { whereVisible } from '../../server/visible.ts'
import { shownColumns } from './published-store.ts'

/** An item by id, slug or an earlier slug, in that order, with its public texts: one row for each language. */
export async function selectArticle(
  db: Database,
  { kind, address, now }: { kind: ContentKind; address: string; now: number },
) {
  const rows = await textsOf(db, now)
    .where('i.kind', '=', kind)
    .where((where) => where.or([where('i.id', '=', address), where('i.slug', '=', address)]))
    .execute()
  const direct = rows.find((row) => row.id === address) ?? rows[0]
  if (direct) return rows.filter((row) => row.id === direct.id)
  return (
    textsOf(db, now)
      .innerJoin('item_slugs as former', 'former.itemId', 'i.id')
      .where('former.kind', '=', kind)
      .where('former.slug', '=', address)
      // Whoever has the address today keeps it, also while nothing of it is public.
      .where((where) =>
        where.not(
          where.exists(
            where
              .selectFrom('items as holder')
              .select('holder.id')
              .where('holder.kind', '=', kind)
              .where('holder.slug', '=', address),
          ),
        ),
      )
      .execute()
  )
}

/** Without what is only searched, and what only editors see. */
function textsOf(db: Database, now: number) {
  return db
    .selectFrom('items as i')
    .innerJoin('publications as p', 'p.itemId', 'i.id')
    .select([
      ...shownColumns,
      'i.sources',
      'i.reviewedOn',
      'p.seoTitle',
      'p.seoDescription',
      'p.html',
      'p.headings',
      'p.visibleFrom',
    ])
    .where('i.deletedAt', 'is', null)
    .where(whereVisible('p', now))
}
