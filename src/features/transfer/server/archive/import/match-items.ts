import { newId } from '#platform/ids.ts'
import type { Context } from '#platform/server/context.ts'
import { archivedItem, type ArchivedItem, type ArchiveProblem } from '../../../contract.ts'
import { selectItemsLike, selectSlugOwners } from '#content/records/server/carried-store.ts'
import { entryPaths, itemEntries, type ItemEntries } from '../entry-paths.ts'
import { findNamedItems } from './find-named-items.ts'
import { inParts, readEntry, takeTurns, type Planning } from './import-plan.ts'

/** An item of the archive, and the item of this site that it is. */
export interface MatchedItem {
  archived: ArchivedItem
  entries: ItemEntries
  /** Its id on this site, now or after the import. */
  id: string
  here: { id: string; slug: string; parentId: string | null; version: number } | undefined
  problems: ArchiveProblem[]
}

/** Fields that could not be read at all: only the name of the item is known, and what is wrong with it. */
export interface UnreadableItem {
  name: string
  problems: ArchiveProblem[]
}

/** Reads the fields of all items and finds each one here by its id, or else by its kind and slug. */
export async function matchItems(
  ctx: Context,
  planning: Planning,
): Promise<{ items: MatchedItem[]; unreadable: UnreadableItem[] }> {
  const items: Omit<MatchedItem, 'id' | 'here'>[] = []
  const unreadable: UnreadableItem[] = []
  for (const [name, entries] of itemEntries(planning.archive.paths)) {
    const problems: ArchiveProblem[] = []
    for (const { path } of [...entries.editions, ...entries.revisions, ...entries.parts])
      planning.known.add(path)
    const archived = await readEntry(planning, entries.path, {
      shape: archivedItem,
      notes: problems,
      field: (field) => field,
    })
    if (!archived) unreadable.push({ name, problems })
    else {
      if (entryPaths.item(archived) !== entries.path)
        problems.push({ field: 'slug', code: 'name.differs', detail: `${archived.kind}/${archived.slug}` })
      items.push({ archived, entries, problems })
    }
    await takeTurns()
  }
  const matched: MatchedItem[] = []
  for (const part of inParts(items)) matched.push(...(await matchPart(ctx, part)))
  noteTwins(matched)
  const archived = matched.map((one) => one.archived)
  for (const [id, here] of await findNamedItems(ctx, archived)) planning.ids.set(id, here)
  for (const { archived, id } of matched) if (archived.id !== id) planning.ids.set(archived.id, id)
  return { items: matched, unreadable }
}

async function matchPart(
  ctx: Context,
  part: readonly Omit<MatchedItem, 'id' | 'here'>[],
): Promise<MatchedItem[]> {
  const slugs = part.flatMap(({ archived }) => [archived.slug, ...archived.earlierSlugs])
  const [rows, owners] = [
    await selectItemsLike(ctx.readDb, { ids: part.map(({ archived }) => archived.id), slugs }),
    await selectSlugOwners(ctx.readDb, slugs),
  ]
  return part.map((one) => {
    const { archived, problems } = one
    const isOfKind = (row: { kind: string }) => row.kind === archived.kind
    const holder = rows.find((row) => row.id === archived.id)
    const namesake = rows.find((row) => isOfKind(row) && row.slug === archived.slug)
    const here = holder && isOfKind(holder) ? holder : namesake
    const id = here?.id ?? (holder ? newId() : archived.id)
    const isTaken = (slug: string) =>
      rows.some((row) => isOfKind(row) && row.slug === slug && row.id !== id) ||
      owners.some((row) => isOfKind(row) && row.slug === slug && row.itemId !== id)
    if (isTaken(archived.slug)) problems.push({ field: 'slug', code: 'slug.taken', detail: archived.slug })
    for (const [index, slug] of archived.earlierSlugs.entries())
      if (isTaken(slug)) problems.push({ field: `earlierSlugs.${index}`, code: 'slug.taken', detail: slug })
    return { ...one, id, here }
  })
}

/** Two items of an archive cannot be one item here, nor have one address. */
function noteTwins(items: readonly MatchedItem[]): void {
  const ids = new Set<string>()
  const slugs = new Set(items.map(({ archived }) => `${archived.kind}/${archived.slug}`))
  for (const { archived, id, problems } of items) {
    if (ids.has(id)) problems.push({ field: 'id', code: 'item.twice', detail: archived.id })
    ids.add(id)
    for (const [index, slug] of archived.earlierSlugs.entries())
      if (slugs.has(`${archived.kind}/${slug}`))
        problems.push({ field: `earlierSlugs.${index}`, code: 'slug.taken', detail: slug })
  }
}
