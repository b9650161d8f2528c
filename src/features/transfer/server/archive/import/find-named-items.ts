import { selectItemsLike } from '#content/records/server/carried-store.ts'
import type { Context } from '#platform/server/context.ts'
import type { ArchivedItem } from '../../../contract.ts'
import { inParts } from './import-plan.ts'

/** What items of an archive name without bringing it along: its ids here, by those of the archive, where they differ. */
export async function findNamedItems(
  ctx: Context,
  items: readonly ArchivedItem[],
): Promise<Map<string, string>> {
  const named = new Map(items.flatMap((item) => Object.entries(item.named ?? {})))
  const found = new Map<string, string>()
  for (const part of inParts([...named])) {
    const wanted = { ids: part.map(([id]) => id), slugs: part.map(([, { slug }]) => slug) }
    const rows = await selectItemsLike(ctx.readDb, wanted)
    for (const [id, { kind, slug }] of part) {
      const isHere = rows.some((row) => row.id === id && row.kind === kind)
      const namesake = rows.find((row) => row.kind === kind && row.slug === slug)
      if (!isHere && namesake) found.set(id, namesake.id)
    }
  }
  return found
}
