import { isUniqueViolation } from '#platform/database/engine.ts'
import { conflict, invalid, notFound } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { audit } from '#platform/server/audit.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { isOvertaken } from '#platform/server/overtaken.ts'
import { keepNeeded } from '#content/server/needed.ts'
import { bumpSiteVersion, lockSiteVersion } from '#content/server/site-version-store.ts'
import { slugOf } from '#content/items/server/slugs.ts'
import {
  countItemsWithTag,
  deleteTagRow,
  findTagById,
  insertTag,
  lockTag,
  mergeTagRows,
  selectTags,
  updateTagRow,
} from '#content/labels/server/tags-store.ts'

interface Labels {
  labelEn?: string
  labelAm?: string
}

/** All tags, with how many items carry each. */
export async function listAllTags(ctx: Context) {
  const rows = await selectTags(ctx.readDb)
  return rows.map((row) => ({ ...row, items: row.items ?? 0 }))
}

export function createTag(ctx: Context, labels: { labelEn: string; labelAm: string }) {
  return inTransaction(ctx, async (ctx) => {
    const tag = { id: newId(), slug: slugOf(labels.labelEn || labels.labelAm), ...labels }
    if (!tag.slug) throw invalid({ labelEn: 'required' })
    await insertTag(ctx.db, tag).catch((error: unknown) => {
      throw isUniqueViolation(error) ? invalid({ labelEn: 'taken' }) : error
    })
    await audit(ctx, 'tag.created', { kind: 'tag', id: tag.id, details: { slug: tag.slug } })
    return { ...tag, items: 0 }
  })
}

/**
 * Changes the labels that are given.
 * @throws 409 `tag.changed` with `details.current`
 */
export function renameTag(
  ctx: Context,
  id: string,
  { was, ...labels }: Labels & { was?: Labels },
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    if (Object.keys(labels).length === 0) throw invalid({ labelEn: 'required' })
    const tag = await lockTag(ctx.db, id)
    if (!tag) throw notFound('tag')
    const { labelEn, labelAm } = tag
    const current = { labelEn, labelAm }
    if (isOvertaken({ current, wanted: labels, was })) throw conflict('tag.changed', { current })
    await updateTagRow(ctx.db, id, labels)
    await audit(ctx, 'tag.renamed', { kind: 'tag', id, details: { title: labels.labelEn ?? labels.labelAm } })
    await bumpSiteVersion(ctx.db, ctx.now)
  })
}

/**
 * Removes a tag. One that items carry is only removed by those who know how many lose it.
 * @throws 409 `tag.in_use` with `details.items` when that number is not `known`, `item.in_use` when a quiz draws by it
 */
export function removeTag(ctx: Context, id: string, known: number): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    // Nobody is given the tag any more between the count and the end.
    await lockSiteVersion(ctx.db)
    const tag = await findTagById(ctx.db, id)
    if (!tag) return
    const items = await countItemsWithTag(ctx.db, id)
    if (items !== known) throw conflict('tag.in_use', { items })
    await keepNeeded(ctx, 'several', () => deleteTagRow(ctx.db, tag))
    await audit(ctx, 'tag.removed', { kind: 'tag', id, details: { title: labelIn(ctx, tag), count: items } })
    await bumpSiteVersion(ctx.db, ctx.now)
  })
}

/**
 * Makes one tag part of another: all its items carry the other one, and lists filtered by its slug show that one's.
 * @throws 409 `item.in_use` when a quiz would have too few questions of either
 */
export function mergeTag(ctx: Context, id: string, into: string): Promise<{ moved: number }> {
  return inTransaction(ctx, async (ctx) => {
    const from = await findTagById(ctx.db, id)
    const target = await findTagById(ctx.db, into)
    if (!from) throw notFound('tag')
    if (!target || target.id === id) throw invalid({ id: 'unknown' })
    const moved = await countItemsWithTag(ctx.db, id)
    await keepNeeded(ctx, 'several', () => mergeTagRows(ctx.db, from, target))
    await audit(ctx, 'tag.merged', {
      kind: 'tag',
      id: into,
      details: { title: labelIn(ctx, from), into: labelIn(ctx, target), count: moved },
    })
    await bumpSiteVersion(ctx.db, ctx.now)
    return { moved }
  })
}

function labelIn(ctx: Context, tag: { labelEn: string; labelAm: string }): string {
  return ctx.language === 'am' ? tag.labelAm || tag.labelEn : tag.labelEn || tag.labelAm
}
