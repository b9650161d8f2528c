import { createHash } from 'node:crypto'
import { mayBeCommitted } from '#platform/database/commit-outcome.ts'
import { newId } from '#platform/ids.ts'
import { audit } from '#platform/server/audit.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import type { EncodedImage } from './images.ts'
import type { Variant } from '#content/media/server/pictures.ts'
import { insertMedia, type MediaRow } from '#content/media/server/store.ts'

interface Described {
  bytes: Uint8Array
  fileName: string
  altEn?: string
  altAm?: string
}

/** Bytes on their way into the storage. */
export interface StoredVariant {
  variant: Variant
  bytes: Uint8Array
  mimeType: string
}

/** Keeps an encoded image under a new id. */
export function keepImage(
  ctx: Context,
  image: EncodedImage,
  upload: Described & { kind: 'image' | 'photo' },
): Promise<MediaRow> {
  const id = newId()
  const { mimeType, width, height } = image
  return keep(ctx, {
    row: { ...describe(ctx, upload), id, kind: upload.kind, mimeType, width, height, lengthMs: null },
    stored: imageVariants(image, `media/${id}/`),
  })
}

/** Keeps a file, byte for byte, under a new id. */
export function keepFile(
  ctx: Context,
  upload: Described & { asciiName: string; mimeType: string; lengthMs: number | null },
): Promise<MediaRow> {
  const id = newId()
  const { mimeType, lengthMs } = upload
  const what = { kind: 'file', mimeType, width: null, height: null, lengthMs } as const
  return keep(ctx, {
    row: { ...describe(ctx, upload), id, ...what },
    stored: fileVariants(upload, `media/${id}/`),
  })
}

/** @param start what every key begins with */
export function imageVariants(image: EncodedImage, start: string): StoredVariant[] {
  return image.variants.map(({ name, format, width, bytes }) => ({
    variant: { width, format, key: `${start}${name}`, bytes: bytes.length },
    bytes,
    mimeType: `image/${format}`,
  }))
}

export function fileVariants(
  file: { bytes: Uint8Array; asciiName: string; mimeType: string },
  start: string,
): StoredVariant[] {
  const { bytes, mimeType } = file
  return [{ variant: { key: `${start}${file.asciiName}`, bytes: bytes.length }, bytes, mimeType }]
}

export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function describe(ctx: Context, upload: Described) {
  return {
    fileName: upload.fileName,
    bytes: upload.bytes.length,
    sha256: sha256Of(upload.bytes),
    altEn: upload.altEn ?? '',
    altAm: upload.altAm ?? '',
    createdAt: ctx.now,
    createdBy: ctx.actor.kind === 'user' ? ctx.actor.uid : null,
    replacedAt: null,
  }
}

function keep(
  ctx: Context,
  media: { row: Omit<MediaRow, 'variants' | 'searchText'>; stored: StoredVariant[] },
): Promise<MediaRow> {
  const variants = JSON.stringify(media.stored.map(({ variant }) => variant))
  return keepBytes(ctx, media.stored, async (ctx) => {
    const row = await insertMedia(ctx.db, { ...media.row, variants })
    if (ctx.actor.kind === 'user') {
      const details = { fileName: row.fileName, kind: row.kind }
      await audit(ctx, 'media.uploaded', { kind: 'media', id: row.id, details })
    }
    return row
  })
}

/**
 * First the bytes, durably, then what `commit` writes in one transaction: a row never lacks its bytes. When that fails the bytes
 * go, unless nobody knows whether it failed; those that a crash leaves behind are swept a day later.
 */
export async function keepBytes<T>(
  ctx: Context,
  stored: readonly StoredVariant[],
  commit: (ctx: Context) => Promise<T>,
): Promise<T> {
  try {
    for (const { variant, bytes, mimeType } of stored) await ctx.storage.put(variant.key, bytes, mimeType)
    return await inTransaction(ctx, commit)
  } catch (error) {
    const variants = stored.map(({ variant }) => variant)
    if (!mayBeCommitted(error)) await removeBytes(ctx, variants)
    throw error
  }
}

/** Bytes without a row are only waste, so a failure here is noted and not thrown. */
export async function removeBytes(ctx: Context, variants: readonly Variant[]): Promise<void> {
  for (const { key } of variants) {
    await ctx.storage
      .remove(key)
      .catch((error: unknown) => ctx.log.warn({ err: error, key }, 'stored bytes could not be removed'))
  }
}
