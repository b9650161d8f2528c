import { createHash } from 'node:crypto'
import { isUnavailable } from '#platform/database/engine.ts'
import { newId } from '#platform/ids.ts'
import { audit } from '#platform/server/audit.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import type { EncodedImage } from './images.ts'
import type { Variant } from './pictures.ts'
import { insertMedia, type MediaRow } from './store.ts'

interface Described {
  bytes: Uint8Array
  fileName: string
  altEn?: string
  altAm?: string
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
    row: { ...describe(ctx, upload), id, kind: upload.kind, mimeType, width, height },
    stored: image.variants.map(({ name, format, width, bytes }) => ({
      variant: { width, format, key: `media/${id}/${name}`, bytes: bytes.length },
      bytes,
      mimeType: `image/${format}`,
    })),
  })
}

function describe(ctx: Context, upload: Described) {
  return {
    fileName: upload.fileName,
    bytes: upload.bytes.length,
    sha256: createHash('sha256').update(upload.bytes).digest('hex'),
    altEn: upload.altEn ?? '',
    altAm: upload.altAm ?? '',
    createdAt: ctx.now,
    createdBy: ctx.actor.kind === 'user' ? ctx.actor.uid : null,
  }
}

/** Keeps a file, byte for byte, under a new id. */
export function keepFile(
  ctx: Context,
  upload: Described & { fileName: string; asciiName: string; mimeType: string },
): Promise<MediaRow> {
  const id = newId()
  const { bytes, asciiName, mimeType } = upload
  return keep(ctx, {
    row: { ...describe(ctx, upload), id, kind: 'file', mimeType, width: null, height: null },
    stored: [{ variant: { key: `media/${id}/${asciiName}`, bytes: bytes.length }, bytes, mimeType }],
  })
}

/** First the bytes, durably, then the row: a row never lacks its bytes. When the row fails the bytes go, unless nobody knows whether it failed. */
async function keep(
  ctx: Context,
  media: {
    row: Omit<MediaRow, 'variants'>
    stored: { variant: Variant; bytes: Uint8Array; mimeType: string }[]
  },
): Promise<MediaRow> {
  const variants = media.stored.map(({ variant }) => variant)
  try {
    for (const { variant, bytes, mimeType } of media.stored)
      await ctx.storage.put(variant.key, bytes, mimeType)
    return await inTransaction(ctx, async (ctx) => {
      const row = await insertMedia(ctx.db, { ...media.row, variants: JSON.stringify(variants) })
      if (ctx.actor.kind === 'user') {
        await audit(ctx, 'media.uploaded', {
          kind: 'media',
          id: row.id,
          details: { fileName: row.fileName, kind: row.kind },
        })
      }
      return row
    })
  } catch (error) {
    if (!isUnavailable(error)) await removeBytes(ctx, variants)
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
