import { asKind } from '#content/kinds.ts'
import { selectTagsOfItems } from '#content/reading/server/published-store.ts'
import { selectEditionRows, selectItemKeys, selectItemRows } from '#content/records/server/carried-store.ts'
import type { StoredEditionRow } from '#content/records/server/editions-store.ts'
import type { StoredItem } from '#content/records/server/items-store.ts'
import { readDetails } from '#content/server/own-members.ts'
import { toJson } from '#content/server/stored-json.ts'
import type { BlockDocument } from '#content/blocks/document.ts'
import { languages, type Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import { inParts } from '../archive/import/import-plan.ts'
import type { Level } from '#content/classification.ts'
import type { CarriedQuestion, QuestionBank, QuestionParts } from './carried-question.ts'

/** A question as it is here: the texts that editors work on. */
export interface StoredQuestion extends CarriedQuestion {
  id: string
  item: StoredItem
  /** Ids of the items that it is about. */
  aboutIds: string[]
  editions: Partial<Record<Language, StoredEditionRow>>
}

/** Questions by their ids, in the order of the ids. */
export async function listStoredQuestions(
  ctx: Context,
  ids: readonly string[],
  bank: QuestionBank,
): Promise<StoredQuestion[]> {
  const questions: StoredQuestion[] = []
  for (const part of inParts(ids)) {
    const [items, editions, tags] = await Promise.all([
      selectItemRows(ctx.db, part),
      selectEditionRows(ctx.db, part),
      selectTagsOfItems(ctx.db, part),
    ])
    const names = await findItemNames(ctx, items.flatMap(aboutOf))
    for (const item of items) {
      const own = editions.filter(({ itemId }) => itemId === item.id)
      const { form = 'single', use = 'practice' } = readDetails('question', item.details)
      questions.push({
        id: item.id,
        item,
        slug: item.slug,
        form,
        use,
        level: asLevel(item.level),
        tags: tags.filter(({ itemId }) => itemId === item.id).map(({ slug }) => slug),
        about: aboutOf(item).flatMap((id) => names.get(id) ?? []),
        aboutIds: aboutOf(item),
        editions: Object.fromEntries(own.map((edition) => [edition.language, edition])),
        texts: textsOf(own, bank),
      })
    }
  }
  return questions.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

function aboutOf(item: StoredItem): string[] {
  return readDetails('question', item.details).about ?? []
}

function textsOf(editions: readonly StoredEditionRow[], bank: QuestionBank): StoredQuestion['texts'] {
  const texts: StoredQuestion['texts'] = {}
  for (const language of languages) {
    const edition = editions.find((one) => one.language === language)
    if (!edition) continue
    const parts = bank.readQuestionText(toJson<BlockDocument>(edition.body))
    if (edition.title !== '' || !isUnwritten(parts)) texts[language] = { title: edition.title, parts }
  }
  return texts
}

/** A text that nobody has written yet is one empty line. */
function isUnwritten({ asked, choices, number, explanation }: QuestionParts): boolean {
  const [only, ...others] = asked
  const isBlank = others.length === 0 && (!only || (only.type === 'paragraph' && !only.content))
  return isBlank && choices.length + explanation.length === 0 && number === null
}

/** Items as files name them, `lesson/reading-a-candle`, by their ids. */
async function findItemNames(ctx: Context, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await selectItemKeys(ctx.db, { ids: [...new Set(ids)], withBin: true })
  return new Map(rows.map(({ id, kind, slug }) => [id, `${asKind(kind)}/${slug}`]))
}

/** Levels are checked before they are stored. */
function asLevel(stored: string | null): Level | null {
  return stored as Level | null
}
