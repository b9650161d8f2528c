import { conflict, invalid, notFound } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { audit } from '#platform/server/audit.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { isOvertaken } from '#platform/server/overtaken.ts'
import { sharedRead } from '#platform/server/shared-reads.ts'
import type { Collection } from '#content/contract.ts'
import {
  countItemsIn,
  deleteCollectionRow,
  findCollection,
  findCollectionSlug,
  insertCollection,
  lockCollection,
  lockCollectionsToRemove,
  moveItemsTo,
  replaceCollection,
  selectCollections,
  selectItemCounts,
  updateCollectionRow,
} from '#content/labels/server/collections-store.ts'
import { findItem } from '#content/records/server/items-store.ts'
import { findPictures } from '#content/media/server/find-media.ts'
import { holdMedia } from '#content/media/server/store.ts'
import { titleOf } from '#content/reading/server/reading.ts'
import { keepNeededParts } from '#content/items/server/needed-parts.ts'
import { bumpSiteVersion, lockSiteVersion } from '#content/server/site-version-store.ts'
import { slugOf } from '#content/items/server/slugs.ts'

type CollectionTexts = Pick<
  Collection,
  'titleEn' | 'titleAm' | 'summaryEn' | 'summaryAm' | 'sortOrder' | 'coverId'
>

/** Tracks, FAQ categories, series, or the sections of one course, in their order. */
export function listCollections(
  ctx: Context,
  filter: { kind: Collection['kind']; parentId?: string },
): Promise<Collection[]> {
  return filter.parentId === undefined ? listAll(ctx, filter.kind) : readRows(ctx, filter)
}

const listAll = sharedRead((ctx, kind: Collection['kind']) => readRows(ctx, { kind }))

async function readRows(
  ctx: Context,
  filter: Parameters<typeof selectCollections>[1],
): Promise<Collection[]> {
  return (await selectCollections(ctx.readDb, filter)).map(toCollection)
}

/** The same for administrators, with how many items stand in each, and how many that lie in the bin belong to it. */
export async function listCollectionsWithCounts(
  ctx: Context,
  filter: { kind: Collection['kind']; parentId?: string },
): Promise<(Collection & { items: number; binned: number })[]> {
  const collections = await listCollections(ctx, filter)
  const counts = await selectItemCounts(
    ctx.readDb,
    collections.map(({ id }) => id),
  )
  return collections.map((one) => {
    const { count = 0, binned = 0 } = counts.find(({ collectionId }) => collectionId === one.id) ?? {}
    return { ...one, items: count - binned, binned }
  })
}

/** A collection that was removed comes back under its `id`. */
export function createCollection(
  ctx: Context,
  wanted: { kind: Collection['kind']; parentId?: string; id?: string } & Partial<CollectionTexts>,
): Promise<Collection> {
  return inTransaction(ctx, async (ctx) => {
    await lockSiteVersion(ctx.db)
    const title = wanted.titleEn || wanted.titleAm
    if (!title) throw invalid({ titleEn: 'required' })
    await refuseUnknown(ctx, wanted)
    const siblings = await selectCollections(ctx.db, { kind: wanted.kind, parentId: wanted.parentId })
    const id = wanted.id ?? newId()
    if (wanted.id && (await findCollection(ctx.db, id))) throw invalid({ id: 'taken' })
    const slug = freeSlug(slugOf(title) || wanted.kind, siblings)
    const sortOrder = wanted.sortOrder ?? (siblings.at(-1)?.sortOrder ?? 0) + 1
    await insertCollection(ctx.db, { ...wanted, id, slug, sortOrder })
    return changed(ctx, id, 'collection.created')
  })
}

/**
 * Changes the values that are given.
 * @throws 409 `collection.changed` with `details.current`, `item.in_use` as `keepNeeded`
 */
export function updateCollection(
  ctx: Context,
  id: string,
  { was, ...changes }: Partial<CollectionTexts> & { was?: Partial<Omit<CollectionTexts, 'sortOrder'>> },
): Promise<Collection> {
  return inTransaction(ctx, async (ctx) => {
    await lockSiteVersion(ctx.db)
    const row = await lockCollection(ctx.db, id)
    if (!row) throw notFound('collection')
    const { titleEn, titleAm, summaryEn, summaryAm, coverId } = row
    const current = { titleEn, titleAm, summaryEn, summaryAm, coverId }
    if (isOvertaken({ current, wanted: changes, was })) throw conflict('collection.changed', { current })
    await refuseUnknown(ctx, changes)
    const write = () => updateCollectionRow(ctx.db, id, { sortOrder: row.sortOrder, ...changes })
    const isMoved = changes.sortOrder !== undefined && changes.sortOrder !== row.sortOrder
    await keepNeededParts(ctx, isMoved ? row.parentId : null, write)
    return changed(ctx, id, 'collection.changed')
  })
}

