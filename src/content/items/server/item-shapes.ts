import type { Context } from '#platform/server/context.ts'
import type { EditionOf, Item, ItemOf } from '../../kind-item.ts'
import { asKind, type ContentKind } from '../../kinds.ts'
import { selectEditions, type StoredEdition, type StoredItem } from '../../records/server/items-store.ts'
import { findPictures } from '../../media/server/find-media.ts'
import { selectLivePublications } from '../../records/server/schedules-store.ts'
import { selectTagsOfItems } from '../../reading/server/published-store.ts'
import { readDetails, readExtras } from '../../server/own-members.ts'
import { toJson, toStrings } from '../../server/stored-json.ts'
import { isScheduled } from '../../server/visible.ts'

type Live = Awaited<ReturnType<typeof selectLivePublications>>

/** An item as the editor page gets it. */
export function serializeItem(ctx: Context, row: StoredItem): Promise<Item> {
  return serializeOfKind(ctx, asKind(row.kind), row)
}

async function serializeOfKind<K extends ContentKind>(
  ctx: Context,
  kind: K,
  row: StoredItem,
): Promise<ItemOf<K>> {
  const [editions, live, tags, pictures] = await Promise.all([
    selectEditions(ctx.db, [row.id], ctx.people),
    selectLivePublications(ctx.db, [row.id], ctx.now),
    selectTagsOfItems(ctx.db, [row.id]),
    findPictures(ctx, row.coverId ? [row.coverId] : []),
  ])
  const around = liveAt(live, ctx.now)
  return {
    id: row.id,
    kind,
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
    details: readDetails(kind, row.details),
    version: row.version,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    deletedAt: row.deletedAt,
    editions: editions.map((one) => serializeEdition(kind, one, { editions, ...around })),
  }
}

/** The texts of an item, and what readers see of them, now and later. */
interface Around {
  editions: readonly StoredEdition[]
  shown: Live
  scheduled: Live
  now: number
}

function liveAt(live: Live, now: number): Omit<Around, 'editions'> {
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
function serializeEdition<K extends ContentKind>(
  kind: K,
  row: StoredEdition,
  { editions, shown, scheduled, now }: Around,
): EditionOf<K> {
  const original = editions.find((one) => one.itemId === row.itemId && one.language !== row.language)
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
    extras: readExtras(kind, row.extras),
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
