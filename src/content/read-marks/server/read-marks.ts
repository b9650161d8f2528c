import { userOf } from '#platform/actor.ts'
import type { Context } from '#platform/server/context.ts'
import type { MarkableKind, ReadMark, ReadMarks } from '../contract.ts'
import { readArticle } from '../../reading/server/reading.ts'
import {
  deleteReadMark,
  insertReadMark,
  selectReadIds,
  selectReadMarksForExport,
  selectReadTimes,
} from './store.ts'

/** More than a site has posts and learn pages that one reader marks. */
const mostMarks = 1000

interface Text {
  kind: MarkableKind
  /** Id or slug. */
  address: string
}

/** Ids of the texts that the reader marked, the latest first. */
export async function listReadMarks(ctx: Context): Promise<ReadMarks> {
  return { itemIds: await selectReadIds(ctx.readDb, userOf(ctx.actor).uid, mostMarks) }
}

/** Marks a text that the reader can open as read; doing it again changes nothing. */
export async function markRead(ctx: Context, text: Text): Promise<ReadMark> {
  await insertReadMark(ctx.db, { ...(await keyOf(ctx, text)), readAt: ctx.now })
  return { isRead: true }
}

/** Takes the mark back; a text without one stays so. */
export async function unmarkRead(ctx: Context, text: Text): Promise<ReadMark> {
  await deleteReadMark(ctx.db, await keyOf(ctx, text))
  return { isRead: false }
}

/** When the reader marked texts since an instant. */
export async function listReadTimes(ctx: Context, since: number): Promise<number[]> {
  return selectReadTimes(ctx.readDb, userOf(ctx.actor).uid, since)
}

/** What the site keeps about the texts that a user read. Instants in ISO 8601, UTC. */
export async function exportReadMarks(ctx: Context, uid: string) {
  const rows = await selectReadMarksForExport(ctx.readDb, uid)
  return {
    pagesRead: rows.map(({ kind, slug, readAt }) => ({
      kind,
      page: slug,
      readAt: new Date(readAt).toISOString(),
    })),
  }
}

async function keyOf(ctx: Context, { kind, address }: Text): Promise<{ userId: string; itemId: string }> {
  const { uid } = userOf(ctx.actor)
  const { id } = await readArticle(ctx, kind, { address, language: ctx.language })
  return { userId: uid, itemId: id }
}
