import { createHash } from 'node:crypto'
import path from 'node:path'
import { mediaIdsOf } from '#content/blocks/document.ts'
import { walkBlocks } from '#content/blocks/walk.ts'
import { mostFileBytes, mostImageBytes } from '#content/media/contract.ts'
import { Problem } from '#platform/errors.ts'
import type { Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import { removeMedia, uploadFile, uploadImage } from '#desk/media/server/media.ts'
import { findMediaBySha256 } from '#content/media/server/store.ts'
import type { Notes } from '../notes.ts'
import type { ForeignPlan } from '../plan.ts'

export interface StoredMedia {
  /** Ids of stored pictures and files by the ids that stood for them. */
  ids: Map<string, string>
  /** Those that were not there before. */
  added: string[]
}

/**
 * Stores the pictures and files that the new drafts show, through the same checks as uploads, each once; what lies in the library
 * already is used again. One that turns out to be broken is left out and noted.
 */
export async function storeMedia(ctx: Context, plan: ForeignPlan, notes: Notes): Promise<StoredMedia> {
  const stored: StoredMedia = { ids: new Map(), added: [] }
  try {
    for (const [placeholder, alt] of wantedOf(plan)) {
      const wanted = plan.shelf.get(placeholder)
      if (!wanted) continue
      const isImage = wanted.kind === 'image'
      const bytes = await plan.archive.readBytes(wanted.name, isImage ? mostImageBytes : mostFileBytes)
      const known = await findMediaBySha256(ctx.db, createHash('sha256').update(bytes).digest('hex'))
      if (known && (known.kind === 'image') === isImage) {
        stored.ids.set(placeholder, known.id)
        continue
      }
      const upload = { bytes, fileName: path.posix.basename(wanted.name), altEn: alt.en, altAm: alt.am }
      try {
        const { id } = await (isImage
          ? uploadImage(ctx, { ...upload, quick: true })
          : uploadFile(ctx, upload))
        stored.ids.set(placeholder, id)
        stored.added.push(id)
      } catch (error) {
        if (!(error instanceof Problem) || error.status >= 500) throw error
        notes.add(isImage ? 'picture.refused' : 'file.refused', wanted.name)
      }
    }
  } catch (error) {
    await removeStored(ctx, stored)
    throw error
  }
  return stored
}

/** Takes back what a failed import had stored. */
export async function removeStored(ctx: Context, { added }: StoredMedia): Promise<void> {
  for (const id of added) {
    await removeMedia(ctx, id).catch((error: unknown) =>
      ctx.log.warn({ err: error, id }, 'a picture of a failed import stays in the library'),
    )
  }
}

/** What the new drafts show, with the words for each language that say what is to be seen. */
function wantedOf({ items }: ForeignPlan): Map<string, Partial<Record<Language, string>>> {
  const wanted = new Map<string, Partial<Record<Language, string>>>()
  const want = (id: string, language: Language, alt: string) => {
    const words = wanted.get(id) ?? {}
    if (alt && !words[language]) words[language] = alt
    wanted.set(id, words)
  }
  for (const { post, language, known } of items.flatMap(({ editions }) => editions)) {
    if (known) continue
    if (post.cover) want(post.cover.mediaId, language, post.cover.alt)
    for (const id of mediaIdsOf(post.body)) want(id, language, '')
    for (const block of walkBlocks(post.body.content))
      if (block.type === 'figureImage') want(block.attrs.mediaId, language, block.attrs.alt)
  }
  return wanted
}
