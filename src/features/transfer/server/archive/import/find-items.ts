import type { Context } from '#platform/server/context.ts'
import { selectItemsLike } from '#content/records/server/carried-store.ts'

/** Ids of items named as `kind/slug`, and the names that name none. */
export async function findItemIds(
  ctx: Context,
  names: readonly string[],
): Promise<{ ids: string[]; unknown: string[] }> {
  const slugs = names.map((name) => name.split('/').at(-1) ?? '')
  const rows = names.length > 0 ? await selectItemsLike(ctx.readDb, { ids: slugs, slugs }) : []
  const idOf = (name: string) => rows.find((row) => `${row.kind}/${row.slug}` === name)?.id
  return {
    ids: names.flatMap((name) => idOf(name) ?? []),
    unknown: names.filter((name) => idOf(name) === undefined),
  }
}
