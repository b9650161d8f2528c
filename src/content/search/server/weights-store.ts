import { sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import { engineOf } from '#platform/database/engine.ts'

export interface Weight {
  documentId: number
  wordId: number
  weight: number
}

/** Rows of one statement, so that none waits long for a busy database. */
const mostAtOnce = 4000

export async function insertWeights(db: Database, weights: readonly Weight[]): Promise<void> {
  for (let from = 0; from < weights.length; from += mostAtOnce)
    await insertSome(db, weights.slice(from, from + mostAtOnce))
}

async function insertSome(db: Database, weights: readonly Weight[]): Promise<void> {
  const [documents, words, values] = [
    weights.map(({ documentId }) => documentId),
    weights.map(({ wordId }) => wordId),
    weights.map(({ weight }) => weight),
  ]
  const rows =
    engineOf(db) === 'postgres'
      ? sql`select unnest(${documents}::int[]), unnest(${words}::int[]), unnest(${values}::smallint[])`
      : sql`select value ->> 0, value ->> 1, value ->> 2
        from json_each(${JSON.stringify(weights.map(({ documentId, wordId, weight }) => [documentId, wordId, weight]))})`
  await sql`insert into search_weights ("documentId", "wordId", "weight") ${rows}`.execute(db)
}

/** Of each word the documents in which it weighs most, at most `each`. */
export async function findHeaviest(
  db: Database,
  wordIds: readonly number[],
  each: number,
): Promise<Weight[]> {
  if (wordIds.length === 0) return []
  const { rows } = await (
    engineOf(db) === 'postgres'
      ? sql<Weight>`select t.* from unnest(${wordIds}::int[]) g("id") cross join lateral
        (select "documentId", "wordId", "weight" from search_weights w where w."wordId" = g."id"
          order by w."weight" desc, w."documentId" limit ${each}) t`
      : sql<Weight>`${sql.join(
          wordIds.map(
            (id) => sql`select * from (select "documentId", "wordId", "weight" from search_weights
            where "wordId" = ${id} order by "weight" desc, "documentId" limit ${each})`,
          ),
          sql` union all `,
        )}`
  ).execute(db)
  return rows
}

/** What these words weigh in these documents. Cross joins: SQLite keeps to their order, and asks for single rows. */
export async function findWeights(
  db: Database,
  documentIds: readonly number[],
  wordIds: readonly number[],
): Promise<Weight[]> {
  const [documents, words] =
    engineOf(db) === 'postgres'
      ? [sql`unnest(${documentIds}::int[]) d("value")`, sql`unnest(${wordIds}::int[]) g("value")`]
      : [sql`json_each(${JSON.stringify(documentIds)}) d`, sql`json_each(${JSON.stringify(wordIds)}) g`]
  const { rows } =
    await sql<Weight>`select w."documentId", w."wordId", w."weight" from ${documents} cross join ${words}
    cross join search_weights w where w."documentId" = d."value" and w."wordId" = g."value"`.execute(db)
  return rows
}
