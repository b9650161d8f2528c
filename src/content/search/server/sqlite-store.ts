import { sql } from 'kysely'
import { insertDocument, insertWords, selectVisibleDocuments } from './documents-store.ts'
import { latinWordsOf } from './vocabulary.ts'
import type { Match, SearchEngine, WantedWord } from './search-engine.ts'

/** Searching with FTS5. Words hold letters and digits only and are quoted, so a reader's input is never read as its query language. */
export const sqliteSearch: SearchEngine = {
  async addDocument(db, document) {
    const row = await insertDocument(db, document)
    if (!row) return
    const { exact, folded, forms } = document.words
    await sql`insert into search_index (rowid, "title", "body", "foldedTitle", "foldedBody", "titleForms", "bodyForms")
      values (${row.id}, ${exact.title}, ${exact.body}, ${folded.title}, ${folded.body}, ${forms.title}, ${forms.body})`.execute(
      db,
    )
    await insertWords(db, latinWordsOf(document.words))
  },

  findMatches(db, filter): Promise<Match[]> {
    const [first = []] = filter.groups
    const loose = filter.groups.map((group) => `(${group.map(looseTerm).join(' AND ')})`).join(' OR ')
    // A title counts four times its text.
    const matching = sql<{
      id: number
      rank: number
    }>`(select rowid as id, -bm25(search_index, 0, 0, 0, 0, 4, 1) as rank
      from search_index where search_index match ${`{titleForms bodyForms} : (${loose})`})`
    return selectVisibleDocuments(db, filter)
      .innerJoin(matching.as('m'), 'm.id', 'd.id')
      .select((select) => [
        select.ref('m.rank').$castTo<number>().as('rank'),
        holds(`{title body} : (${first.map((word) => quote(word.exact)).join(' AND ')})`).as('isExact'),
        holds(`{foldedTitle foldedBody} : (${first.map((word) => quote(word.folded)).join(' AND ')})`).as(
          'isFolded',
        ),
      ])
      .orderBy('m.rank', 'desc')
      .execute()
  },

  async findAlikeWords(db, word) {
    const trigrams = Array.from({ length: word.length - 2 }, (_, at) => quote(word.slice(at, at + 3)))
    const { rows } = await sql<{ word: string }>`select w."word" from search_word_index x
      join search_words w on w."id" = x.rowid where x.search_word_index match ${trigrams.join(' OR ')}
      order by x.rank limit 60`.execute(db)
    return rows.map((row) => row.word)
  },
}

function holds(expression: string) {
  return sql<number>`d.id in (select rowid from search_index where search_index match ${expression})`
}

function looseTerm({ forms, isPrefix }: WantedWord): string {
  const [typed = '', ...others] = forms
  return `(${[`${quote(typed)}${isPrefix ? ' *' : ''}`, ...others.map(quote)].join(' OR ')})`
}

function quote(word: string): string {
  return `"${word.replaceAll('"', '""')}"`
}
