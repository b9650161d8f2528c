import { isScheduled, isShown } from '#content/server/visible.ts'
import { languages } from '#platform/languages.ts'
import type { Paged, PageWish } from '#platform/contract/paging.ts'
import type { Context } from '#platform/server/context.ts'
import { emptyPage, readPage, type Walk } from '#platform/server/lists/paging.ts'
import type { ItemRow } from '#content/contract.ts'
import { isBehind } from '#content/items/server/item-shapes.ts'
import {
  orderOf,
  selectEditionHeads,
  selectItems,
  selectPlannedTimes,
  type ItemFilter,
} from '#content/records/server/item-list-store.ts'
import type { StoredItem } from '#content/records/server/items-store.ts'
import { selectLastEditors } from '#content/records/server/last-editors-store.ts'
import { detailFilters, type WantedDetails } from '#content/reading/server/detail-filters.ts'
import { rulesOf } from '#content/server/kind-rules.ts'
import { selectLivePublications } from '#content/records/server/schedules-store.ts'
import { selectCollectionsByIds, selectTagsOfItems } from '#content/reading/server/published-store.ts'
import { labelOf, titleOf } from '#content/reading/server/reading.ts'
import { findTag } from '#content/labels/server/tags-store.ts'

const rowsPerPage = 25
const mostEditors = 100

const firstDirections = { updated: 'desc', title: 'asc', published: 'desc', order: 'asc' } as const

type Filter = Omit<ItemFilter, 'now' | 'tagId' | 'direction' | 'details'> & {
  /** Details by their values; one by which the kind is not filtered finds nothing. */
  details?: WantedDetails
  /** Tag by slug; an unknown one finds nothing. */
  tag?: string
  direction?: ItemFilter['direction']
} & PageWish

/** A page of a content table. */
export async function listItems(
  ctx: Context,
  { page, cursor, total, tag, direction, details = {}, ...where }: Filter,
): Promise<Paged<ItemRow>> {
  const wish = { page, cursor, total }
  const tagId = tag === undefined ? undefined : (await findTag(ctx.readDb, tag))?.id
  const isFiltered = Object.keys(details).every((name) =>
    Object.hasOwn(rulesOf(where.kind).filtered ?? {}, name),
  )
  if (!isFiltered || (tag !== undefined && tagId === undefined)) return emptyPage(wish)
  const wanted = {
    ...where,
    tagId,
    details: detailFilters([where.kind], details),
    direction: direction ?? firstDirections[where.sort],
    now: ctx.now,
  }
  const found = await readPage(wish, walkOf(wanted), (place) => selectItems(ctx.readDb, wanted, place))
  const { rows, ...shown } = found
  return { items: await serializeRows(ctx, rows), ...shown }
}

function walkOf(wanted: Pick<ItemFilter, 'sort' | 'language'>): Walk<StoredItem> {
  const column = orderOf(wanted)
  const key = [wanted.sort === 'title' ? 'string' : 'number', 'string'] as const
  return { size: rowsPerPage, key, keyOf: (row) => [row[column], row.id] }
}

/** Everybody who last edited a text, to filter by. */
export function listLastEditors(ctx: Context): Promise<{ uid: string; name: string }[]> {
  return selectLastEditors(ctx.readDb, { people: ctx.people, limit: mostEditors })
}

/** Rows of a content table, with the states of both editions. */
export async function serializeRows(ctx: Context, rows: readonly StoredItem[]): Promise<ItemRow[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const collectionIds = [...new Set(rows.map((row) => row.collectionId).filter((id) => id !== null))]
  const marked = rows.filter((row) => row.behindEn === 1 || row.behindAm === 1).map((row) => row.id)
  const [heads, scheduled, tags, collections, live] = await Promise.all([
    selectEditionHeads(ctx.readDb, ids),
    selectPlannedTimes(ctx.readDb, ids, ctx.now),
    selectTagsOfItems(ctx.readDb, ids),
    collectionIds.length > 0 ? selectCollectionsByIds(ctx.readDb, collectionIds) : [],
    marked.length > 0 ? selectLivePublications(ctx.readDb, marked, ctx.now) : [],
  ])
  const shown = live.filter((one) => !isScheduled(one, ctx.now))
  return rows.map((row) => {
    const collection = collections.find((one) => one.id === row.collectionId)
    return {
      id: row.id,
      kind: row.kind as ItemRow['kind'],
      slug: row.slug,
      version: row.version,
      updatedAt: row.updatedAt,
      deletedAt: row.deletedAt,
      publishedAt: row.publishedAt || null,
      parentId: row.parentId,
      featured: row.featured === 1,
      collection: collection
        ? { id: collection.id, slug: collection.slug, title: titleOf(collection, ctx.language) }
        : null,
      tags: tags.filter((tag) => tag.itemId === row.id).map((tag) => labelOf(tag, ctx.language)),
      editions: languages.flatMap((language) => {
        const isOwn = (one: { itemId: string; language: string }) =>
          one.itemId === row.id && one.language === language
        const head = heads.find(isOwn)
        if (!head) return []
        const publishAt = scheduled.find(isOwn)?.visibleFrom ?? null
        const { title, state, updatedAt } = head
        const shownFrom = language === 'am' ? row.shownFromAm : row.shownFromEn
        return {
          language,
          title,
          state: state === 'scheduled' && publishAt === null ? 'published' : state,
          isPublic: isShown(shownFrom, ctx.now),
          isChanged: (language === 'am' ? row.changedAm : row.changedEn) === 1,
          isStale: (language === 'am' ? row.staleAm : row.staleEn) === 1,
          isBehind: isBehind(shown, { itemId: row.id, language }),
          publishAt,
          updatedAt,
        }
      }),
    }
  })
}
