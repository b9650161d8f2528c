import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ReadableStream as NodeWebStream } from 'node:stream/web'
import { conflict } from '#platform/errors.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import type { ArchivedCollection, ArchivedMedia, ArchiveSize, Manifest } from '../../contract.ts'
import type { MediaRow } from '#content/media/server/store.ts'
import { variantsOf } from '#content/media/server/pictures.ts'
import {
  selectAllTags,
  selectCollectionSlugs,
  selectTagSlugs,
} from '#content/records/server/carried-store.ts'
import type { CarriedSettings } from '#content/server/carried-setting.ts'
import { chooseContent, storedBytes, type ChosenContent, type ExportWish } from './choose-content.ts'
import { entryPaths, inOrder } from './entry-paths.ts'
import { withNamedItems } from './named-items.ts'
import { readContent, type StoredContent } from './read-content.ts'
import { writeArchive, type ArchiveEntry } from './write-archive.ts'

const itemsAtOnce = 20

/** How much an archive would hold. */
export async function measureExport(ctx: Context, wish: ExportWish): Promise<ArchiveSize> {
  const { itemIds, media } = await chooseContent(ctx.readDb, wish, ctx.now)
  return {
    items: itemIds.length,
    media: media.length,
    bytes: media.reduce((sum, row) => sum + storedBytes(row), 0),
  }
}

/**
 * Writes content into a new ZIP archive. Every item is whole as it was at one moment; the site may be written to meanwhile.
 * Equal content gives equal bytes. No accounts, sessions, secrets or names of editors are in it.
 * @throws 409 `archive.bytes_missing` when the storage has lost an upload
 */
export async function exportContent(
  ctx: Context,
  wish: ExportWish,
  to: { file: string; settings: CarriedSettings },
): Promise<void> {
  const chosen = await chooseContent(ctx.readDb, wish, ctx.now)
  const counts = { items: 0, editions: 0, revisions: 0, media: chosen.media.length }
  try {
    await writeArchive(to.file, entriesOf(ctx, chosen, { ...wish, counts, settings: to.settings }), counts)
  } catch (error) {
    await rm(to.file, { force: true })
    throw error
  }
  const { kinds, ids, revisions } = wish
  await audit(ctx, 'content.exported', {
    kind: 'content',
    id: 'archive',
    details: { kinds, chosen: ids?.length, revisions, items: counts.items, media: counts.media },
  })
}

type Writing = ExportWish & { counts: Manifest['counts']; settings: CarriedSettings }

async function* entriesOf(
  ctx: Context,
  chosen: ChosenContent,
  writing: Writing,
): AsyncGenerator<ArchiveEntry> {
  const tags = new Set<string>()
  const ids = new Set(chosen.itemIds)
  const atOnce = writing.revisions ? 1 : itemsAtOnce
  for (let at = 0; at < chosen.itemIds.length; at += atOnce) {
    for (const content of await readWhole(ctx, chosen.itemIds.slice(at, at + atOnce), writing)) {
      for (const tag of [...content.item.tags, content.item.topic]) if (tag !== null) tags.add(tag)
      writing.counts.items++
      writing.counts.editions += content.editions.length
      writing.counts.revisions += content.revisions.length
      const item = await withNamedItems(ctx, content, (id) => ids.has(id))
      yield* itemEntries({ ...content, item })
    }
  }
  for (const row of chosen.media) yield* mediaEntries(ctx, row)
  yield* siteEntries(ctx, chosen, { tags, settings: writing.settings })
}

/** Reads a few items in one transaction, so that each is as it stood at one moment. */
function readWhole(ctx: Context, ids: string[], { revisions }: Writing): Promise<StoredContent[]> {
  return ctx.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((db) => readContent(db, ids, { now: ctx.now, revisions, parts: true }))
}

function* itemEntries({ item, editions, revisions, parts }: StoredContent): Generator<ArchiveEntry> {
  yield { path: entryPaths.item(item), content: { json: item } }
  const texts = [
    ...editions.map(({ language, edition }) => ({
      path: entryPaths.edition(item, language),
      content: { json: edition },
    })),
    ...revisions.map(({ language, revision }) => ({
      path: entryPaths.revision(item, language, revision.revision),
      content: { json: revision },
    })),
    ...parts.map(({ name, number, value }) => ({
      path: entryPaths.part(item, name, number),
      content: { json: value },
    })),
  ]
  yield* texts.sort((one, other) => inOrder(one.path, other.path))
}

