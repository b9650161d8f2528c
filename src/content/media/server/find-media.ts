import type { FileInfo, Picture } from '../contract.ts'
import { notFound, notSignedIn } from '#platform/errors.ts'
import type { Context } from '#platform/server/context.ts'
import type { StoredPart } from '#platform/server/storage/storage.ts'
import { asciiFileName } from './file-names.ts'
import { selectFormer } from './former-store.ts'
import { addressOf, fileInfoOf, pictureOf, plainVariantOf, variantsOf, type Variant } from './pictures.ts'
import { findMedia, listMediaByIds, type MediaRow } from './store.ts'
import { isForMembersOnly, listKeptUses } from './uses-store.ts'

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
  bytes: number | undefined
  open(part?: StoredPart): Promise<{ body: ReadableStream<Uint8Array>; bytes: number }>
}

/**
 * An upload as anyone may fetch it, by its unguessable id and the name of a variant; a file that only members meet, as members may. The address of a former picture gives that
 * picture while it is kept, for pages that are still about, and that of a former file which a legal text names gives that file; any other former address moves on to the file of today.
 */
export async function openMedia(
  ctx: Context,
  id: string,
  name: string,
): Promise<OpenedMedia | { movedTo: string }> {
  const row = /^[\w-]{22}$/.test(id) ? await findMedia(ctx.readDb, id) : undefined
  if (!row) throw notFound('media')
  if (row.kind === 'file' && ctx.actor.kind === 'guest' && (await isKeptFromGuests(ctx, id)))
    throw notSignedIn()
  const key = `media/${id}/${name}`
  const variant = variantNamed(row, key)
  if (variant) return opened(ctx, row, variant)
  const former = (await selectFormer(ctx.readDb, id)).find((one) => variantNamed(one, key))
  const kept = former?.purgedAt === null && variantNamed(former, key)
  if (kept && (row.kind === 'image' || (await isKeptFor(ctx, id))))
    return opened(ctx, { ...row, ...former }, kept)
  if (former) return { movedTo: addressOf(plainVariantOf(row)?.key ?? '') }
  throw notFound('media')
}

/** A legal text is for everybody, whatever else names the upload. */
async function isKeptFromGuests(ctx: Context, id: string): Promise<boolean> {
  return (await isForMembersOnly(ctx.readDb, id, ctx.now)) && !(await isKeptFor(ctx, id))
}

async function isKeptFor(ctx: Context, id: string): Promise<boolean> {
  return (await listKeptUses(ctx.readDb, id, ctx.keptTexts)).length > 0
}

function variantNamed(row: Pick<MediaRow, 'variants'>, key: string): Variant | undefined {
  return variantsOf(row).find((variant) => variant.key === key)
}

function opened(
  ctx: Context,
  row: Pick<MediaRow, 'kind' | 'mimeType' | 'fileName' | 'sha256'>,
  variant: Variant,
): OpenedMedia {
  const name = variant.key.split('/').at(-1) ?? ''
  return {
    mimeType: variant.format ? `image/${variant.format}` : row.mimeType,
    isImage: row.kind !== 'file',
    fileName: row.fileName,
    asciiName: asciiFileName(row.fileName, name.split('.').at(-1) ?? ''),
    tag: `${row.sha256.slice(0, 16)}-${name}`,
    bytes: variant.bytes,
    async open(part) {
      const found = await ctx.storage.get(variant.key, part)
      if (!found) throw notFound('media')
      return found
    },
  }
}
