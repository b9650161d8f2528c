import type { Card } from '#content/contract.ts'
import { markableKinds } from '#content/read-marks/contract.ts'
import { listCards } from '#content/reading/server/reading.ts'
import type { Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'

/** Of what was marked, some may have gone from the site since. */
const spare = 8

/** The first of these texts that can still be read, in their order. */
export async function listLatelyRead(
  ctx: Context,
  markedIds: readonly string[],
  { language, most }: { language: Language; most: number },
): Promise<Card[]> {
  const itemIds = markedIds.slice(0, most + spare)
  if (itemIds.length === 0) return []
  const { items } = await listCards(ctx, {
    kinds: markableKinds,
    itemIds,
    language,
    unlisted: true,
    order: 'order',
    pageSize: itemIds.length,
  })
  return itemIds.flatMap((id) => items.find((card) => card.id === id) ?? []).slice(0, most)
}
