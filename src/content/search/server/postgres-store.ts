import { sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import { insertDocument, insertWords, selectVisibleDocuments, updateVectors } from './documents-store.ts'
import type { DocumentWords, Match, MatchFilter, SearchEngine, WantedWord } from './search-engine.ts'
import { latinWordsOf } from './vocabulary.ts'

/**
 * Searching with `tsvector` and trigrams. The words are ours and quoted, so neither the server's text parser nor its locale has a say,
 * and a reader's input is never read as its query language.
 */
export const postgresSearch: SearchEngine = {
  async addDocument(db, document) {
    const row = await insertDocument(db, document)
    if (!row) return
    const { exact, folded, forms } = document.words
    await updateVectors(db, row.id, { exact: vector(exact), folded: vector(folded), forms: vector(forms) })
    await insertWords(db, latinWordsOf(document.words))
  },

  async findMatches(db, filter): Promise<Match[]> {
    const [first = []] = filter.groups
    const ranks = await selectRanks(db, filter)
    if (ranks.size === 0) return []
    const rows = await selectVisibleDocuments(db, { ...filter, limit: mostRanked })
      .select([
        holds(
          'exact',
          first.map((word) => word.exact),
        ).as('isExact'),
        holds(
          'folded',
          first.map((word) => word.folded),
        ).as('isFolded'),
      ])
      .where('d.id', 'in', [...ranks.keys()])
      .execute()
    const matches = rows.map((row) => ({ ...row, rank: ranks.get(row.id) ?? 0 }))
    return matches.sort((one, other) => other.rank - one.rank).slice(0, filter.limit)
  },

  async findAlikeWords(db, word) {
    const alike = (await hasTrigrams(db)) ? sql`similarity("word", ${word})` : sharedTrigrams(word)
    const { rows } = await sql<{ word: string }>`select "word" from search_words
      where length("word") between ${word.length - 2}::int and ${word.length + 2}::int and ${alike} > 0
      order by ${alike} desc, "word" limit 60`.execute(db)
    return rows.map((row) => row.word)
  },
}

/** Documents that are ranked before it is asked which of them are visible. */
const mostRanked = 1000

/**
 * The best documents by id, from the word index alone: joined with publications the planner, without statistics, may look at each
 * of them first. Weights are of D, C, B (the text) and A (the title).
 */
async function selectRanks(
  db: Database,
  { groups, kinds, language }: MatchFilter,
): Promise<Map<number, number>> {
  const loose = sql`${groups.map((group) => `(${group.map(looseTerm).join(' & ')})`).join(' | ')}::tsquery`
  const { rows } = await sql<{ id: number; rank: number }>`
    select "id", ts_rank('{0, 0, 0.25, 1}', "forms", ${loose}) as "rank" from search_documents
    where "forms" @@ ${loose} and "kind" in (${sql.join(kinds)}) ${language ? sql`and "language" = ${language}` : sql``}
    order by "rank" desc, "id" limit ${mostRanked}`.execute(db)
  return new Map(rows.map((row) => [row.id, row.rank]))
}

async function hasTrigrams(db: Database): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_extension where extname = 'pg_trgm'`.execute(db)
  return rows.length > 0
}

/** How many runs of three letters two words share, in plain SQL. */
function sharedTrigrams(word: string) {
  const trigrams = Array.from({ length: word.length - 2 }, (_, at) => word.slice(at, at + 3))
  return sql`(${sql.join(
    trigrams.map((trigram) => sql`case when position(${trigram} in "word") > 0 then 1 else 0 end`),
    sql` + `,
  )})`
}

/** A text as `tsvector` writes it: words with their place (16,383 at most) and the weight of title or text. */
function vector({ title, body }: DocumentWords['exact']): string {
  return [...places(title, 'A'), ...places(body, 'B')].join(' ')
}

function places(words: string, weight: 'A' | 'B'): string[] {
  return words
    .split(' ')
    .filter(Boolean)
    .map((word, at) => `${quote(word)}:${Math.min(at + 1, 16_383)}${weight}`)
}

function holds(column: 'exact' | 'folded', words: readonly string[]) {
  return sql<number>`(d.${sql.ref(column)} @@ ${words.map(quote).join(' & ')}::tsquery)::int`
}

function looseTerm({ forms, isPrefix }: WantedWord): string {
  const [typed = '', ...others] = forms
  return `(${[`${quote(typed)}${isPrefix ? ':*' : ''}`, ...others.map(quote)].join(' | ')})`
}

function quote(word: string): string {
  return `'${word.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`
}
