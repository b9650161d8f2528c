import { asKind } from '#content/kinds.ts'
import type { Context } from '#platform/server/context.ts'
import type { ArchivedItem } from '../../contract.ts'
import { selectItemsLike } from './archive-store.ts'
import { idsIn } from './ids-in.ts'
import type { StoredContent } from './read-content.ts'

/** The item with the names of what it names without bringing it along, such as a term that its text marks. */
export async function withNamedItems(
  ctx: Context,
  { item, editions, revisions }: StoredContent,
  isChosen: (id: string) => boolean,
): Promise<ArchivedItem> {
  const ids = new Set([...idsIn([item.details, editions, revisions])].filter((id) => !isChosen(id)))
  if (ids.size === 0) return item
  const rows = await selectItemsLike(ctx.readDb, { ids: [...ids], slugs: [] })
  if (rows.length === 0) return item
  return {
    ...item,
    named: Object.fromEntries(rows.map(({ id, kind, slug }) => [id, { kind: asKind(kind), slug }])),
  }
}

/** What items of an archive name without bringing it along: its ids here, by those of the archive, where they differ. */
export async function findNamedItems(
  ctx: Context,
  items: readonly ArchivedItem[],
): Promise<Map<string, string>> {
  const named = new Map(items.flatMap((item) => Object.entries(item.named ?? {})))
  if (named.size === 0) return new Map()
  const slugs = [...named.values()].map(({ slug }) => slug)
  const rows = await selectItemsLike(ctx.readDb, { ids: [...named.keys()], slugs })
  const found = new Map<string, string>()
  for (const [id, { kind, slug }] of named) {
    const isHere = rows.some((row) => row.id === id && row.kind === kind)
    const namesake = rows.find((row) => row.kind === kind && row.slug === slug)
    if (!isHere && namesake) found.set(id, namesake.id)
  }
  return found
}