/** Only an empty collection can be removed. */
export function removeCollection(ctx: Context, id: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await lockSiteVersion(ctx.db)
    const [row] = await lockCollectionsToRemove(ctx.db, [id])
    if (!row) throw notFound('collection')
    const items = await countItemsIn(ctx.db, id)
    if (items > 0) throw conflict('collection.not_empty', { items })
    await deleteCollectionRow(ctx.db, id)
    await audit(ctx, 'collection.removed', {
      kind: row.kind,
      id,
      details: { title: row.titleEn || row.titleAm },
    })
    await bumpSiteVersion(ctx.db, ctx.now)
  })
}

/**
 * Makes one collection part of another: its items move to the end of the other one, and its address leads there.
 * @throws 422 when the other one is of another kind or course, 409 `item.in_use` as `keepNeeded`
 */
export function mergeCollection(ctx: Context, id: string, into: string): Promise<{ moved: number }> {
  return inTransaction(ctx, async (ctx) => {
    const parentId = (await findCollection(ctx.db, id))?.parentId ?? null
    return keepNeededParts(ctx, parentId, () => moveIntoCollection(ctx, id, into))
  })
}

/** As `mergeCollection`, in the transaction of `ctx`, for those who ask once what needs any of all that they move: `keepNeeded`. */
export async function moveIntoCollection(ctx: Context, id: string, into: string): Promise<{ moved: number }> {
  await lockSiteVersion(ctx.db)
  const rows = await lockCollectionsToRemove(ctx.db, [id, into])
  const [from, target] = [id, into].map((wanted) => rows.find((row) => row.id === wanted))
  if (!from) throw notFound('collection')
  if (!target || target.id === id || target.kind !== from.kind || target.parentId !== from.parentId)
    throw invalid({ id: 'unknown' })
  const moved = await moveItemsTo(ctx.db, { from: id, into })
  await replaceCollection(ctx.db, from, into)
  await audit(ctx, 'collection.merged', {
    kind: from.kind,
    id: into,
    details: { title: titleOf(from, ctx.language), into: titleOf(target, ctx.language), count: moved },
  })
  await bumpSiteVersion(ctx.db, ctx.now)
  return { moved }
}

/** The slug of a collection now, given that slug or an earlier one; unknown ones are given back. */
export async function currentSlugOf(ctx: Context, kind: Collection['kind'], slug: string): Promise<string> {
  return (await findCollectionSlug(ctx.readDb, { kind, slug })) ?? slug
}

async function refuseUnknown(
  ctx: Context,
  named: { parentId?: string; coverId?: string | null },
): Promise<void> {
  const { parentId, coverId } = named
  if (parentId && !(await findItem(ctx.db, parentId))) throw invalid({ parentId: 'unknown' })
  if (coverId) await holdMedia(ctx.db, [coverId])
  if (coverId && !(await findPictures(ctx, [coverId])).has(coverId)) throw invalid({ coverId: 'unknown' })
}

/** `base`, numbered until no sibling has it. */
function freeSlug(base: string, siblings: readonly { slug: string }[]): string {
  const taken = new Set(siblings.map((one) => one.slug))
  let slug = base
  for (let number = 2; taken.has(slug); number++) slug = `${base}-${number}`
  return slug
}

async function changed(
  ctx: Context,
  id: string,
  event: 'collection.created' | 'collection.changed',
): Promise<Collection> {
  const row = await findCollection(ctx.db, id)
  if (!row) throw notFound('collection')
  await audit(ctx, event, { kind: row.kind, id, details: { title: row.titleEn || row.titleAm } })
  await bumpSiteVersion(ctx.db, ctx.now)
  return toCollection(row)
}

function toCollection(row: Omit<Collection, 'kind'> & { kind: string }): Collection {
  return { ...row, kind: asCollectionKind(row.kind) }
}

/** Only kinds of the contract are ever stored. */
function asCollectionKind(kind: string): Collection['kind'] {
  return kind as Collection['kind']
}
