import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import { engineOf } from '#platform/database/engine.ts'
import { numbersAsRows } from '#platform/database/engine-values.ts'
import type { Language } from '#platform/languages.ts'

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

/** Of which documents alone something is wanted. */
export interface Narrowed {
  kinds: readonly string[]
  language?: Language | undefined
}

/** How many times more documents of a word are looked at for those of one kind or language. */
const depth = 10

/**
 * Of each word the documents in which it weighs most, at most `each`, of all or of those alone that are wanted: one row for each word,
 * for hundreds of rows cost more than what they say.
 */
export async function findHeaviest(
  db: Database,
  wordIds: readonly number[],
  { each, only }: { each: number; only?: Narrowed | undefined },
): Promise<Map<number, Weight[]>> {
  if (wordIds.length === 0) return new Map()
  const joined = sql.raw(engineOf(db) === 'postgres' ? 'string_agg' : 'group_concat')
  const { rows } = await sql<{ wordId: number; texts: string | null }>`select g."value" as "wordId",
    (select ${joined}(h."documentId" || ',' || h."weight", ',') from
      (${only ? narrowed(heaviest(each * depth), { ...only, each }) : heaviest(each)}) h) as "texts"
    from ${numbersAsRows(db, wordIds)} g`.execute(db)
  return new Map(rows.map(({ wordId, texts }) => [wordId, weightsOf(wordId, texts ?? '')]))
}

/** Of the word that the query around it is at. */
function heaviest(most: number) {
  return sql`select w."documentId", w."weight" from search_weights w
    where w."wordId" = g."value" order by w."weight" desc, w."documentId" limit ${most}`
}

function narrowed(all: RawBuilder<unknown>, { kinds, language, each }: Narrowed & { each: number }) {
  const spoken = language ? sql`and d."language" = ${language}` : sql``
  return sql`select n."documentId", n."weight" from (${all}) n
    join search_documents d on d."id" = n."documentId" and d."kind" in (${sql.join(kinds)}) ${spoken}
    order by n."weight" desc, n."documentId" limit ${each}`
}

/** Of pairs of numbers. */
function weightsOf(wordId: number, texts: string): Weight[] {
  const numbers = texts.split(',')
  return Array.from({ length: numbers.length >> 1 }, (_, at) => ({
    documentId: Number(numbers[2 * at]),
    wordId,
    weight: Number(numbers[2 * at + 1]),
  }))
}

/** What these words weigh in these documents. Cross joins: SQLite keeps to their order, and asks for single rows. */
export async function findWeights(
  db: Database,
  documentIds: readonly number[],
  wordIds: readonly number[],
): Promise<Weight[]> {
  const { rows } = await sql<Weight>`select w."documentId", w."wordId", w."weight"
    from ${numbersAsRows(db, documentIds)} d cross join ${numbersAsRows(db, wordIds)} g
    cross join search_weights w where w."documentId" = d."value" and w."wordId" = g."value"`.execute(db)
  return rows
}
