import { asKind, kindsWith } from '#content/kinds.ts'
import { selectTagSlugs } from '#content/labels/server/tags-store.ts'
import { selectItemKeys, selectItemsLike } from '#content/records/server/carried-store.ts'
import type { Context } from '#platform/server/context.ts'
import { inParts } from '../archive/import/import-plan.ts'
import type { QuestionBank, ReadQuestion } from './carried-question.ts'
import { listStoredQuestions, type StoredQuestion } from './stored-questions.ts'

/** What is here already of what the questions of a file name. */
export interface There {
  questions: Map<string, StoredQuestion>
  /** Addresses that questions have here, also of those that the file does not name. */
  slugs: ReadonlySet<string>
  /** The slugs that tags have, by those that lead to them. */
  tags: ReadonlyMap<string, string>
  /** Ids by name, such as `lesson/reading-a-candle`. */
  about: ReadonlyMap<string, string>
}

export async function findThere(
  ctx: Context,
  questions: readonly ReadQuestion[],
  bank: QuestionBank,
): Promise<There> {
  const all = await selectItemKeys(ctx.db, { kinds: ['question'], withBin: true })
  const wanted = new Set(questions.map(({ slug }) => slug))
  const ids = all.filter(({ slug }) => wanted.has(slug)).map(({ id }) => id)
  const stored = await listStoredQuestions(ctx, ids, bank)
  return {
    questions: new Map(stored.map((one) => [one.slug, one])),
    slugs: new Set(all.map(({ slug }) => slug)),
    tags: await selectTagSlugs(ctx.db),
    about: await findAbout(ctx, questions),
  }
}

async function findAbout(ctx: Context, questions: readonly ReadQuestion[]): Promise<Map<string, string>> {
  const named = [...new Set(questions.flatMap(({ about = [] }) => about))]
  const kinds = kindsWith('taught')
  const found = new Map<string, string>()
  for (const part of inParts(named.map((name) => name.split('/').at(-1) ?? '')))
    for (const { id, kind, slug } of await selectItemsLike(ctx.db, { ids: part, slugs: part }))
      if (kinds.some((one) => one === kind)) found.set(`${asKind(kind)}/${slug}`, id)
  return found
}
