import { mostFileBytes, mostImageBytes } from '#content/media/limits.ts'
import type { MediaItem, MediaUsage } from '#content/media/contract.ts'
import type { UploadedMedia } from '../contract.ts'
import type { Paged, PageWish } from '#platform/contract/paging.ts'
import { conflict, notFound, Problem } from '#platform/errors.ts'
import { audit } from '#platform/server/audit.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { isOvertaken } from '#platform/server/overtaken.ts'
import { emptyPage, readPage, walkBy } from '#platform/server/lists/paging.ts'
import { fold } from '#platform/word-forms/folding.ts'
import { bumpSiteVersion } from '#content/server/site-version-store.ts'
import { asciiFileName, cleanFileName } from '#content/media/server/file-names.ts'
import { refuseBrokenCaptions } from './captions.ts'
import { fileTypeOf, imageTypeOf } from './formats.ts'
import { selectFormer } from '#content/media/server/former-store.ts'
import { encodeImage, type EncodedImage } from './images.ts'
import { keepFile, keepImage, removeBytes, sha256Of } from './keep-media.ts'
import { mediaItemOf, variantsOf } from '#content/media/server/pictures.ts'
import { lengthOfFile } from './video-length.ts'
import {
  deleteMedia,
  findMedia,
  findMediaBySha256,
  listMediaRows,
  lockMedia,
  lockMediaToRemove,
  updateMedia,
  type MediaRow,
} from '#content/media/server/store.ts'
import { readSource, type UploadSource } from './upload-source.ts'
import { listUses, readUsage } from './uses.ts'

interface AltTexts {
  altEn?: string
  altAm?: string
}

type Upload = UploadSource & { fileName: string } & AltTexts

const newestFirst = walkBy(40, (row: MediaRow) => [row.createdAt, row.id])

/**
 * Takes an image or a file, whichever the content shows, also once more, and says where the library had it already. Call it outside
 * a transaction: encoding takes a while.
 */
export async function uploadMedia(ctx: Context, upload: Upload): Promise<UploadedMedia> {
  const bytes = await readSource(upload, mostFileBytes)
  const before = await findMediaBySha256(ctx.db, sha256Of(bytes))
  const take = imageTypeOf(bytes) ? uploadImage : uploadFile
  const media = await take(ctx, { ...upload, bytes })
  return { ...media, known: before ? { id: before.id, fileName: before.fileName } : null }
}

/**
 * Takes an image of at most 10 MB and keeps its variants, never the original bytes.
 * @param upload `quick`: encode with less effort, for many images at once; `encoded`: its variants were made before
 */
export async function uploadImage(
  ctx: Context,
  upload: Upload & { quick?: boolean; encoded?: EncodedImage | undefined },
): Promise<MediaItem> {
  const bytes = await readSource(upload, mostImageBytes)
  const image = upload.encoded ?? (await encodeImage(bytes, { quick: upload.quick }))
  const fileName = cleanFileName(upload.fileName)
  const row = await keepImage(ctx, image, { ...upload, bytes, fileName, kind: 'image' })
  return mediaItemOf(row)
}

/**
 * Takes a file of at most 25 MB of a known type whose name and content agree; of a video its length is kept with it.
 * @throws 413, 415, or 422 `media.captions_broken` as `refuseBrokenCaptions`
 */
export async function uploadFile(ctx: Context, upload: Upload): Promise<MediaItem> {
  const bytes = await readSource(upload, mostFileBytes)
  const fileName = cleanFileName(upload.fileName)
  const type = fileTypeOf(fileName, bytes)
  if (!type) throw new Problem(415, 'media.type_refused')
  const { mimeType, extension } = type
  refuseBrokenCaptions(mimeType, bytes)
  const asciiName = asciiFileName(fileName, extension)
  const lengthMs = await lengthOfFile(mimeType, bytes)
  return mediaItemOf(await keepFile(ctx, { ...upload, bytes, fileName, asciiName, mimeType, lengthMs }))
}

export async function readMedia(ctx: Context, id: string): Promise<MediaItem> {
  return mediaItemOf(await readRow(ctx, id))
}

/** The library, newest first. Words are compared folded, in names and in the descriptions of both languages. */
export async function listMedia(
  ctx: Context,
  wanted: { kind?: 'image' | 'file'; words?: string; isUnused?: boolean } & PageWish,
): Promise<Paged<MediaItem>> {
  const { words, kind, isUnused, ...wish } = wanted
  const folded = fold(words ?? '')
  if (words && !folded) return emptyPage(wish)
  const filter = {
    kind,
    isUnused,
    words: folded.split(' ').filter(Boolean),
    keptTexts: ctx.keptTexts,
    now: ctx.now,
  }
  const { rows, ...page } = await readPage(wish, newestFirst, (place) =>
    listMediaRows(ctx.readDb, filter, place),
  )
  return { items: rows.map(mediaItemOf), ...page }
}

/** Where an upload is used, and the files that it had before. */
export async function readMediaUsage(ctx: Context, id: string): Promise<MediaUsage> {
  await readRow(ctx, id)
  return readUsage(ctx, id)
}

/**
 * Changes the alternative texts that are given. A figure in a text has words of its own, taken from here when the picture was
 * put there, so it stays as it is; covers speak with these words, so cached pages are made anew.
 * @throws 409 `media.changed` with `details.current`
 */
export async function serializeMedia(
  ctx: Context,
  id: string,
  { was, ...alt }: AltTexts & { was?: AltTexts },
): Promise<MediaItem> {
  if (alt.altEn === undefined && alt.altAm === undefined) return readMedia(ctx, id)
  return inTransaction(ctx, async (ctx) => {
    const current = await lockMedia(ctx.db, id)
    if (!current) throw notFound('media')
    const { altEn, altAm } = current
    const now = { altEn, altAm }
    if (isOvertaken({ current: now, wanted: alt, was })) throw conflict('media.changed', { current: now })
    const row = await updateMedia(ctx.db, id, alt)
    if (!row) throw notFound('media')
    await bumpSiteVersion(ctx.db, ctx.now)
    await audit(ctx, 'media.described', { kind: 'media', id, details: { fileName: row.fileName } })
    return mediaItemOf(row)
  })
}

/**
 * Removes an upload that is used nowhere, with its former files: first the rows, then the bytes. Kept versions of texts count
 * as a use, because restoring one would bring a picture back that is gone; `evenInHistory` says that this is meant.
 * @throws 409 `media.in_use` with the places
 */
export async function removeMedia(ctx: Context, id: string, { evenInHistory = false } = {}): Promise<void> {
  const variants = await inTransaction(ctx, async (ctx) => {
    const row = await lockMediaToRemove(ctx.db, id)
    if (!row) throw notFound('media')
    const { uses, hasMore } = await listUses(ctx, id)
    if (uses.some(({ place }) => place !== 'history' || !evenInHistory))
      throw conflict('media.in_use', { uses, hasMore })
    const former = await selectFormer(ctx.db, id)
    await deleteMedia(ctx.db, id)
    await audit(ctx, 'media.removed', { kind: 'media', id, details: { fileName: row.fileName } })
    return [row, ...former].flatMap(variantsOf)
  })
  await removeBytes(ctx, variants)
}

async function readRow(ctx: Context, id: string): Promise<MediaRow> {
  const row = await findMedia(ctx.db, id)
  if (!row || row.kind === 'photo') throw notFound('media')
  return row
}
