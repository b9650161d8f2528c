import type { Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import type { Card } from '#content/contract.ts'
import { kindsWith } from '#content/kinds.ts'
import { listCards } from '#content/reading/server/reading.ts'
import { selectItemsMarking } from '#content/reading/server/terms-store.ts'

/** Terms name each other in their own way. */
const markingKinds = kindsWith('ownPage').filter((kind) => kind !== 'term')

/** Items in the bin or in no list, which are met on the way. */
const mostHidden = 20

/** Texts with a page of their own that mark a term, what was published last first. */
export async function listMarking(
  ctx: Context,
  { termId, language, most }: { termId: string; language: Language; most: number },
): Promise<Card[]> {
  const kinds = markingKinds
  const wanted = { termId, kinds, now: ctx.now, most: most + mostHidden }
  const itemIds = await selectItemsMarking(ctx.readDb, wanted)
  const { items } = await listCards(ctx, { kinds, itemIds, language, order: 'newest', pageSize: most })
  return items
}
