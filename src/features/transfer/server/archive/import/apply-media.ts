import { isUnavailable } from '#platform/database/engine.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { authorOf } from '#content/items/server/items.ts'
import { removeBytes } from '#desk/media/server/keep-media.ts'
import type { Variant } from '#content/media/server/pictures.ts'
import { insertMedia, listMediaByIds, updateMedia } from '#content/media/server/store.ts'
import { entryPaths } from '../entry-paths.ts'
import { inParts, type PlannedMedia } from './import-plan.ts'
import type { Archive } from './open-archive.ts'

/** Stores the bytes of new uploads before any row names them: a row never lacks its bytes. */
export async function storeBytes(
  ctx: Context,
  archive: Archive,
  media: readonly PlannedMedia[],
): Promise<void> {
  for (const { archived, id, action } of media) {
    if (action !== 'create') continue
    for (const { name, format } of archived.variants) {
      const bytes = await archive.readBytes(entryPaths.mediaBytes(archived.id, name))
      await ctx.storage.put(`media/${id}/${name}`, bytes, format ? `image/${format}` : archived.mimeType)
    }
  }
}

/** Takes back bytes that no row names, after an import that failed. When nobody knows whether it failed, they stay. */
export async function sweepBytes(
  ctx: Context,
  media: readonly PlannedMedia[],
  cause: unknown,
): Promise<void> {
  if (isUnavailable(cause)) return
  const created = media.filter((one) => one.action === 'create')
  for (const part of inParts(created)) {
    const rows = await listMediaByIds(
      ctx.db,
      part.map((one) => one.id),
    )
    const named = new Set(rows.map((row) => row.id))
    for (const one of part) if (!named.has(one.id)) await removeBytes(ctx, variantsHere(one))
  }
}

export async function applyMedia(ctx: Context, planned: PlannedMedia): Promise<void> {
  const { archived, id, action } = planned
  const { altEn, altAm, fileName, kind } = archived
  if (action === 'create') {
    const { variants: _variants, ...row } = archived
    await insertMedia(ctx.db, {
      ...row,
      id,
      variants: JSON.stringify(variantsHere(planned)),
      createdBy: authorOf(ctx),
    })
  }
  if (action === 'update') {
    await updateMedia(ctx.db, id, { altEn, altAm })
    await audit(ctx, 'media.described', { kind: 'media', id, details: { fileName, kind } })
  }
}

function variantsHere({ archived, id }: PlannedMedia): Variant[] {
  return archived.variants.map(({ name, ...variant }) => ({ ...variant, key: `media/${id}/${name}` }))
}
