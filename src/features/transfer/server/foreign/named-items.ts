import type { ContentKind } from '#content/kinds.ts'
import { findItemByAddress } from '#content/reading/server/published-store.ts'
import type { Context } from '#platform/server/context.ts'

/** What a line of Markdown names, where that is no picture. */
export interface NamedItem {
  kind: ContentKind
  name: string
}

/** The id of an exercise, or of a resource that is a data set, by its id or one of its addresses; undefined for none. */
export type FindNamed = (kind: ContentKind, name: string) => Promise<string | undefined>

/** Looks on this site, once for each name. What lies in the bin is not there. */
export function findNamedIn(ctx: Context): FindNamed {
  const found = new Map<string, Promise<string | undefined>>()
  return (kind, name) => {
    const key = `${kind}/${name}`
    const finding = found.get(key) ?? find(ctx, kind, name)
    found.set(key, finding)
    return finding
  }
}

async function find(ctx: Context, kind: ContentKind, name: string): Promise<string | undefined> {
  const item = await findItemByAddress(ctx.readDb, kind, name)
  const isThere = item?.deletedAt === null && (kind !== 'resource' || item.resourceType === 'dataset')
  return isThere ? item.id : undefined
}
