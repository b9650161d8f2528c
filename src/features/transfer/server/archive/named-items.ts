import { asKind } from '#content/kinds.ts'
import { selectItemKeys } from '#content/records/server/carried-store.ts'
import type { Context } from '#platform/server/context.ts'
import type { ArchivedItem } from '../../contract.ts'
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
  const rows = await selectItemKeys(ctx.readDb, { ids: [...ids], withBin: true })
  if (rows.length === 0) return item
  return {
    ...item,
    named: Object.fromEntries(rows.map(({ id, kind, slug }) => [id, { kind: asKind(kind), slug }])),
  }
}
