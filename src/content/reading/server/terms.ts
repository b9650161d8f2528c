import type { Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import type { Card } from '../../contract.ts'
import { kindsWith } from '../../kinds.ts'
import { listCards } from './reading.ts'
import { selectItemsMarking } from './terms-store.ts'

/** Terms name each other in their own way. */
const markingKinds = kindsWith('ownPage').filter((kind) => kind !== 'term')

/** Texts with a page of their own that mark a term, what was published last first. */
export async function listMarking(
  ctx: Context,
  { termId, language, most }: { termId: string; language: Language; most: number },
): Promise<Card[]> {
  const itemIds = await selectItemsMarking(ctx.readDb, { termId, now: ctx.now, most: most * 2 })
  const kinds = markingKinds
  const { items } = await listCards(ctx, { kinds, itemIds, language, order: 'newest', pageSize: most })
  return items
}
