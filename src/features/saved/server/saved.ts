import { listCards } from '#content/reading/server/reading.ts'
import { userOf } from '#platform/actor.ts'
import { conflict, notFound } from '#platform/errors.ts'
import type { PageWish } from '#platform/contract/paging.ts'
import type { Language } from '#platform/languages.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { readPage, walkBy } from '#platform/server/lists/paging.ts'
import { mostSaved, savableKinds, type SavedList, type SavedMark } from '../contract.ts'
import {
  countSaved,
  deleteSaved,
  insertSaved,
  isItemSaved,
  selectSaved,
  selectSavedForExport,
} from './store.ts'

const newestFirst = (most: number) =>
  walkBy(most, (row: { savedAt: number; itemId: string }) => [row.savedAt, row.itemId])
const savedPerPage = 24

/** What the reader saved and can still read, newest first. */
export async function listSaved(
  ctx: Context,
  filter: { language: Language; most?: number } & PageWish,
): Promise<SavedList> {
  const { uid } = userOf(ctx.actor)
  const { language, most = savedPerPage, ...wish } = filter
  const { rows, ...page } = await readPage(wish, newestFirst(most), (place) =>
    selectSaved(ctx.readDb, { userId: uid, now: ctx.now }, place),
  )
  const itemIds = rows.map(({ itemId }) => itemId)
  return { items: await showSaved(ctx, itemIds, language), ...page }
}

/** Those of saved items that the reader can still read, in their order. */
export async function showSaved(
  ctx: Context,
  itemIds: readonly string[],
  language: Language,
): Promise<SavedList['items']> {
  if (itemIds.length === 0) return []
  const cards = await listCards(ctx, {
    kinds: savableKinds,
    itemIds: [...itemIds],
    language,
    unlisted: true,
    order: 'order',
    pageSize: itemIds.length,
  })
  return itemIds.flatMap((id) => cards.items.find((card) => card.id === id) ?? [])
}

/** Ids of what the reader saved, newest first. */
export async function listSavedIds(ctx: Context): Promise<string[]> {
  const reader = { userId: userOf(ctx.actor).uid, now: ctx.now }
  const { rows } = await selectSaved(ctx.readDb, reader, { limit: mostSaved })
  return rows.map(({ itemId }) => itemId)
}

export async function readSavedMark(ctx: Context, itemId: string): Promise<SavedMark> {
  return { isSaved: await isItemSaved(ctx.readDb, { userId: userOf(ctx.actor).uid, itemId }) }
}

/**
 * Keeps a published item for later; doing it again changes nothing.
 * @throws 404 for what nobody can read, 409 `saved.full` past the limit
 */
export async function saveItem(ctx: Context, itemId: string): Promise<SavedMark> {
  const { uid } = userOf(ctx.actor)
  const known = await listCards(ctx, {
    kinds: savableKinds,
    itemIds: [itemId],
    language: ctx.language,
    unlisted: true,
    order: 'order',
    pageSize: 1,
  })
  if (known.items.length === 0) throw notFound('item')
  return inTransaction(ctx, async (ctx) => {
    const isNew = await insertSaved(ctx.db, { userId: uid, itemId, savedAt: ctx.now })
    await ctx.people.hold(ctx.db, uid)
    if (isNew && (await countSaved(ctx.db, { userId: uid, now: ctx.now })) > mostSaved)
      throw conflict('saved.full')
    return { isSaved: true }
  })
}

/** Takes an item off the list; one that is not on it stays so. */
export async function unsaveItem(ctx: Context, itemId: string): Promise<SavedMark> {
  await deleteSaved(ctx.db, { userId: userOf(ctx.actor).uid, itemId })
  return { isSaved: false }
}

/** What the site keeps about a user's saved items. Instants in ISO 8601, UTC. */
export async function exportSaved(ctx: Context, uid: string) {
  const rows = await selectSavedForExport(ctx.readDb, uid)
  return { savedItems: rows.map((row) => ({ ...row, savedAt: new Date(row.savedAt).toISOString() })) }
}
