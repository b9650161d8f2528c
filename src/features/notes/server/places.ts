import { userOf } from '#platform/actor.ts'
import type { Language } from '#platform/languages.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import type { ReadingPlace } from '../contract.ts'
import { mostBlocks } from '../limits.ts'
import type { NotedPage, NoteSources } from './notes.ts'
import { holdPlace, selectPlaces, updatePlace, type StoredPlace } from './places-store.ts'

/** Where a reader is in a text, as their device tells it. */
export interface GivenPlace {
  language: Language
  block: number
  blockCount: number
  quote: string
  readBlocks: readonly string[]
  isEndRead: boolean
}

/**
 * Notes where the reader is in a text. What they have read is only ever added to: two devices together know as much as both.
 * @throws as for reading the page, the first time
 */
export async function putReadingPlace(
  ctx: Context,
  { page, place: { isEndRead, ...place } }: { page: NotedPage; place: GivenPlace },
  { findPage }: NoteSources,
): Promise<ReadingPlace> {
  const { uid: userId } = userOf(ctx.actor)
  const known = await selectPlaces(ctx.db, { userId, itemId: page.id })
  const itemId = known.length > 0 ? page.id : (await findPage(ctx, page)).id
  return inTransaction(ctx, async (ctx) => {
    const told = {
      ...place,
      userId,
      itemId,
      readBlocks: place.readBlocks.join(' '),
      endReadAt: isEndRead ? ctx.now : null,
      changedAt: ctx.now,
    }
    // Two devices that tell at once come one after the other.
    const before = await holdPlace(ctx.db, told)
    // The newest come first, so that what an edit has left behind is forgotten first.
    const read = [...new Set([...place.readBlocks, ...listOf(before.readBlocks)])].slice(0, mostBlocks)
    const row = { ...told, readBlocks: read.join(' '), endReadAt: before.endReadAt ?? told.endReadAt }
    await updatePlace(ctx.db, row)
    return showPlace(row)
  })
}

export function showPlace(row: StoredPlace): ReadingPlace {
  const { language, block, blockCount, quote, endReadAt, changedAt } = row
  const isEndRead = endReadAt !== null
  return { language, block, blockCount, quote, readBlocks: listOf(row.readBlocks), isEndRead, changedAt }
}

/** Whether somebody has come to the end of a text, in whichever language. */
export async function hasReadEnd(ctx: Context, key: { userId: string; itemId: string }): Promise<boolean> {
  return (await selectPlaces(ctx.db, key)).some(({ endReadAt }) => endReadAt !== null)
}

function listOf(words: string): string[] {
  return words.split(' ').filter(Boolean)
}
