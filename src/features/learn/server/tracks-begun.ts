import type { Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import type { TrackProgress } from '../contract.ts'
import { listLearn } from './learn.ts'

/** The tracks of which somebody has read some pages and not all, in their order. */
export async function listTracksBegun(
  ctx: Context,
  readIds: readonly string[],
  language: Language,
): Promise<TrackProgress[]> {
  const read = new Set(readIds)
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
