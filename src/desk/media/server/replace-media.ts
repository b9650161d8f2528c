import { replaceFile, replacePicture } from './replaced-markup.ts'
import { mostFileBytes, mostImageBytes } from '#content/media/limits.ts'
import type { MediaItem } from '#content/media/contract.ts'
import { conflict, notFound } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { formatBytes } from '#platform/messages.ts'
import { audit } from '#platform/server/audit.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { bumpSiteVersion } from '#content/server/site-version-store.ts'
import { asciiFileName, cleanFileName } from '#content/media/server/file-names.ts'
import { insertFormer, markFormerPurged, takeFormer } from '#content/media/server/former-store.ts'
import { refuseBrokenCaptions } from './captions.ts'
import { fileTypeOf, imageTypeOf } from './formats.ts'
import { encodeImage } from './images.ts'
import {
  fileVariants,
  imageVariants,
  keepBytes,
  removeBytes,
  sha256Of,
  type StoredVariant,
} from './keep-media.ts'
import { fileInfoOf, mediaItemOf, pictureOf, variantsOf } from '#content/media/server/pictures.ts'
import { lengthOfFile } from './video-length.ts'
import { findMedia, lockMedia, updateMedia, type MediaRow } from '#content/media/server/store.ts'
import { readSource, type UploadSource } from './upload-source.ts'
import { oldestKept } from './uses.ts'
import { selectPublicationsNaming, updatePublishedHtml } from '#content/media/server/uses-store.ts'

/** What an upload is made of; everything else about it stays when its file is replaced. */
type FileColumns = Pick<
  MediaRow,
  'fileName' | 'mimeType' | 'bytes' | 'width' | 'height' | 'lengthMs' | 'variants' | 'sha256'
>

/**
 * Puts another file behind an upload: its id, its descriptions and every place that shows it stay. A picture makes place for a
 * picture, a file for one of its type. Readers see the new one at once, under new addresses; the former file is kept for 30 days.
 * @throws 409 `media.other_kind`
 */
export async function replaceMedia(
  ctx: Context,
  id: string,
  upload: UploadSource & { fileName: string },
): Promise<MediaItem> {
  const row = await findMedia(ctx.db, id)
  if (!row || row.kind === 'photo') throw notFound('media')
  // New addresses: a page or a browser that knows the former ones keeps getting the former picture.
  const start = `media/${id}/${newId().slice(0, 10)}-`
  const { columns, stored } =
    row.kind === 'image' ? await asImage(upload, start) : await asFile(upload, { start, row })
  const variants = JSON.stringify(stored.map(({ variant }) => variant))
  return keepBytes(ctx, stored, async (ctx) =>
    mediaItemOf(await exchange(ctx, id, { file: { ...columns, variants }, event: 'media.replaced' })),
  )
}

/** Brings a former file back; the one of today becomes a former one, so that this can be taken back as well. */
export function restoreFormerFile(ctx: Context, id: string, formerId: string): Promise<MediaItem> {
  return inTransaction(ctx, async (ctx) => {
    const former = await takeFormer(ctx.db, { id: formerId, mediaId: id })
    if (!former || former.replacedAt < oldestKept(ctx.now)) throw notFound('media_file')
    return mediaItemOf(await exchange(ctx, id, { file: columnsOf(former), event: 'media.restored' }))
  })
}

/** Removes the bytes of files that made place for others more than 30 days ago; their addresses then lead to the file of today. Those of an upload that a legal text names stay. */
export async function purgeFormerFiles(ctx: Context): Promise<void> {
  const { now, keptTexts } = ctx
  const rows = await markFormerPurged(ctx.db, { before: oldestKept(now), now, keptTexts })
  for (const row of rows) await removeBytes(ctx, variantsOf(row))
}

async function exchange(
  ctx: Context,
  id: string,
  { file, event }: { file: FileColumns; event: 'media.replaced' | 'media.restored' },
): Promise<MediaRow> {
  const former = await lockMedia(ctx.db, id)
  if (!former) throw notFound('media')
  await insertFormer(ctx.db, {
    id: newId(),
    mediaId: id,
    ...columnsOf(former),
    replacedAt: ctx.now,
    replacedBy: ctx.actor.kind === 'user' ? ctx.actor.uid : null,
  })
  const row = await updateMedia(ctx.db, id, { ...file, replacedAt: ctx.now })
  if (!row) throw notFound('media')
  await refreshPublished(ctx, { former, row })
  await bumpSiteVersion(ctx.db, ctx.now)
  await audit(ctx, event, { kind: 'media', id, details: { fileName: row.fileName } })
  return row
}

/** Published texts are finished HTML, so the addresses in them are exchanged where they stand. */
async function refreshPublished(ctx: Context, { former, row }: { former: MediaRow; row: MediaRow }) {
  for (const { id, language, html } of await selectPublicationsNaming(ctx.db, row.id)) {
    const refreshed =
      row.kind === 'image'
        ? replacePicture(html, pictureOf(row))
        : replaceFile(html, {
            former: fileInfoOf(former),
            file: fileInfoOf(row),
            details: (file) => formatBytes(file.bytes, language),
          })
    if (refreshed !== html) await updatePublishedHtml(ctx.db, id, refreshed)
  }
}

type NewFile = { columns: Omit<FileColumns, 'variants'>; stored: StoredVariant[] }

async function asImage(upload: UploadSource & { fileName: string }, start: string): Promise<NewFile> {
  const bytes = await readSource(upload, mostImageBytes)
  if (!imageTypeOf(bytes)) throw conflict('media.other_kind', { kind: 'image' })
  const image = await encodeImage(bytes)
  const { mimeType, width, height } = image
  return {
    columns: { ...described(upload.fileName, bytes), mimeType, width, height, lengthMs: null },
    stored: imageVariants(image, start),
  }
}

async function asFile(
  upload: UploadSource & { fileName: string },
  { start, row }: { start: string; row: MediaRow },
): Promise<NewFile> {
  const bytes = await readSource(upload, mostFileBytes)
  const type = fileTypeOf(cleanFileName(upload.fileName), bytes)
  if (type?.mimeType !== row.mimeType)
    throw conflict('media.other_kind', { kind: 'file', mimeType: row.mimeType })
  const { mimeType } = row
  refuseBrokenCaptions(mimeType, bytes)
  const lengthMs = await lengthOfFile(mimeType, bytes)
  const columns = { ...described(upload.fileName, bytes), mimeType, width: null, height: null, lengthMs }
  const asciiName = asciiFileName(columns.fileName, type.extension)
  return { columns, stored: fileVariants({ ...columns, bytes, asciiName }, start) }
}

function described(fileName: string, bytes: Uint8Array) {
  return { fileName: cleanFileName(fileName), bytes: bytes.length, sha256: sha256Of(bytes) }
}

function columnsOf(file: FileColumns): FileColumns {
  const { fileName, mimeType, bytes, width, height, lengthMs, variants, sha256 } = file
  return { fileName, mimeType, bytes, width, height, lengthMs, variants, sha256 }
}
