import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { mostFileBytes, mostImageBytes, mostPhotoBytes, type FileInfo, type MediaItem, type Picture } from '#content/media-contract.ts'
import { conflict, invalid, notFound, notSignedIn, Refusal } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { audit } from '#platform/server/audit.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { asciiFileName, cleanFileName } from './file-names.ts'
import { fileTypeOf, imageTypeOf } from './formats.ts'
import { encodeImage, encodePhoto, type EncodedImage } from './images.ts'
import { addressOf, fileInfoOf, mediaItemOf, pictureOf, variantsOf, type Variant } from './pictures.ts'
import {
  deleteMedia,
  findMedia,
  insertMedia,
  listMediaByIds,
  listMediaRows,
  listMediaUses,
  updateMediaAlt,
  type MediaRow,
} from './store.ts'

/** Bytes at hand, or a file to read them from. */
export type UploadSource = { bytes: Uint8Array } | { file: string }

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
  const row = await keepImage(ctx, image, { ...upload, bytes, kind: 'image' })
  return mediaItemOf(row)
}

/** Takes a file of at most 25 MB of a known type whose name and content agree. */
export async function uploadFile(ctx: Context, upload: Upload): Promise<MediaItem> {
  const bytes = await readSource(upload, mostFileBytes)
  const fileName = cleanFileName(upload.fileName)
  const type = fileTypeOf(fileName, bytes)
  if (!type) throw new Refusal(415, 'media.type_refused')
  const id = newId()
  const key = `media/${id}/${asciiFileName(fileName, type.extension)}`
  const row = await keep(ctx, {
    row: { ...describe(ctx, { ...upload, bytes }), id, kind: 'file', mimeType: type.mimeType, width: null, height: null },
    stored: [{ variant: { key, bytes: bytes.length }, bytes, mimeType: type.mimeType }],
  })
  return mediaItemOf(row)
}

/** Makes a member's photo of at most 5 MB into a square and gives its address. The caller removes the earlier one after its commit. */
export async function deriveProfilePhoto(ctx: Context, bytes: Uint8Array): Promise<string> {
  if (ctx.actor.kind !== 'user') throw notSignedIn()
  const checked = await readSource({ bytes }, mostPhotoBytes)
  const row = await keepImage(ctx, await encodePhoto(checked), { bytes: checked, fileName: 'photo.webp', kind: 'photo' })
  return addressOf(variantsOf(row)[0]?.key ?? '')
}

/** Removes a photo made by `deriveProfilePhoto`, unless a member still has it. Any other address is left alone. */
export async function removeProfilePhoto(ctx: Context, photoURL: string | null): Promise<void> {
  const id = photoURL?.match(/^\/media\/([\w-]{22})\/256\.webp$/)?.[1]
  const row = id ? await findMedia(ctx.db, id) : undefined
  if (row?.kind !== 'photo' || (await listMediaUses(ctx.db, row.id)).length > 0) return
  await deleteMedia(ctx.db, row.id)
  await removeBytes(ctx, variantsOf(row))
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
  const rows = await listMediaRows(ctx.readDb, { kind, words, offset: (page - 1) * pageSize, limit: pageSize + 1 })
  return { items: rows.slice(0, pageSize).map(mediaItemOf), page, hasNext: rows.length > pageSize }
}

/** Pictures by id, for texts and cards that name them. Missing ones and files are left out. */
export async function findPictures(ctx: Context, ids: readonly string[]): Promise<Map<string, Picture>> {
  const rows = await listMediaByIds(ctx.readDb, ids)
  return new Map(rows.filter((row) => row.kind === 'image').map((row) => [row.id, pictureOf(row)]))
}

/** Files by id, for texts and resources that name them. Missing ones and images are left out. */
export async function findFiles(ctx: Context, ids: readonly string[]): Promise<Map<string, FileInfo>> {
  const rows = await listMediaByIds(ctx.readDb, ids)
  return new Map(rows.filter((row) => row.kind === 'file').map((row) => [row.id, fileInfoOf(row)]))
}

