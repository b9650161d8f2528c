import { inTransaction, type Context } from '#platform/server/context.ts'
import { keepTitle, keepWords, markTitlesKept, selectTitlesOf, selectUnkeptTitles } from './titles-store.ts'

const itemsAtOnce = 100

/** Makes items findable in content tables that were written before there was such a search, or under older rules. Runs in steps, so that it may be interrupted. */
export async function keepMissingTitles(ctx: Context): Promise<number> {
  for (let count = 0; ;) {
    const done = await inTransaction(ctx, async ({ db }) => {
      const items = await selectUnkeptTitles(db, itemsAtOnce)
      if (items.length === 0) return 0
      const ids = items.map(({ id }) => id)
      for (const { id, slug } of items) await keepWords(db, { itemId: id, language: 'slug' }, slug)
      for (const { title, ...key } of await selectTitlesOf(db, ids)) await keepTitle(db, key, title)
      await markTitlesKept(db, ids)
      return items.length
    })
    if (done === 0) return count
    count += done
  }
}
