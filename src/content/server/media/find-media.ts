import type { FileInfo, Picture } from '#content/media-contract.ts'
import { notFound } from '#platform/errors.ts'
import type { Context } from '#platform/server/context.ts'
import { fileInfoOf, pictureOf, variantsOf } from './pictures.ts'
import { findMedia, listMediaByIds } from './store.ts'

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

/** The names under which media were uploaded, by id. */
export async function findFileNames(ctx: Context, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await listMediaByIds(ctx.readDb, ids)
  return new Map(rows.map((row) => [row.id, row.fileName]))
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
