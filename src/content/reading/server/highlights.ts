import type { Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import type { Card } from '../../contract.ts'
import { listCards } from './reading.ts'
import { kindsWith } from '../../kinds.ts'

/** What the home page shows: up to four featured items of any public kind in their own order, and the six newest of those kinds that have newest ones, pinned posts first. */
export async function listHighlights(
  ctx: Context,
  language: Language,
): Promise<{ featured: Card[]; newest: Card[] }> {
  const newest = { language, order: 'newest', publicOnly: true } as const
  const [featured, latest] = await Promise.all([
    listCards(ctx, {
      ...newest,
      kinds: kindsWith('featured'),
      featured: true,
      publicOnly: false,
      order: 'featured',
      pageSize: 4,
    }),
    listCards(ctx, { ...newest, kinds: kindsWith('newest'), pinnedFirst: true, pageSize: 6 }),
  ])
  return { featured: featured.items, newest: latest.items }
}
