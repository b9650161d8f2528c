import { listReadMarks } from '#content/read-marks/server/read-marks.ts'
import type { Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import type { TrackProgress } from '../contract.ts'
import { listLearn } from './learn.ts'

/** The tracks that the reader has begun and not finished, in their order. */
export async function listTracksBegun(ctx: Context, language: Language): Promise<TrackProgress[]> {
  const read = new Set((await listReadMarks(ctx)).itemIds)
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