async function* mediaEntries(ctx: Context, row: MediaRow): AsyncGenerator<ArchiveEntry> {
  const media = archivedMediaOf(row)
  yield { path: entryPaths.media(row.id), content: { json: media } }
  const variants = variantsOf(row).map(({ key }) => ({ key, name: nameOf(key) }))
  for (const { key, name } of variants.sort((one, other) => inOrder(one.name, other.name))) {
    const stored = await ctx.storage.get(key)
    if (!stored) throw conflict('archive.bytes_missing', { id: row.id, fileName: row.fileName })
    yield { path: entryPaths.mediaBytes(row.id, name), content: { bytes: asNodeStream(stored.body) } }
  }
}

/** An upload as an archive describes it. */
export function archivedMediaOf(row: MediaRow): ArchivedMedia {
  return {
    id: row.id,
    kind: row.kind === 'file' ? 'file' : 'image',
    fileName: row.fileName,
    mimeType: row.mimeType,
    bytes: row.bytes,
    width: row.width,
    height: row.height,
    sha256: row.sha256,
    altEn: row.altEn,
    altAm: row.altAm,
    createdAt: row.createdAt,
    variants: variantsOf(row).map(({ key, ...variant }) => ({ ...variant, name: nameOf(key) })),
  }
}

async function* siteEntries(
  ctx: Context,
  { isWholeSite, collections }: ChosenContent,
  { tags, settings }: { tags: ReadonlySet<string>; settings: CarriedSettings },
): AsyncGenerator<ArchiveEntry> {
  const sortedCollections = collections.toSorted((one, other) => inOrder(one.id, other.id))
  const former = await selectCollectionSlugs(ctx.readDb)
  const json = sortedCollections.map((row) => archivedCollectionOf(row, slugsOf(former, row.id)))
  yield { path: entryPaths.collections, content: { json } }
  if (isWholeSite) {
    const values = await Promise.all(
      Object.entries(settings).map(async ([name, setting]) => [name, await setting.read(ctx)] as const),
    )
    const set = values.filter(([, value]) => value !== undefined)
    yield { path: entryPaths.settings, content: { json: Object.fromEntries(set) } }
  }
  const rows = (await selectAllTags(ctx.readDb)).filter((tag) => isWholeSite || tags.has(tag.slug))
  const formerTags = await selectTagSlugs(ctx.readDb)
  const labels = rows.map(({ id, slug, labelEn, labelAm, sortOrder }) => ({
    slug,
    labelEn,
    labelAm,
    sortOrder,
    earlierSlugs: slugsOf(formerTags, id),
  }))
  yield {
    path: entryPaths.tags,
    content: { json: labels.sort((one, other) => inOrder(one.slug, other.slug)) },
  }
}

/** A collection as an archive holds it. */
export function archivedCollectionOf(
  row: ChosenContent['collections'][number],
  earlierSlugs: string[],
): ArchivedCollection {
  const { id, kind, slug, parentSlug, sortOrder, coverId, titleEn, titleAm, summaryEn, summaryAm } = row
  const texts = { titleEn, titleAm, summaryEn, summaryAm }
  return {
    id,
    kind: kind as ArchivedCollection['kind'],
    slug,
    parent: parentSlug,
    sortOrder,
    cover: coverId,
    ...texts,
    earlierSlugs,
  }
}

function slugsOf(former: readonly { id: string; slug: string }[], id: string): string[] {
  return former.flatMap((one) => (one.id === id ? one.slug : [])).sort(inOrder)
}

function nameOf(key: string): string {
  return key.split('/').at(-1) ?? key
}

/** Node types its web streams apart from the global ones; at run time they are the same class. */
function asNodeStream(body: ReadableStream<Uint8Array>): Readable {
  return Readable.fromWeb(body as unknown as NodeWebStream<Uint8Array>)
}
