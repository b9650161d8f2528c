import type { Context } from '#platform/server/context.ts'
import type { Edition, Item } from '../../contract.ts'
import { selectEditions, type StoredEdition, type StoredItem } from '../../records/server/items-store.ts'
import { findPictures } from '../../media/server/find-media.ts'
import { selectLivePublications } from '../../records/server/schedules-store.ts'
import { selectTagsOfItems } from '../../reading/server/published-store.ts'
import { toJson, toStrings } from '../../server/stored-json.ts'
import { isScheduled } from '../../server/visible.ts'

type Live = Awaited<ReturnType<typeof selectLivePublications>>

/** An item as the editor page gets it. */
export async function serializeItem(ctx: Context, row: StoredItem): Promise<Item> {
  const [editions, live, tags, pictures] = await Promise.all([
    selectEditions(ctx.db, [row.id], ctx.people),
    selectLivePublications(ctx.db, [row.id], ctx.now),
    selectTagsOfItems(ctx.db, [row.id]),
    findPictures(ctx, row.coverId ? [row.coverId] : []),
  ])
  return {
    id: row.id,
    kind: row.kind as Item['kind'],
    slug: row.slug,
    parentId: row.parentId,
    collectionId: row.collectionId,
    sortOrder: row.sortOrder,
    level: row.level,
    coverId: row.coverId,
    cover: (row.coverId && pictures.get(row.coverId)) || null,
    featured: row.featured === 1,
    access: row.access,
    listed: row.listed === 1,
    market: row.market as Item['market'],
    riskLevel: row.riskLevel,
    authors: toStrings(row.authors),
    sources: toJson(row.sources),
    reviewedOn: row.reviewedOn,
    reviewEveryDays: row.reviewEveryDays,
    tags: tags.map((tag) => tag.slug),
    topic: row.topic,
    pinnedUntil: row.pinnedUntil,
    details: toJson(row.details),
    version: row.version,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    deletedAt: row.deletedAt,
    editions: editions.map((one) => serializeEdition(one, editions, liveAt(live, ctx.now))),
  }
}

function liveAt(live: Live, now: number): { shown: Live; scheduled: Live; now: number } {
  return {
    now,
    shown: live.filter((one) => !isScheduled(one, now)),
    scheduled: live.filter((one) => isScheduled(one, now)),
  }
}

/** Whether readers see less in this language than they find in the other one. */
export function isBehind(shown: Live, key: { itemId: string; language: string }): boolean {
  const ofItem = shown.filter(({ itemId }) => itemId === key.itemId)
  const basedOn = ofItem.find(({ language }) => language === key.language)?.basedOnRevision ?? null
  const original = ofItem.find(({ language }) => language !== key.language)
  return basedOn !== null && original !== undefined && original.revision > basedOn
}

/** An edition with what follows from its neighbours: scheduled in the past is published, behind its original is stale. */
export function serializeEdition(
  row: StoredEdition,
  siblings: readonly StoredEdition[],
  { shown, scheduled, now }: { shown: Live; scheduled: Live; now: number },
): Edition {
  const original = siblings.find((one) => one.itemId === row.itemId && one.language !== row.language)
  const isOwn = (one: Live[number]) => one.itemId === row.itemId && one.language === row.language
  const schedule = scheduled.find(isOwn)
  return {
    language: row.language,
    state: row.state === 'scheduled' && !schedule ? 'published' : row.state,
    isChanged: row.publishedRevision !== null && row.revision > row.publishedRevision,
    isStale:
      row.basedOnRevision !== null && original !== undefined && original.revision > row.basedOnRevision,
    isBehind: isBehind(shown, row),
    title: row.title,
    excerpt: row.excerpt,
    seoTitle: row.seoTitle,
    seoDescription: row.seoDescription,
    body: toJson(row.body),
    extras: toJson(row.extras),
    revision: row.revision,
    publishedRevision: row.publishedRevision,
    basedOnRevision: row.basedOnRevision,
    publishAt: schedule?.visibleFrom ?? null,
    offeredAt:
      row.publishedRevision === null && (row.firstPublishedAt ?? 0) > now ? row.firstPublishedAt : null,
    isPublic: shown.some(isOwn),
    updatedAt: row.updatedAt,
    updatedBy: row.updatedBy,
    updatedByName: row.updatedByName,
  }
}
