import { isUniqueViolation } from '#platform/database/engine.ts'
import { conflict, invalid, notFound } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import type { Language } from '#platform/languages.ts'
import { audit } from '#platform/server/audit.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { emptyDocument } from '../../blocks/document.ts'
import type { Item, ItemFields } from '../../contract.ts'
import type { Members } from '../../kind-members.ts'
import { hasPublications, insertEdition } from '../../records/server/editions-store.ts'
import { fitFields, refuseUnknownPlace } from './item-fields.ts'
import { serializeItem } from './item-shapes.ts'
import {
  findItem,
  forgetSlug,
  insertItem,
  isSlugTaken,
  keepSlug,
  nextSortOrder,
  replaceItemTags,
  setDeleted,
  updateItemAt,
  type StoredItem,
} from '../../records/server/items-store.ts'
import { followBin, followMove } from '../../records/server/public-changes.ts'
import { rulesOf } from '../../server/kind-rules.ts'
import { bumpSiteVersion, lockSiteVersion } from '../../server/site-version-store.ts'
import { keepNeeded, refuseNotReady } from '../../server/needed.ts'
import { toJson } from '../../server/stored-json.ts'
import { publicLanguagesOf } from './public-languages.ts'
import { slugOf } from './slugs.ts'
import { readTitle } from './titles.ts'
import { asKind, factsOf, type ContentKind } from '../../kinds.ts'

interface NewItem {
  kind: ContentKind
  language: Language
  title: string
  parentId?: string
  collectionId?: string
}

/**
 * Starts an item with one draft edition, last among its neighbours; its address is made from the title and never collides.
 * @throws 409 `item.parent_binned` for a lesson of a course that is in the bin
 */
export function createItem(ctx: Context, wanted: NewItem): Promise<Item> {
  return inTransaction(ctx, async (ctx) => {
    const id = newId()
    if (factsOf(wanted.kind).parent && !wanted.parentId) throw invalid({ parentId: 'required' })
    await refuseUnknownPlace(ctx, wanted)
    await refuseBinnedParent(ctx, wanted.parentId)
    const place = {
      kind: wanted.kind,
      parentId: wanted.parentId ?? null,
      collectionId: wanted.collectionId ?? null,
    }
    await insertWithFreeSlug(ctx, wanted.title, {
      id,
      ...place,
      sortOrder: await nextSortOrder(ctx.db, place),
      createdAt: ctx.now,
      updatedAt: ctx.now,
      createdBy: authorOf(ctx),
    })
    await insertEdition(ctx.db, {
      itemId: id,
      language: wanted.language,
      title: wanted.title.normalize('NFC'),
      body: JSON.stringify(emptyDocument()),
      updatedAt: ctx.now,
      updatedBy: authorOf(ctx),
    })
    await audit(ctx, 'item.created', { kind: wanted.kind, id, details: { title: wanted.title } })
    return readItem(ctx, id)
  })
}

/** An item with both editions as its editors see it. */
export async function readItem(ctx: Context, id: string): Promise<Item> {
  return serializeItem(ctx, await findRow(ctx, id))
}

/**
 * Changes the language-neutral fields. An earlier slug stays as a redirect. Nobody waits for what readers do not see.
 * @throws 409 with the item as it is when somebody changed it since `version`, or just now brings it to readers; `item.in_use` as
 *   `keepNeeded`
 */
export function updateItem(
  ctx: Context,
  id: string,
  change: { version: number; fields: Partial<ItemFields> },
): Promise<Item> {
  return inTransaction(ctx, async (ctx) => {
    const row = await findRow(ctx, id)
    if (publicLanguagesOf(row).length > 0 || (await hasPublications(ctx.db, id)))
      await keepNeeded(ctx, row, async () => writeFields(ctx, await findRow(ctx, id), change))
    else await writeFields(ctx, row, { ...change, isUnseen: true })
    return readItem(ctx, id)
  })
}

async function findRow(ctx: Context, id: string): Promise<StoredItem> {
  const row = await findItem(ctx.db, id)
  if (!row) throw notFound('item')
  return row
}

/**
 * As `updateItem`, in the transaction of `ctx`, for those who ask once what needs any of many items: `keepNeeded`. `isUnseen`: they
 * did not, because readers see nothing of the item.
 */
