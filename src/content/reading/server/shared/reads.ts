import type { Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import { sharedById, sharedRead } from '#platform/server/shared-reads.ts'
import { asKind, type ContentKind } from '../../../kinds.ts'
import { findPictures } from '../../../media/server/find-media.ts'
import { readMinutes } from '../../../server/own-members.ts'
import { selectLessonMinutes } from '../minutes-store.ts'
import { selectCollectionsByIds, selectPinned, selectTagsOfItems } from '../published-store.ts'
import { countItemsOfTags, selectTagsInUse } from './tags-in-use-store.ts'
import { selectTermSlugs } from '../terms-store.ts'

/*
 * What cards and texts of many pages are made of: read once for all public pages of one version of the content.
 */

export const readTagsOfItems = sharedById(
  async (ctx, ids) => Map.groupBy(await selectTagsOfItems(ctx.readDb, ids), ({ itemId }) => itemId),
  'item',
)

export const readCovers = sharedById(findPictures)

export const readCollections = sharedById(async (ctx, ids) => {
  const rows = ids.length > 0 ? await selectCollectionsByIds(ctx.readDb, ids) : []
  return new Map(rows.map((row) => [row.id, row]))
})

/** How long the lessons of each course take, with what is to be done in them. */
export const readLessonMinutes = sharedById(async (ctx, courseIds, language: Language) => {
  const lessons = await selectLessonMinutes(ctx.readDb, { courseIds, language, now: ctx.now })
  const minutes = await readMinutes(ctx, lessons)
  const sums = new Map<string, number>()
  lessons.forEach(({ parentId }, at) => {
    if (parentId) sums.set(parentId, (sums.get(parentId) ?? 0) + (minutes[at] ?? 0))
  })
  return sums
})

const readAllTermSlugs = sharedRead((ctx) => selectTermSlugs(ctx.readDb, { now: ctx.now }))

/** Where the pages of terms are. Nearly every text marks some, so pages read all of them once. */
export function readTermSlugs(ctx: Context, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  return ctx.memory ? readAllTermSlugs(ctx) : selectTermSlugs(ctx.readDb, { ids, now: ctx.now })
}

/** A tag of fewer items is looked up; of more, its items are met on the way through the list. */
export const rareTag = 200

/** How many items carry each of these tags, whoever sees them; no further than it matters. */
export const readTagCounts = sharedById(
  (ctx, tagIds) => countItemsOfTags(ctx.readDb, { tagIds, most: rareTag }),
  'plan',
)

export const readTagsInUse = sharedRead((ctx, kind: string) =>
  selectTagsInUse(ctx.readDb, asKind(kind), ctx.now),
)

const readPinnedOf = sharedRead((ctx, ...kinds: string[]) =>
  selectPinned(ctx.readDb, { kinds: kinds.map(asKind), now: ctx.now }),
)

export function readPinned(ctx: Context, kinds: readonly ContentKind[]) {
  return readPinnedOf(ctx, ...kinds)
}
