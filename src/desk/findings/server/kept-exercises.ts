import type { BlockDocument } from '#content/blocks/document.ts'
import { walkBlocks } from '#content/blocks/walk.ts'
import { selectItemsByIds } from '#content/records/server/items-store.ts'
import type { Context } from '#platform/server/context.ts'

/** The exercises that a text names although only quizzes may ask them. */
export async function findKeptForQuizzes(ctx: Context, body: BlockDocument): Promise<ReadonlySet<string>> {
  const ids = [...walkBlocks(body.content)].flatMap((block) =>
    block.type === 'selfCheck' ? block.attrs.questionId : [],
  )
  if (ids.length === 0) return new Set()
  const rows = await selectItemsByIds(ctx.readDb, [...new Set(ids)])
  return new Set(rows.filter(({ use }) => use === 'quiz').map(({ id }) => id))
}
