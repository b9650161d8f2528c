import type { Database } from '#platform/database/connect.ts'
import { otherLanguage, type Language } from '#platform/languages.ts'
import { fold } from './folding.ts'
import { formsOf } from './search/forms.ts'

/** Raise it with every change of the rules below or of folding and forms: all titles are then kept again at the next start. */
export const titleRulesVersion = 1

const longestSortTitle = 120
const longestWord = 64
const sortTitles = { en: 'sortTitleEn', am: 'sortTitleAm' } as const

/** Keeps what content tables search and sort by of a title. The other language's lists sort by it too, while it has no title of its own. */
export async function keepTitle(
  db: Database,
  key: { itemId: string; language: Language },
  title: string,
): Promise<void> {
  const { itemId, language } = key
  await keepWords(db, key, title)
  const other = await db
    .selectFrom('editions')
    .select('title')
    .where('itemId', '=', itemId)
    .where('language', '=', otherLanguage(language))
    .executeTakeFirst()
  const [own, theirs] = [title, other?.title ?? ''].map((one) => fold(one).slice(0, longestSortTitle))
  await db
    .updateTable('items')
    .set({
      [sortTitles[language]]: own || theirs,
      [sortTitles[otherLanguage(language)]]: theirs || own,
      titlesVersion: titleRulesVersion,
    })
    .where('id', '=', itemId)
    .execute()
}

/** Makes an item findable by the words of its title in one language, or of its slug. */
export async function keepWords(
  db: Database,
  { itemId, language }: { itemId: string; language: Language | 'slug' },
  text: string,
): Promise<void> {
  const wanted = new Set(wordsOf(text).flatMap(formsOf))
  const kept = await db
    .selectFrom('title_words')
    .select('word')
    .where('itemId', '=', itemId)
    .where('language', '=', language)
    .execute()
  const known = new Set(kept.map(({ word }) => word))
  const gone = [...known].filter((word) => !wanted.has(word))
  const added = [...wanted].filter((word) => !known.has(word))
  if (gone.length > 0) {
    await db
      .deleteFrom('title_words')
      .where('itemId', '=', itemId)
      .where('language', '=', language)
      .where('word', 'in', gone)
      .execute()
  }
  if (added.length === 0) return
  const item = await db.selectFrom('items').select('kind').where('id', '=', itemId).executeTakeFirst()
  if (!item) return
  await db
    .insertInto('title_words')
    .values(added.map((word) => ({ itemId, language, kind: item.kind, word })))
    .onConflict((on) => on.columns(['itemId', 'language', 'word']).doNothing())
    .execute()
}

/** What is searched for: the beginning of a word, or a form that is kept with it. */
export function titleSearchOf(q: string): { start: string; forms: string[] }[] {
  return wordsOf(q)
    .slice(0, 8)
    .map((word) => ({ start: word, forms: formsOf(word) }))
}

/** Items whose titles were kept under older rules, or never. */
export function selectUnkeptTitles(db: Database, limit: number) {
  return db
    .selectFrom('items')
    .select(['id', 'slug'])
    .where('titlesVersion', '!=', titleRulesVersion)
    .orderBy('id')
    .limit(limit)
    .execute()
}

export function selectTitlesOf(db: Database, itemIds: readonly string[]) {
  return db
    .selectFrom('editions')
    .select(['itemId', 'language', 'title'])
    .where('itemId', 'in', itemIds)
    .execute()
}

export async function markTitlesKept(db: Database, itemIds: readonly string[]): Promise<void> {
  await db.updateTable('items').set({ titlesVersion: titleRulesVersion }).where('id', 'in', itemIds).execute()
}

function wordsOf(text: string): string[] {
  return fold(text)
    .split(' ')
    .filter(Boolean)
    .map((word) => word.slice(0, longestWord))
}
