import { plainText, type BlockDocument } from '../../blocks/document.ts'
import { asKind, hasTrait } from '../../kinds.ts'
import { toJson } from '../../server/stored-json.ts'
import type { Database } from '#platform/database/connect.ts'
import { otherLanguage, type Language } from '#platform/languages.ts'
import { fold } from '#platform/word-forms/folding.ts'
import { formsOf } from '#platform/word-forms/forms.ts'

/** Raise it with every change of the rules below or of folding and forms: all titles are then kept again at the next start. */
const titleRulesVersion = 2

const longestSortTitle = 120
const longestWord = 64
const longestAsked = 2000
const rowsAtOnce = 500
const sortTitles = { en: 'sortTitleEn', am: 'sortTitleAm' } as const

/** Keeps what content tables search and sort by of a title, and what a question asks, by which its editors look for it, too. The other language's lists sort by it too, while it has no title of its own. */
export async function keepTitle(
  db: Database,
  { itemId, language, isNew = false }: { itemId: string; language: Language; isNew?: boolean },
  title: string,
): Promise<void> {
  const item = await db
    .selectFrom('items')
    .leftJoin('editions as other', (join) =>
      join.onRef('other.itemId', '=', 'items.id').on('other.language', '=', otherLanguage(language)),
    )
    .select(['items.kind', 'other.title as otherTitle'])
    .where('items.id', '=', itemId)
    .executeTakeFirst()
  if (!item) return
  const [asked] = hasTrait(asKind(item.kind), 'answered') ? await selectBodies(db, [itemId], language) : []
  await keepWords(db, { itemId, language, kind: item.kind, isNew }, searchedIn(title, asked?.body))
  const [own, theirs] = [sortTitleOf(title), sortTitleOf(item.otherTitle ?? '')]
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

interface Words {
  itemId: string
  language: Language | 'slug'
  kind: string
  /** Nothing is kept yet. */
  isNew: boolean
}

/** Makes an item findable by the words of its title in one language, or of its slug. */
export async function keepWords(db: Database, { isNew, ...key }: Words, text: string): Promise<void> {
  const { itemId, language } = key
  const wanted = formsIn(text)
  const known = isNew ? new Set<string>() : await findKeptWords(db, key)
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
  await db
    .insertInto('title_words')
    .values(added.map((word) => ({ ...key, word })))
    .onConflict((on) => on.columns(['itemId', 'language', 'word']).doNothing())
    .execute()
}

async function findKeptWords(db: Database, key: Pick<Words, 'itemId' | 'language'>): Promise<Set<string>> {
  const kept = await db
    .selectFrom('title_words')
    .select('word')
    .where('itemId', '=', key.itemId)
    .where('language', '=', key.language)
    .execute()
  return new Set(kept.map(({ word }) => word))
}

/** What is searched for: the beginning of a word, or a form that is kept with it. */
export function titleSearchOf(q: string): { start: string; forms: string[] }[] {
  return wordsOf(q)
    .slice(0, 8)
    .map((word) => ({ start: word, forms: formsOf(word) }))
}

/** Items whose titles were kept under older rules, or never. */
export async function selectUnkeptTitles(db: Database, limit: number) {
  return (
    db
      .selectFrom('items')
      .select(['id', 'kind', 'slug'])
      // Two ends of an index: an inequality would be asked of every item.
      .where((where) =>
        where.or([
          where('titlesVersion', '<', titleRulesVersion),
          where('titlesVersion', '>', titleRulesVersion),
        ]),
      )
      .orderBy('titlesVersion')
      .orderBy('id')
      .limit(limit)
      .execute()
  )
}

export async function selectTitlesOf(db: Database, itemIds: readonly string[]) {
  return db
    .selectFrom('editions')
    .select(['itemId', 'language', 'title'])
    .where('itemId', 'in', itemIds)
    .execute()
}

/** Keeps all titles and the slugs of several items anew, in few statements. */
export async function keepAllTitles(
  db: Database,
  items: readonly { id: string; kind: string; slug: string }[],
): Promise<void> {
  const ids = items.map(({ id }) => id)
  const titles = await selectTitlesOf(db, ids)
  const questions = items.filter(({ kind }) => hasTrait(asKind(kind), 'answered')).map(({ id }) => id)
  const bodies = questions.length > 0 ? await selectBodies(db, questions) : []
  await db.deleteFrom('title_words').where('itemId', 'in', ids).execute()
  const rows = items.flatMap(({ id: itemId, kind, slug }) => {
    const texts = [
      ...titles
        .filter((one) => one.itemId === itemId)
        .map(({ language, title }) => {
          const asked = bodies.find((one) => one.itemId === itemId && one.language === language)
          return { language, title: searchedIn(title, asked?.body) }
        }),
      { language: 'slug' as const, title: slug },
    ]
    return texts.flatMap(({ language, title }) =>
      [...formsIn(title)].map((word) => ({ itemId, language, kind, word })),
    )
  })
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await db
      .insertInto('title_words')
      .values(rows.slice(start, start + rowsAtOnce))
      // Another node that starts now keeps the same.
      .onConflict((on) => on.columns(['itemId', 'language', 'word']).doNothing())
      .execute()
  for (const { id } of items) {
    const titleIn = (language: Language) =>
      sortTitleOf(titles.find((one) => one.itemId === id && one.language === language)?.title)
    const [en, am] = [titleIn('en'), titleIn('am')]
    await db
      .updateTable('items')
      .set({ sortTitleEn: en || am, sortTitleAm: am || en, titlesVersion: titleRulesVersion })
      .where('id', '=', id)
      .execute()
  }
}

async function selectBodies(db: Database, itemIds: readonly string[], language?: Language) {
  return db
    .selectFrom('editions')
    .select(['itemId', 'language', 'body'])
    .where('itemId', 'in', itemIds)
    .$if(language !== undefined, (query) => query.where('language', '=', language ?? 'en'))
    .execute()
}

/** A title with the words of what is asked; not what can be answered, which is much the same in many questions. */
function searchedIn(title: string, body?: string): string {
  if (body === undefined) return title
  const { content } = toJson<BlockDocument>(body)
  const asked = content.filter(({ type }) => !answers.has(type))
  return `${title} ${plainText({ type: 'doc', content: asked }).slice(0, longestAsked)}`
}

const answers: ReadonlySet<string> = new Set(['choice', 'explanation', 'numberAnswer'])

function sortTitleOf(title = ''): string {
  return fold(title).slice(0, longestSortTitle)
}

/** The folded words of a text, with the forms under which each is found. */
function formsIn(text: string): Set<string> {
  return new Set(wordsOf(text).flatMap(formsOf))
}

function wordsOf(text: string): string[] {
  return fold(text)
    .split(' ')
    .filter(Boolean)
    .map((word) => word.slice(0, longestWord))
}
