import { dataSetIdsOf, type BlockDocument } from '#content/blocks/document.ts'
import { selectArticle } from '#content/reading/server/article-store.ts'
import type { Context } from '#platform/server/context.ts'

/** The data sets that a text draws whose resource is published. */
export async function findShownDataSets(ctx: Context, body: BlockDocument): Promise<ReadonlySet<string>> {
  const ids = dataSetIdsOf(body)
  const found = await Promise.all(
    ids.map((address) => selectArticle(ctx.readDb, { kind: 'resource', address, now: ctx.now })),
  )
  return new Set(ids.filter((_, index) => (found[index] ?? []).length > 0))
}