/** Changes the alternative texts that are given. */
export async function describeMedia(ctx: Context, id: string, alt: { altEn?: string; altAm?: string }): Promise<MediaItem> {
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

export interface OpenedMedia {
  mimeType: string
  /** Shown in the page; anything else is only offered for saving. */
  isImage: boolean
  fileName: string
  asciiName: string
  /** Changes with the content. */
  tag: string
  open(): Promise<{ body: ReadableStream<Uint8Array>; bytes: number }>
}

/** An upload as anyone may fetch it, by its unguessable id and the name of a variant. */
export async function openMedia(ctx: Context, id: string, name: string): Promise<OpenedMedia> {
  const row = /^[\w-]{22}$/.test(id) ? await findMedia(ctx.readDb, id) : undefined
  const variant = row && variantsOf(row).find((variant) => variant.key === `media/${id}/${name}`)
  if (!row || !variant) throw notFound('media')
  return {
    mimeType: variant.format ? `image/${variant.format}` : row.mimeType,
    isImage: row.kind !== 'file',
    fileName: row.fileName,
    asciiName: name,
    tag: `${row.sha256.slice(0, 16)}-${name}`,
    async open() {
      const found = await ctx.storage.get(variant.key)
      if (!found) throw notFound('media')
      return found
    },
  }
}

async function readRow(ctx: Context, id: string): Promise<MediaRow> {
  const row = await findMedia(ctx.db, id)
  if (!row || row.kind === 'photo') throw notFound('media')
  return row
}

async function readSource(source: UploadSource, most: number): Promise<Uint8Array> {
  const size = 'bytes' in source ? source.bytes.length : (await stat(source.file)).size
  if (size > most) throw new Refusal(413, 'media.too_large', { details: { mostBytes: most } })
  if (size === 0) throw invalid({ file: 'empty' })
  return 'bytes' in source ? source.bytes : readFile(source.file)
}

function keepImage(
  ctx: Context,
  image: EncodedImage,
  upload: { bytes: Uint8Array; fileName: string; altEn?: string; altAm?: string; kind: 'image' | 'photo' },
): Promise<MediaRow> {
  const id = newId()
  const { mimeType, width, height } = image
  return keep(ctx, {
    row: { ...describe(ctx, upload), id, kind: upload.kind, mimeType, width, height },
    stored: image.variants.map(({ name, format, width, bytes }) => ({
      variant: { width, format, key: `media/${id}/${name}`, bytes: bytes.length },
      bytes,
      mimeType: `image/${format}`,
    })),
  })
}

function describe(ctx: Context, upload: { bytes: Uint8Array; fileName: string; altEn?: string; altAm?: string }) {
  return {
    fileName: cleanFileName(upload.fileName),
    bytes: upload.bytes.length,
    sha256: createHash('sha256').update(upload.bytes).digest('hex'),
    altEn: upload.altEn ?? '',
    altAm: upload.altAm ?? '',
    createdAt: ctx.now,
    createdBy: ctx.actor.kind === 'user' ? ctx.actor.uid : null,
  }
}

/** First the bytes, durably, then the row: a row never lacks its bytes. When the row fails the bytes go. */
async function keep(
  ctx: Context,
  media: {
    row: Omit<MediaRow, 'variants'>
    stored: { variant: Variant; bytes: Uint8Array; mimeType: string }[]
  },
): Promise<MediaRow> {
  const variants = media.stored.map(({ variant }) => variant)
  try {
    for (const { variant, bytes, mimeType } of media.stored) await ctx.storage.put(variant.key, bytes, mimeType)
    return await inTransaction(ctx, async (ctx) => {
      const row = await insertMedia(ctx.db, { ...media.row, variants: JSON.stringify(variants) })
      if (ctx.actor.kind === 'user') {
        await audit(ctx, 'media.uploaded', { kind: 'media', id: row.id, details: { fileName: row.fileName, kind: row.kind } })
      }
      return row
    })
  } catch (error) {
    await removeBytes(ctx, variants)
    throw error
  }
}

/** Bytes without a row are only waste, so a failure here is noted and not thrown. */
async function removeBytes(ctx: Context, variants: readonly Variant[]): Promise<void> {
  for (const { key } of variants) {
    await ctx.storage.remove(key).catch((error: unknown) => ctx.log.warn({ err: error, key }, 'stored bytes could not be removed'))
  }
}
