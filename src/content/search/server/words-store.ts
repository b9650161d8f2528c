import { sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import { engineOf } from '#platform/database/engine.ts'
import { textsAsRows } from '#platform/database/engine-values.ts'

interface StoredWord {
  id: number
  word: string
}

/** A word that was found under a key. */
export interface KeyedWord extends StoredWord {
  key: string
}

/** The ids of words; those that no text had before are added. */
export async function readWordIds(
  db: Database,
  words: readonly string[],
): Promise<{ ids: Map<string, number>; added: StoredWord[] }> {
  const found = await selectWords(db, words)
  const known = new Set(found.map(({ word }) => word))
  const missing = words.filter((word) => !known.has(word)).sort()
  const added = missing.length > 0 ? await insertWords(db, missing) : []
  // What another node has added meanwhile.
  const others = added.length < missing.length ? await selectWords(db, missing) : added
  return { ids: new Map([...found, ...others].map(({ id, word }) => [word, id])), added }
}

async function selectWords(db: Database, words: readonly string[]): Promise<StoredWord[]> {
  const { rows } = await sql<StoredWord>`select w."id", w."word" from ${textsAsRows(db, words)} g
    join search_words w on w."word" = g."value"`.execute(db)
  return rows
}

async function insertWords(db: Database, words: readonly string[]): Promise<StoredWord[]> {
  const { rows } =
    await sql<StoredWord>`insert into search_words ("word") select g."value" from ${textsAsRows(db, words)} g where true
    on conflict do nothing returning "id", "word"`.execute(db)
  return rows
}

export async function insertKeys(
  db: Database,
  pairs: readonly { key: string; wordId: number }[],
): Promise<void> {
  if (pairs.length === 0) return
  const rows =
    engineOf(db) === 'postgres'
      ? sql`select unnest(${pairs.map(({ key }) => key)}::text[]), unnest(${pairs.map(({ wordId }) => wordId)}::int[])`
      : sql`select value ->> 0, value ->> 1 from json_each(${JSON.stringify(pairs.map(({ key, wordId }) => [key, wordId]))}) where true`
  await sql`insert into search_word_keys ("key", "wordId") ${rows} on conflict do nothing`.execute(db)
}

/** One that stood in texts that are gone, such as a slip that was put right, is no word of the site any more. */
const stands = sql`exists (select 1 from search_weights t where t."wordId" = w."id")`

/** The words of texts under these keys, at most `limit`: the shortest first, in an order that does not depend on the engine. */
export async function findWordsByKeys(
  db: Database,
  keys: readonly string[],
  limit: number,
): Promise<KeyedWord[]> {
  if (keys.length === 0) return []
  const { rows } = await sql<KeyedWord>`select k."key", w."id", w."word" from ${textsAsRows(db, keys)} g
    join search_word_keys k on k."key" = g."value" join search_words w on w."id" = k."wordId"
    where ${stands} order by length(w."word"), w."word", k."key" limit ${limit}`.execute(db)
  return rows
}

/** Words of texts under keys that begin with `start`, in the order of their keys. */
export async function findWordsByStart(db: Database, start: string, limit: number): Promise<KeyedWord[]> {
  const { rows } = await sql<KeyedWord>`select k."key", w."id", w."word" from search_word_keys k
    join search_words w on w."id" = k."wordId"
    where k."key" >= ${start} and k."key" < ${`${start}\u{10ffff}`} and ${stands}
    order by k."key", w."word" limit ${limit}`.execute(db)
  return rows
}
