import { sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import { engineOf } from '#platform/database/engine.ts'
import type { Language } from '#platform/languages.ts'
import type { ContentKind } from '../../kinds.ts'
import type { MatchFilter, SearchDocument } from './search-engine.ts'
import { whereVisible } from '../../server/visible.ts'

/** Members read it, or find it among their own questions. */
const isForMembers = sql<boolean>`(i."access" = 'signed-in' or (p."kind" = 'faq' and i."details" like '%"audience":"signed-in"%'))`

/** The visible documents of a filter: public and listed; what is for members only when a member asks. */
export function selectVisibleDocuments(db: Database, filter: MatchFilter) {
  return db
    .selectFrom('search_documents as d')
    .innerJoin('publications as p', 'p.id', 'd.publicationId')
    .innerJoin('items as i', 'i.id', 'p.itemId')
    .select(['d.id', 'p.itemId', 'p.kind', 'i.slug', 'p.language', 'd.title'])
    .select(sql<number>`case when ${isForMembers} then 1 else 0 end`.as('isForMembers'))
    .where('p.kind', 'in', filter.kinds)
    .where(whereVisible('p', filter.now))
    .where('i.deletedAt', 'is', null)
    .where('i.listed', '=', 1)
    .$if(!filter.isMember, (query) => query.where(sql<boolean>`not ${isForMembers}`))
    .$if(filter.language !== undefined, (query) => query.where('p.language', '=', filter.language ?? 'en'))
    .limit(filter.limit)
}

/** The public texts of these items in one language. */
export function selectDocumentsIn(
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

/** Adds the part of a document that both engines keep; undefined when its publication has one. */
export function insertDocument(db: Database, document: SearchDocument): Promise<{ id: number } | undefined> {
  const { words: _words, ...row } = document
  return db
    .insertInto('search_documents')
    .values(row)
    .onConflict((on) => on.column('publicationId').doNothing())
    .returning('id')
    .executeTakeFirst()
}

/** Adds the words that no text had before, as one parameter: a long text has a thousand. */
export async function insertWords(db: Database, words: readonly string[]): Promise<void> {
  if (words.length === 0) return
  const given =
    engineOf(db) === 'postgres'
      ? sql`select unnest(${words}::text[]) as "word"`
      : sql`select value as "word" from json_each(${JSON.stringify(words)})`
  await sql`insert into search_words ("word") select g."word" from (${given}) g
    where not exists (select 1 from search_words w where w."word" = g."word") on conflict do nothing`.execute(
    db,
  )
}

/** Whether a word, or one that begins with it, occurs in a text. */
export async function isKnownWord(db: Database, word: string): Promise<boolean> {
  const row = await db
    .selectFrom('search_words')
    .select('id')
    .where('word', 'like', `${word}%`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export function selectBodies(db: Database, ids: readonly number[]) {
  return db.selectFrom('search_documents').select(['id', 'body']).where('id', 'in', ids).execute()
}

/** Publications without a document of this version, with the blocks that were published. */
export function selectUnindexed(
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

export async function forgetDocuments(db: Database, publicationIds: readonly string[]): Promise<void> {
  await db.deleteFrom('search_documents').where('publicationId', 'in', publicationIds).execute()
}

/** Sets the words of a document in the columns that PostgreSQL searches. */
export async function updateVectors(
  db: Database,
  id: number,
  vectors: Record<'exact' | 'folded' | 'forms', string>,
): Promise<void> {
  await sql`update search_documents set "exact" = ${vectors.exact}::tsvector, "folded" = ${vectors.folded}::tsvector,
    "forms" = ${vectors.forms}::tsvector where "id" = ${id}`.execute(db)
}
