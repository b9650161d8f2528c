import { isUniqueViolation } from '#platform/database/engine.ts'
import { conflict, invalid, notFound } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { audit } from '#platform/server/audit.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import type { Collection } from '../contract.ts'
import {
  deleteCollectionRow,
  deleteTagRow,
  findCollection,
  hasItemsIn,
  insertCollection,
  insertTag,
  selectCollections,
  selectTags,
  updateCollectionRow,
  updateTagRow,
} from './collections-store.ts'
import { findItem } from './items-store.ts'
import { findPictures } from './media/find-media.ts'
import { bumpSiteVersion } from './site-version-store.ts'
import { slugOf } from './slugs.ts'

export type CollectionTexts = Pick<
  Collection,
  'titleEn' | 'titleAm' | 'summaryEn' | 'summaryAm' | 'sortOrder' | 'coverId'
>

/** Tracks, FAQ categories, series, or the sections of one course, in their order. */
export function listCollections(
  ctx: Context,
  filter: { kind: Collection['kind']; parentId?: string },
): Promise<Collection[]> {
  return selectCollections(ctx.readDb, filter).then((rows) => rows.map(toCollection))
}

export function createCollection(
  ctx: Context,
  wanted: { kind: Collection['kind']; parentId?: string } & Partial<CollectionTexts>,
): Promise<Collection> {
  return inTransaction(ctx, async (ctx) => {
    if (!wanted.titleEn && !wanted.titleAm) throw invalid({ titleEn: 'required' })
    await refuseUnknown(ctx, wanted)
    const siblings = await selectCollections(ctx.db, { kind: wanted.kind, parentId: wanted.parentId })
    const id = newId()
    const slug = freeSlug(slugOf(wanted.titleEn || wanted.titleAm || '') || wanted.kind, siblings)
    const sortOrder = wanted.sortOrder ?? (siblings.at(-1)?.sortOrder ?? 0) + 1
    await insertCollection(ctx.db, { ...wanted, id, slug, sortOrder })
    return changed(ctx, id, 'collection.created')
  })
}

export function updateCollection(
  ctx: Context,
  id: string,
  changes: Partial<CollectionTexts>,
): Promise<Collection> {
  return inTransaction(ctx, async (ctx) => {
    const row = await findCollection(ctx.db, id)
    if (!row) throw notFound('collection')
    await refuseUnknown(ctx, changes)
    await updateCollectionRow(ctx.db, id, { sortOrder: row.sortOrder, ...changes })
    return changed(ctx, id, 'collection.changed')
  })
}

/** Only an empty collection can be removed. */
export function removeCollection(ctx: Context, id: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const row = await findCollection(ctx.db, id)
    if (!row) throw notFound('collection')
    if (await hasItemsIn(ctx.db, id)) throw conflict('collection.not_empty')
    await deleteCollectionRow(ctx.db, id)
    await audit(ctx, 'collection.removed', {
      kind: row.kind,
      id,
      details: { title: row.titleEn || row.titleAm },
    })
    await bumpSiteVersion(ctx.db, ctx.now)
  })
}

export function listAllTags(ctx: Context) {
  return selectTags(ctx.readDb)
}

export function createTag(ctx: Context, labels: { labelEn: string; labelAm: string }) {
  return inTransaction(ctx, async (ctx) => {
    const tag = { id: newId(), slug: slugOf(labels.labelEn || labels.labelAm), ...labels }
    if (!tag.slug) throw invalid({ labelEn: 'required' })
    await insertTag(ctx.db, tag).catch((error: unknown) => {
      throw isUniqueViolation(error) ? invalid({ labelEn: 'taken' }) : error
    })
    await audit(ctx, 'tag.created', { kind: 'tag', id: tag.id, details: { slug: tag.slug } })
    return tag
  })
}

export function renameTag(
  ctx: Context,
  id: string,
  labels: { labelEn?: string; labelAm?: string },
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    if (Object.keys(labels).length === 0) throw invalid({ labelEn: 'required' })
    if (!(await updateTagRow(ctx.db, id, labels))) throw notFound('tag')
    await audit(ctx, 'tag.renamed', { kind: 'tag', id })
    await bumpSiteVersion(ctx.db, ctx.now)
  })
}

export function removeTag(ctx: Context, id: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await deleteTagRow(ctx.db, id)
    await audit(ctx, 'tag.removed', { kind: 'tag', id })
    await bumpSiteVersion(ctx.db, ctx.now)
  })
}

async function refuseUnknown(
  ctx: Context,
  named: { parentId?: string; coverId?: string | null },
): Promise<void> {
  const { parentId, coverId } = named
  if (parentId && !(await findItem(ctx.db, parentId))) throw invalid({ parentId: 'unknown' })
  if (coverId && !(await findPictures(ctx, [coverId])).has(coverId)) throw invalid({ coverId: 'unknown' })
}

/** `base`, numbered until no sibling has it. */
function freeSlug(base: string, siblings: readonly { slug: string }[]): string {
  const taken = new Set(siblings.map((one) => one.slug))
  let slug = base
  for (let number = 2; taken.has(slug); number++) slug = `${base}-${number}`
  return slug
}

async function changed(ctx: Context, id: string, event: string): Promise<Collection> {
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
