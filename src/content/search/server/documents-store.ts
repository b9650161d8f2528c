import { sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import { numbersAsRows } from '#platform/database/engine-values.ts'
import type { Language } from '#platform/languages.ts'
import { fixedSlugs } from '../../fixed-pages.ts'
import { kindsWith, type ContentKind } from '../../kinds.ts'
import { whereVisible } from '../../server/visible.ts'

const fixedKinds = kindsWith('fixed')

interface SearchDocument {
  publicationId: string
  kind: string
  language: Language
  version: number
  title: string
  body: string
}

export interface VisibleFilter {
  now: number
  kinds: readonly ContentKind[]
  /** Editions of one language only. */
  language?: Language
  /** Whether what is for members is found as well, and what for administrators alone. */
  reader: 'guest' | 'member' | 'admin'
}

/** A document that the reader may find. */
export interface VisibleDocument {
  id: number
  itemId: string
  kind: string
  slug: string
  /** The item that it is part of, and its slug. */
  parentId: string | null
  parent: string | null
  language: Language
  title: string
  /** 1 for what guests do not find. */
  isForMembers: number
}

/** Members read it, or find it among their own questions. */
const isForMembers = sql<boolean>`(i."access" = 'signed-in' or p."kind" = 'lesson'
  or (p."kind" = 'faq' and coalesce(i."audience", '') = 'signed-in'))`

/** Those of some documents that are public now, listed and at an address, and what they are part of as well. Which parts a member can open, `findVisible` asks. */
export async function selectVisible(
  db: Database,
  ids: readonly number[],
  filter: VisibleFilter,
): Promise<VisibleDocument[]> {
  return db
    .selectFrom('search_documents as d')
    .innerJoin('publications as p', 'p.id', 'd.publicationId')
    .innerJoin('items as i', 'i.id', 'p.itemId')
    .leftJoin('items as o', 'o.id', 'i.parentId')
    .select([
      'd.id',
      'p.itemId',
      'p.kind',
      'i.slug',
      'i.parentId',
      'o.slug as parent',
      'p.language',
      'd.title',
    ])
    .select(sql<number>`case when ${isForMembers} then 1 else 0 end`.as('isForMembers'))
    .where('d.id', 'in', sql<number>`${numbersAsRows(db, ids)}`)
    .where('d.kind', 'in', filter.kinds)
    .where(whereVisible('p', filter.now))
    .where('i.deletedAt', 'is', null)
    .where('i.listed', '=', 1)
    .where((where) => where.or([where('d.kind', 'not in', fixedKinds), where('i.slug', 'in', fixedSlugs)]))
    .where((where) => where.or([where('i.parentId', 'is', null), whereParentVisible(filter.now)]))
    .$if(filter.reader === 'guest', (query) => query.where(sql<boolean>`not ${isForMembers}`))
    .$if(filter.language !== undefined, (query) => query.where('d.language', '=', filter.language ?? 'en'))
    .execute()
}

function whereParentVisible(now: number) {
  return sql<boolean>`(o."deletedAt" is null and o."listed" = 1
    and exists (select 1 from publications v where v."itemId" = o."id" and ${whereVisible('v', now)}))`
}

/** The public texts of these items in one language. */
export async function selectDocumentsIn(
  db: Database,
  { itemIds, language, now }: { itemIds: readonly string[]; language: Language; now: number },
) {
  return db
    .selectFrom('search_documents as d')
    .innerJoin('publications as p', 'p.id', 'd.publicationId')
    .select(['d.id', 'p.itemId', 'p.language', 'd.title'])
    .where('p.itemId', 'in', itemIds)
    .where('p.language', '=', language)
    .where(whereVisible('p', now))
    .execute()
}

/** Adds documents, but for those whose publications have one, and gives the ids of what was added. */
export async function insertDocuments(
  db: Database,
  documents: readonly SearchDocument[],
): Promise<{ id: number; publicationId: string }[]> {
  return db
    .insertInto('search_documents')
    .values(documents)
    .onConflict((on) => on.column('publicationId').doNothing())
    .returning(['id', 'publicationId'])
    .execute()
}

/** The texts of documents, with what their items keep of their own. */
export async function selectBodies(db: Database, ids: readonly number[]) {
  return db
    .selectFrom('search_documents as d')
    .innerJoin('publications as p', 'p.id', 'd.publicationId')
    .innerJoin('items as i', 'i.id', 'p.itemId')
    .select(['d.id', 'd.body', 'i.kind', 'i.details'])
    .where('d.id', 'in', ids)
    .execute()
}

/** Publications without a document of this version, with the blocks that were published. */
export async function selectUnindexed(
  db: Database,
  wanted: { version: number; kinds: readonly ContentKind[]; limit: number },
) {
  return db
    .selectFrom('publications as p')
    .leftJoin('search_documents as d', 'd.publicationId', 'p.id')
    .leftJoin('revisions as r', (join) =>
      join
        .onRef('r.itemId', '=', 'p.itemId')
        .onRef('r.language', '=', 'p.language')
        .onRef('r.revision', '=', 'p.revision'),
    )
    .select(['p.id', 'p.kind', 'p.language', 'p.title', 'p.excerpt', 'p.extras', 'p.searchText', 'r.body'])
    .where('p.kind', 'in', wanted.kinds)
    .where((where) => where.or([where('d.id', 'is', null), where('d.version', '!=', wanted.version)]))
    .orderBy('p.id')
    .limit(wanted.limit)
    .execute()
}

/** Whether every publication of these kinds has a document of this version: both are counted, in indexes alone. */
export async function areAllIndexed(
  db: Database,
  { version, kinds }: { version: number; kinds: readonly ContentKind[] },
): Promise<boolean> {
  const [texts, documents] = await Promise.all([
    db
      .selectFrom('publications')
      .select((select) => select.fn.countAll().as('count'))
      .where('kind', 'in', kinds)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('search_documents')
      .select((select) => select.fn.countAll().as('count'))
      .where('version', '=', version)
      .where('kind', 'in', kinds)
      .executeTakeFirstOrThrow(),
  ])
  return Number(texts.count) === Number(documents.count)
}

export async function forgetDocuments(db: Database, publicationIds: readonly string[]): Promise<void> {
  await db.deleteFrom('search_documents').where('publicationId', 'in', publicationIds).execute()
}
