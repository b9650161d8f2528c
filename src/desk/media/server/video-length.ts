import { arrayBuffer } from 'node:stream/consumers'
import type { Context } from '#platform/server/context.ts'
import { addressOf, variantsOf } from '#content/media/server/pictures.ts'
import { findMedia, keepLength, type MediaRow } from '#content/media/server/store.ts'

const videoType = 'video/mp4'

/** Bytes at hand, or a way to any part of them: both ends in bytes, the second one exclusive. */
type Bytes = Uint8Array | { size: number; read(from: number, to: number): Promise<Uint8Array> }

/** The length of a new file, in milliseconds; null for what is no video. */
export async function lengthOfFile(mimeType: string, bytes: Uint8Array): Promise<number | null> {
  return mimeType === videoType ? measure(bytes) : null
}

/**
 * The length of an upload that is a video, in milliseconds; null for any other, and where it cannot be read. Of what came before
 * lengths were kept, or with an archive, it is read now, from the parts of the file that say it.
 */
export async function findVideoLength(ctx: Context, id: string): Promise<number | null> {
  const row = await findMedia(ctx.db, id)
  if (!row || row.mimeType !== videoType || row.lengthMs !== null) return row?.lengthMs ?? null
  const lengthMs = await measure({ size: row.bytes, read: (from, to) => readPart(ctx, row, { from, to }) })
  if (lengthMs === null) return null
  // Another file may have taken its place while it was read.
  return (await keepLength(ctx.db, row, lengthMs)) ? lengthMs : findVideoLength(ctx, id)
}

async function readPart(
  ctx: Context,
  row: MediaRow,
  { from, to }: { from: number; to: number },
): Promise<Uint8Array> {
  const key = variantsOf(row)[0]?.key ?? ''
  const found = await ctx.storage.get(key, { first: from, last: to - 1 })
  if (!found) throw new Error(`no bytes at ${addressOf(key)}`)
  return new Uint8Array(await arrayBuffer(found.body))
}

/** The tables of an MP4 say when its last picture ends; the pictures themselves are not looked at. */
async function measure(bytes: Bytes): Promise<number | null> {
  try {
    // The built server carries it; a command of the shell, which may lack it, leaves the length to the server.
    const { BufferSource, CustomSource, Input, MP4 } = await import('mediabunny')
    const source =
      bytes instanceof Uint8Array
        ? new BufferSource(bytes)
        : new CustomSource({ getSize: () => bytes.size, read: (from, to) => bytes.read(from, to) })
    using input = new Input({ formats: [MP4], source })
    const lengthMs = Math.round((await input.computeDuration()) * 1000)
    return Number.isSafeInteger(lengthMs) && lengthMs > 0 ? lengthMs : null
  } catch {
    return null
  }
}
