import { mostFileBytes, mostImageBytes, type MediaItem } from '#content/media-contract.ts'
import { conflict, notFound, Refusal } from '#platform/errors.ts'
import { audit } from '#platform/server/audit.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { asciiFileName, cleanFileName } from './file-names.ts'
import { fileTypeOf, imageTypeOf } from './formats.ts'
import { encodeImage } from './images.ts'
import { keepFile, keepImage, removeBytes } from './keep-media.ts'
import { mediaItemOf, variantsOf } from './pictures.ts'
import {
  deleteMedia,
  findMedia,
  listMediaRows,
  listMediaUses,
  updateMediaAlt,
  type MediaRow,
} from './store.ts'
import { readSource, type UploadSource } from './upload-source.ts'

export type Upload = UploadSource & { fileName: string; altEn?: string; altAm?: string }

const pageSize = 40

/** Takes an image or a file, whichever the content shows. Call it outside a transaction: encoding takes a while. */
export async function uploadMedia(ctx: Context, upload: Upload): Promise<MediaItem> {
  const bytes = await readSource(upload, mostFileBytes)
  return imageTypeOf(bytes) ? uploadImage(ctx, { ...upload, bytes }) : uploadFile(ctx, { ...upload, bytes })
}

/**
 * Takes an image of at most 10 MB and keeps its variants, never the original bytes.
 * @param upload `quick`: encode with less effort, for many images at once
 */
export async function uploadImage(ctx: Context, upload: Upload & { quick?: boolean }): Promise<MediaItem> {
  const bytes = await readSource(upload, mostImageBytes)
  const image = await encodeImage(bytes, { quick: upload.quick })
  const fileName = cleanFileName(upload.fileName)
  const row = await keepImage(ctx, image, { ...upload, bytes, fileName, kind: 'image' })
  return mediaItemOf(row)
}

/** Takes a file of at most 25 MB of a known type whose name and content agree. */
export async function uploadFile(ctx: Context, upload: Upload): Promise<MediaItem> {
  const bytes = await readSource(upload, mostFileBytes)
  const fileName = cleanFileName(upload.fileName)
  const type = fileTypeOf(fileName, bytes)
  if (!type) throw new Refusal(415, 'media.type_refused')
  const asciiName = asciiFileName(fileName, type.extension)
  return mediaItemOf(await keepFile(ctx, { ...upload, bytes, fileName, asciiName, mimeType: type.mimeType }))
}

export async function readMedia(ctx: Context, id: string): Promise<MediaItem> {
  return mediaItemOf(await readRow(ctx, id))
}

/** The library, newest first. */
export async function listMedia(
  ctx: Context,
  wanted: { kind?: 'image' | 'file'; words?: string; page: number },
): Promise<{ items: MediaItem[]; page: number; hasNext: boolean }> {
  const { kind, words, page } = wanted
  const rows = await listMediaRows(ctx.readDb, {
    kind,
    words,
    offset: (page - 1) * pageSize,
    limit: pageSize + 1,
  })
  return { items: rows.slice(0, pageSize).map(mediaItemOf), page, hasNext: rows.length > pageSize }
}

/** Changes the alternative texts that are given. */
export async function describeMedia(
  ctx: Context,
  id: string,
  alt: { altEn?: string; altAm?: string },
): Promise<MediaItem> {
  if (alt.altEn === undefined && alt.altAm === undefined) return readMedia(ctx, id)
  return inTransaction(ctx, async (ctx) => {
    await readRow(ctx, id)
    const row = await updateMediaAlt(ctx.db, id, alt)
    if (!row) throw notFound('media')
    await audit(ctx, 'media.described', { kind: 'media', id })
    return mediaItemOf(row)
  })
}

/**
 * Removes an upload that is used nowhere, first the row, then the bytes.
 * @throws 409 `media.in_use` with the places
 */
export async function removeMedia(ctx: Context, id: string): Promise<void> {
  const row = await inTransaction(ctx, async (ctx) => {
    const row = await readRow(ctx, id)
    const uses = await listMediaUses(ctx.db, id)
    if (uses.length > 0) throw conflict('media.in_use', { uses })
    await deleteMedia(ctx.db, id)
    await audit(ctx, 'media.removed', { kind: 'media', id, details: { fileName: row.fileName } })
    return row
  })
  await removeBytes(ctx, variantsOf(row))
}

async function readRow(ctx: Context, id: string): Promise<MediaRow> {
  const row = await findMedia(ctx.db, id)
  if (!row || row.kind === 'photo') throw notFound('media')
  return row
}
