import { readArticle } from '#content/server/reading.ts'
import { userOf } from '#platform/actor.ts'
import type { Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import type { ReadMark, ReadMarks, TrackProgress } from '../contract.ts'
import { listLearn } from './learn.ts'
import { deleteReadMark, insertReadMark, selectReadIds, selectReadMarksForExport } from './store.ts'

/** More than a site has learn pages. */
const mostMarks = 1000

/** Ids of the learn pages that the reader marked, the latest first. */
export async function listReadMarks(ctx: Context): Promise<ReadMarks> {
  return { itemIds: await selectReadIds(ctx.readDb, userOf(ctx.actor).uid, mostMarks) }
}

/** The tracks that the reader has begun and not finished, in their order. */
export async function listTracksBegun(ctx: Context, language: Language): Promise<TrackProgress[]> {
  const read = new Set(await selectReadIds(ctx.readDb, userOf(ctx.actor).uid, mostMarks))
  if (read.size === 0) return []
  const { tracks } = await listLearn(ctx, { language })
  return tracks.flatMap(({ id, slug, title, items }) => {
    const readCount = items.filter((page) => read.has(page.id)).length
    const next = items.find((page) => !read.has(page.id))
    if (readCount === 0 || !next) return []
    const { minutes } = next
    const page = { id: next.id, slug: next.slug, title: next.title, language: next.language, minutes }
    return [{ id, slug, title, readCount, pageCount: items.length, next: page }]
  })
}

/** Marks a learn page that the reader can open as read; doing it again changes nothing. */
export async function markRead(ctx: Context, address: string): Promise<ReadMark> {
  const { uid } = userOf(ctx.actor)
  const { id } = await readArticle(ctx, 'learn', { address, language: ctx.language })
  await insertReadMark(ctx.db, { userId: uid, itemId: id, readAt: ctx.now })
  return { isRead: true }
}

/** Takes the mark back; a page without one stays so. */
export async function unmarkRead(ctx: Context, address: string): Promise<ReadMark> {
  const { uid } = userOf(ctx.actor)
  const { id } = await readArticle(ctx, 'learn', { address, language: ctx.language })
  await deleteReadMark(ctx.db, { userId: uid, itemId: id })
  return { isRead: false }
}

/** What the site keeps about the learn pages that a user read. Instants in ISO 8601, UTC. */
export async function exportReadMarks(ctx: Context, uid: string): Promise<Record<string, unknown>> {
  const rows = await selectReadMarksForExport(ctx.readDb, uid)
  return { pagesRead: rows.map((row) => ({ page: row.slug, readAt: new Date(row.readAt).toISOString() })) }
}
