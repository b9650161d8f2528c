import type { Database } from '#platform/database/connect.ts'
import type { ContentKind } from '../../kinds.ts'
import { whereVisible } from '../../server/visible.ts'

/** The addresses of those of these terms, or of all, that readers find now. */
export async function selectTermSlugs(
  db: Database,
  { ids, now }: { ids?: readonly string[]; now: number },
): Promise<Map<string, string>> {
  if (ids?.length === 0) return new Map()
  const rows = await db
    .selectFrom('items as i')
    .select(['i.id', 'i.slug'])
    .$if(ids !== undefined, (query) => query.where('i.id', 'in', ids ?? []))
    .where('i.kind', '=', 'term')
    .where('i.deletedAt', 'is', null)
    .where((where) =>
      where.exists(
        where
          .selectFrom('publications as p')
          .select('p.id')
          .whereRef('p.itemId', '=', 'i.id')
          .where(whereVisible('p', now)),
      ),
    )
    .execute()
  return new Map(rows.map((row) => [row.id, row.slug]))
}

/** Ids of the items of these kinds in whose text a term is marked that readers find now, in any language; those shown last come first. */
export async function selectItemsMarking(
  db: Database,
  filter: { termId: string; kinds: readonly ContentKind[]; now: number; most: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('term_marks as m')
    .innerJoin('publications as p', 'p.id', 'm.publicationId')
    .select(({ fn }) => ['p.itemId', fn.max('p.publishedAt').as('publishedAt')])
    .where('m.termId', '=', filter.termId)
    .where('p.kind', 'in', filter.kinds)
    .where(whereVisible('p', filter.now))
    .groupBy('p.itemId')
    .orderBy('publishedAt', 'desc')
    .orderBy('p.itemId', 'desc')
    .limit(filter.most)
    .execute()
  return rows.map((row) => row.itemId)
}
