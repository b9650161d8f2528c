import { encodeScreenshot } from '#desk/media/server/images.ts'
import { keepBytes, removeBytes } from '#desk/media/server/keep-media.ts'
import { userOf } from '#platform/actor.ts'
import { conflict, invalid, notFound, unavailable } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import type { Context } from '#platform/server/context.ts'
import { limitRequests } from '#platform/server/http/rate-limit.ts'
import { pictureWords, type TradeMark, type TradePicture } from '../../contract.ts'
import { mostPictures, mostPicturesOfTrade, picturesAnHour } from '../../limits.ts'
import { findTrade } from '../store.ts'
import {
  countPictures,
  deletePicture,
  findPicture,
  insertPicture,
  selectPictures,
  touchPicture,
  type StoredPicture,
} from './store.ts'

interface Place {
  /** Of the trade. */
  id: string
  picture: string
}

/** The pictures of a member's trades, by trade. */
export async function picturesOf(ctx: Context, tradeIds: readonly string[]) {
  const rows = await selectPictures(ctx.readDb, userOf(ctx.actor).uid, tradeIds)
  return Map.groupBy(rows, ({ tradeId }) => tradeId)
}

export function showPicture({ id, width, height, bytes, description }: StoredPicture): TradePicture {
  return { id, width, height, bytes, description }
}

/** Counts a picture that has arrived, before it is read into memory; one that is there already as well, for it has to be read to know. */
export async function limitPictures(ctx: Context): Promise<void> {
  const { uid: subject } = userOf(ctx.actor)
  await limitRequests(ctx, 'journal-picture', { most: picturesAnHour, seconds: 3600, subject })
}

/**
 * Keeps a picture of a trade, re-encoded, under an id of the reader's device; the same again is there already. The trade may come
 * later: devices send in their own order.
 * @throws 404 for another's trade or picture; 409 `saved.full` past a limit; 415 and 422 for what is no picture; 422 without words
 */
export async function putPicture(
  ctx: Context,
  { id: tradeId, picture: id }: Place,
  given: { bytes: Uint8Array; description: string | undefined },
): Promise<TradePicture> {
  const { uid: userId } = userOf(ctx.actor)
  if (![tradeId, id].every((name) => /^[\w-]{16,}$/.test(name))) throw invalid({ id: 'invalid' })
  const words = pictureWords.safeParse(given.description ?? '')
  if (!words.success) throw invalid({ description: 'invalid' })
  const trade = await findTrade(ctx.db, tradeId)
  const known = await findPicture(ctx.db, id)
  if ((trade && trade.userId !== userId) || (known && !isAt(known, { userId, tradeId })))
    throw notFound('picture')
  if (known) return showPicture(known)
  await refuseFull(ctx, { userId, tradeId }, 1)
  const { bytes, width, height } = await encodeScreenshot(given.bytes)
  const key = `journal/${newId()}.webp`
  const made = { id, userId, tradeId, key, width, height, bytes: bytes.length }
  const row = { ...made, description: words.data, createdAt: ctx.now }
  return keepBytes(ctx, [{ variant: { key }, bytes, mimeType: 'image/webp' }], async (ctx) => {
    if (!(await insertPicture(ctx.db, row))) throw unavailable()
    await ctx.people.hold(ctx.db, userId)
    await refuseFull(ctx, row, 0)
    return showPicture(row)
  })
}

/**
 * Keeps the pictures of a trade that is deleted for a day, in their order: it can be taken back, and the sweep goes by when they came.
 * In the transaction of `ctx`.
 */
export async function outliveTrade(ctx: Context, tradeId: string): Promise<void> {
  const rows = await selectPictures(ctx.db, userOf(ctx.actor).uid, [tradeId])
  for (const [at, { id }] of rows.entries()) await touchPicture(ctx.db, id, ctx.now + at)
}

/** Deletes a picture of the reader's own; one that is not there stays so. */
export async function removePicture(ctx: Context, { id: tradeId, picture }: Place): Promise<TradeMark> {
  const { uid: userId } = userOf(ctx.actor)
  const row = await findPicture(ctx.db, picture)
  if (row && isAt(row, { userId, tradeId })) {
    await deletePicture(ctx.db, row.id)
    await removeBytes(ctx, [row])
  }
  return { isKept: false }
}

/**
 * The bytes of a picture, WebP, for nobody but whose it is.
 * @throws 404 for another's, and as long as its trade is not there
 */
export async function openPicture(ctx: Context, { id: tradeId, picture }: Place) {
  const { uid: userId } = userOf(ctx.actor)
  const row = await findPicture(ctx.readDb, picture)
  const trade = await findTrade(ctx.readDb, tradeId)
  if (!row || !isAt(row, { userId, tradeId }) || trade?.userId !== userId) throw notFound('picture')
  const stored = await ctx.storage.get(row.key)
  if (!stored) throw notFound('picture')
  return stored
}

function isAt(row: StoredPicture, { userId, tradeId }: Pick<StoredPicture, 'userId' | 'tradeId'>): boolean {
  return row.userId === userId && row.tradeId === tradeId
}

async function refuseFull(
  ctx: Context,
  { userId, tradeId }: Pick<StoredPicture, 'userId' | 'tradeId'>,
  more: number,
): Promise<void> {
  const { all, ofTrade } = await countPictures(ctx.db, userId, tradeId)
  if (all + more > mostPictures || ofTrade + more > mostPicturesOfTrade) throw conflict('saved.full')
}
