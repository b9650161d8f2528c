import type { Database } from '#platform/database/connect.ts'
import type { ContentKind } from '#content/kinds.ts'
import { toJson } from '#content/server/stored-json.ts'
import { variantsOf } from '#content/media/server/pictures.ts'
import type { MediaRow } from '#content/media/server/store.ts'
import {
  selectAllCollections,
  selectItemKeys,
  selectLessonKeys,
  selectMediaRows,
  selectPublishedTexts,
  selectTextsOf,
} from '#content/records/server/carried-store.ts'
import { idsIn } from './ids-in.ts'
import { entryPaths, inOrder } from './entry-paths.ts'

/** What to export: everything, or the items of some kinds, or some items. */
export interface ExportWish {
  kinds?: readonly ContentKind[]
  ids?: readonly string[]
  revisions: boolean
}

export interface ChosenContent {
  isWholeSite: boolean
  /** Ids in the order in which an archive holds the items. */
  itemIds: string[]
  collections: Awaited<ReturnType<typeof selectAllCollections>>
  media: MediaRow[]
}

type ItemKey = Awaited<ReturnType<typeof selectItemKeys>>[number]

const textsAtOnce = 100
const idsAtOnce = 500

/** Chosen items bring along what they cannot be without: lessons and courses, their collections, and every upload they show. */
export async function chooseContent(db: Database, wish: ExportWish, now: number): Promise<ChosenContent> {
  const isWholeSite = wish.kinds === undefined && wish.ids === undefined
  const items = await chooseItems(db, wish, isWholeSite)
  const wanted = new Set(items.map((item) => item.collectionId))
  const courses = new Set(items.filter((item) => item.kind === 'course').map((item) => item.id))
  const all = await selectAllCollections(db)
  const collections = isWholeSite
    ? all
    : all.filter((one) => wanted.has(one.id) || (one.parentId !== null && courses.has(one.parentId)))
  const media = isWholeSite
    ? await selectMediaRows(db, undefined)
    : await chooseMedia(db, { items, collections, now })
  return {
    isWholeSite,
    itemIds: items.map((item) => item.id),
    collections,
    media: media.sort((one, other) => inOrder(one.id, other.id)),
  }
}

async function chooseItems(db: Database, wish: ExportWish, isWholeSite: boolean): Promise<ItemKey[]> {
  const { kinds, ids } = wish
  const chosen = await selectItemKeys(db, { kinds, ids, withBin: isWholeSite || ids !== undefined })
  const items = new Map(chosen.map((item) => [item.id, item]))
  const add = (more: readonly ItemKey[]) => {
    for (const item of more) items.set(item.id, item)
  }
  if (!isWholeSite) {
    const courses = chosen.flatMap((item) => (item.kind === 'lesson' ? (item.parentId ?? []) : []))
    if (courses.length > 0) add(await selectItemKeys(db, { ids: [...new Set(courses)], withBin: true }))
    add(
      await selectLessonKeys(
        db,
        chosen.filter((item) => item.kind === 'course').map((item) => item.id),
      ),
    )
  }
  const pathOf = ({ kind, slug }: ItemKey) => entryPaths.item({ kind: kind as ContentKind, slug })
  return [...items.values()].sort((one, other) => inOrder(pathOf(one), pathOf(other)))
}

/** Every string of a text may be the id of an upload; the library says which are. */
async function chooseMedia(
  db: Database,
  {
    items,
    collections,
    now,
  }: { items: readonly ItemKey[]; collections: ChosenContent['collections']; now: number },
): Promise<MediaRow[]> {
  const ids = new Set<string>()
  const note = (id: string | null) => void (id && ids.add(id))
  for (const { coverId, details } of items) {
    note(coverId)
    for (const id of idsIn(toJson(details))) ids.add(id)
  }
  for (const { coverId } of collections) note(coverId)
  for (let at = 0; at < items.length; at += textsAtOnce) {
    const some = items.slice(at, at + textsAtOnce).map((item) => item.id)
    const texts = [...(await selectTextsOf(db, some)), ...(await selectPublishedTexts(db, some, now))]
    for (const { body, extras } of texts)
      for (const id of idsIn([toJson(body ?? 'null'), toJson(extras)])) ids.add(id)
  }
  return mediaOf(db, [...ids])
}

async function mediaOf(db: Database, ids: readonly string[]): Promise<MediaRow[]> {
  const media: MediaRow[] = []
  for (let at = 0; at < ids.length; at += idsAtOnce)
    media.push(...(await selectMediaRows(db, ids.slice(at, at + idsAtOnce))))
  return media
}

/** The stored bytes of an upload. */
export function storedBytes(row: MediaRow): number {
  return variantsOf(row).reduce((sum, variant) => sum + (variant.bytes ?? row.bytes), 0)
}