export async function writeFields(
  ctx: Context,
  row: StoredItem,
  change: { version: number; fields: Partial<ItemFields>; isUnseen?: boolean },
): Promise<void> {
  const { id } = row
  const { tags, slug, ...fields } = await fitFields(ctx, row, change.fields)
  if (slug !== undefined && slug !== row.slug) await moveSlug(ctx, row, slug)
  const changed = await updateItemAt(
    ctx.db,
    { id, version: change.version, isUnseen: change.isUnseen ?? false },
    { ...toColumns(fields), slug, updatedAt: ctx.now },
  ).catch((error: unknown) => {
    throw isUniqueViolation(error) ? invalid({ slug: 'taken' }) : error
  })
  if (!changed) throw conflict('item.changed', { current: await readItem(ctx, id) })
  if (slug !== undefined && slug !== row.slug) await followMove(ctx, id)
  const before = toJson<Members>(row.details)
  if (fields.details)
    await rulesOf(asKind(row.kind)).detailsWritten?.(ctx, { id, before, after: fields.details })
  if (tags && !(await replaceItemTags(ctx.db, id, tags))) throw invalid({ tags: 'unknown' })
  if (await hasPublications(ctx.db, id)) await bumpSiteVersion(ctx.db, ctx.now, [row])
}

/**
 * Puts an item into the bin: readers lose it at once, editors can bring it back for 30 days.
 * @throws 409 with the item as it is when it is not at `version` any more, `item.in_use` as `keepNeeded`
 */
export function binItem(ctx: Context, at: ItemAt): Promise<void> {
  return setInBin(ctx, at, ctx.now)
}

/**
 * Gives readers back what they saw of it.
 * @throws 409 with the item as it is when it is not at `version` any more, `item.parent_binned` before its course is back,
 *   `item.not_ready` as `refuseNotReady`
 */
export function restoreItem(ctx: Context, at: ItemAt): Promise<void> {
  return setInBin(ctx, at, null)
}

/** An item, and the version that an editor looked at while deciding; left out by those who saw none. */
interface ItemAt {
  id: string
  version?: number | undefined
}

function setInBin(ctx: Context, { id, version }: ItemAt, deletedAt: number | null): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await lockSiteVersion(ctx.db)
    const row = await findRow(ctx, id)
    if ((row.deletedAt === null) === (deletedAt === null)) return
    if (deletedAt === null) await refuseBinnedParent(ctx, row.parentId)
    const move = () => setDeleted(ctx.db, { ...row, version }, { deletedAt, now: ctx.now })
    const moved = await (deletedAt === null ? move() : keepNeeded(ctx, row, move))
    if (moved.length === 0) throw conflict('item.changed', { current: await readItem(ctx, id) })
    if (deletedAt === null) await refuseNotReady(ctx, row)
    if (await hasPublications(ctx.db, id)) await bumpSiteVersion(ctx.db, ctx.now, moved)
    await followBin(ctx, moved, { isBinned: deletedAt !== null })
    await audit(ctx, deletedAt === null ? 'item.restored' : 'item.binned', {
      kind: row.kind,
      id,
      details: { title: await readTitle(ctx, id) },
    })
  })
}

/** @throws 409 `item.parent_binned` when it would stand in a course that readers have lost and that may go for good */
export async function refuseBinnedParent(ctx: Context, parentId: string | null | undefined): Promise<void> {
  const parent = parentId ? await findItem(ctx.db, parentId) : undefined
  if (parent && parent.deletedAt !== null) throw conflict('item.parent_binned')
}

async function moveSlug(ctx: Context, row: StoredItem, slug: string): Promise<void> {
  const kind = asKind(row.kind)
  if (await isSlugTaken(ctx.db, { kind, slug, exceptId: row.id })) throw invalid({ slug: 'taken' })
  await forgetSlug(ctx.db, { kind, slug })
  await keepSlug(ctx.db, { kind, slug: row.slug, itemId: row.id })
}

/** The title's slug, numbered until it is free, also from those who add the same title at this moment. */
export async function insertWithFreeSlug(
  ctx: Context,
  title: string,
  row: Omit<Parameters<typeof insertItem>[1], 'slug'>,
): Promise<void> {
  const kind = asKind(row.kind)
  const base = slugOf(title) || kind
  for (let number = 1; number < 50; number++) {
    const slug = number === 1 ? base : `${base}-${number}`
    if (await isSlugTaken(ctx.db, { kind, slug, exceptId: row.id })) continue
    if (await insertItem(ctx.db, { ...row, slug })) return
  }
  await insertItem(ctx.db, {
    ...row,
    slug: `${base}-${newId()
      .toLowerCase()
      .replaceAll(/[^a-z0-9]/g, '')}`,
  })
}

function toColumns(fields: Partial<Omit<ItemFields, 'tags' | 'slug'>>) {
  const { featured, listed, authors, sources, details, ...same } = fields
  return {
    ...same,
    ...(featured === undefined ? {} : { featured: Number(featured) }),
    ...(listed === undefined ? {} : { listed: Number(listed) }),
    ...(authors === undefined ? {} : { authors: JSON.stringify(authors) }),
    ...(sources === undefined ? {} : { sources: JSON.stringify(sources) }),
    ...(details === undefined ? {} : { details: JSON.stringify(details) }),
  }
}

export function authorOf(ctx: Context): string | null {
  return ctx.actor.kind === 'user' ? ctx.actor.uid : null
}
