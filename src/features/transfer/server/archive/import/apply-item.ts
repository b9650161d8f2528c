import { conflict } from '#platform/errors.ts'
import { languages } from '#platform/languages.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import type { ImportMode } from '../../../contract.ts'
import { authorOf } from '#content/items/server/items.ts'
import {
  forgetSlug,
  insertItem,
  isSlugTaken,
  keepSlug,
  replaceItemTags,
  updateItemAt,
} from '#content/records/server/items-store.ts'
import { rulesOf } from '#content/server/kind-rules.ts'
import { selectVersion, setDeletedAlone } from '#content/records/server/carried-store.ts'
import { followBin, followMove } from '#content/records/server/public-changes.ts'
import type { PlannedItem } from './import-plan.ts'
import { readContent } from '../read-content.ts'

/** Writes the fields of an item: all of a new one, the changed ones of one that is there. */
export async function applyFields(ctx: Context, item: PlannedItem): Promise<void> {
  const { archived, id, seen } = item
  const { kind, slug } = archived
  if (await isSlugTaken(ctx.db, { kind, slug, exceptId: id })) throw siteChanged(item)
  if (!seen) {
    const { createdAt, updatedAt } = archived
    const times = { createdAt, updatedAt, deletedAt: binnedAt(ctx, archived), createdBy: authorOf(ctx) }
    if (!(await insertItem(ctx.db, { ...columnsOf(item), ...times, id, kind, slug }))) throw siteChanged(item)
    await rulesOf(kind).detailsWritten?.(ctx, { id, before: {}, after: archived.details })
  } else {
    const row = await selectVersion(ctx.db, id)
    if (row?.version !== seen.version || row.slug !== seen.slug) throw siteChanged(item)
    if (!item.areFieldsChanged) return
    await overwriteFields(ctx, item, seen)
  }
  for (const earlier of archived.earlierSlugs) await keepSlug(ctx.db, { kind, slug: earlier, itemId: id })
  if (!(await replaceItemTags(ctx.db, id, [...new Set(archived.tags)]))) throw siteChanged(item)
}

/** What stood there goes into the audit log, an earlier slug stays as a redirect. */
async function overwriteFields(
  ctx: Context,
  item: PlannedItem,
  seen: NonNullable<PlannedItem['seen']>,
): Promise<void> {
  const { archived, id } = item
  const { kind, slug } = archived
  const [before] = await readContent(ctx.db, [id], { now: ctx.now })
  if (slug !== seen.slug) {
    await forgetSlug(ctx.db, { kind, slug })
    await keepSlug(ctx.db, { kind, slug: seen.slug, itemId: id })
  }
  const changes = { ...columnsOf(item), slug, updatedAt: ctx.now }
  if (!(await updateItemAt(ctx.db, { id, version: seen.version }, changes))) throw siteChanged(item)
  const members = { id, before: before?.item.details ?? {}, after: archived.details }
  await rulesOf(kind).detailsWritten?.(ctx, members)
  if (slug !== seen.slug) await followMove(ctx, id)
  const isBinned = archived.deletedAt !== null
  if ((before?.item.deletedAt !== null) !== isBinned) {
    await setDeletedAlone(ctx.db, id, binnedAt(ctx, archived))
    // Of what comes out of the bin, texts that the archive replaces are told of as they are then.
    const inLanguages = languages.filter((one) => isBinned || !item.changedLanguages.includes(one))
    await followBin(ctx, [item], { isBinned, inLanguages })
  }
  await audit(ctx, 'item.imported', { kind, id, details: { slug, before: before?.item } })
}

/**
 * The days in the bin are counted by each site for itself. What went there at one moment still did, and what did not did not: a course
 * gives back the lessons that it took.
 */
function binnedAt(ctx: Context, { deletedAt }: PlannedItem['archived']): number | null {
  return deletedAt === null ? null : ctx.now - (deletedAt % 60_000)
}

/** Somebody wrote to the site after the plan was made; nothing is imported over it. */
export function siteChanged({ archived }: { archived: { kind: string; slug: string } }) {
  return conflict('import.site_changed', { item: `${archived.kind}/${archived.slug}` })
}

/** Whether the fields of an item are written. As drafts, what is there keeps its fields: readers see them. */
export function isFieldsWritten(item: PlannedItem, as: ImportMode): boolean {
  return item.action === 'create' || (item.action === 'update' && as === 'archive')
}

function columnsOf({ archived, parentId, collectionId, coverId }: PlannedItem) {
  return {
    parentId,
    collectionId,
    coverId,
    sortOrder: archived.sortOrder,
    level: archived.level,
    featured: Number(archived.featured),
    featuredOrder: archived.featuredOrder,
    access: archived.access,
    listed: Number(archived.listed),
    market: archived.market,
    riskLevel: archived.riskLevel,
    topic: archived.topic,
    pinnedUntil: archived.pinnedUntil,
    reviewedOn: archived.reviewedOn,
    reviewEveryDays: archived.reviewEveryDays,
    authors: JSON.stringify(archived.authors),
    sources: JSON.stringify(archived.sources),
    details: JSON.stringify(archived.details),
  }
}
