import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Context } from '#platform/server/context.ts'
import { uploadFile, uploadImage } from '#desk/media/server/media.ts'
import { findMediaBySha256 } from '#content/media/server/store.ts'
import { drawn, listMade, readMade } from './made-pictures.ts'

type Texts = Record<string, { en: string; am: string }>

/** Stores each picture and file once; a start that was interrupted finds what it had stored. Gives the media id of each path. */
export async function storeStarterMedia(
  ctx: Context,
  folder: string,
  wanted: { sources: readonly string[]; texts: Texts },
): Promise<Map<string, string>> {
  const made = await listMade(folder)
  const ids = new Map<string, string>()
  for (const source of new Set(wanted.sources)) {
    const file = await readFile(path.join(folder, source))
    const encoded = await readMade(folder, made, { source, bytes: file })
    const bytes = encoded ? file : await drawn(source, file)
    const known = await findMediaBySha256(ctx.db, createHash('sha256').update(bytes).digest('hex'))
    const alt = wanted.texts[path.basename(source)]
    const named = {
      bytes,
      fileName: path.basename(source).replace(/\.svg$/, '.png'),
      altEn: alt?.en,
      altAm: alt?.am,
    }
    const stored =
      known ??
      (source.startsWith('media/')
        ? await uploadImage(ctx, { ...named, encoded, quick: true })
        : await uploadFile(ctx, named))
    ids.set(source, stored.id)
  }
  return ids
}
