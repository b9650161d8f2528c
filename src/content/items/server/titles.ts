import { otherLanguage, type Language } from '#platform/languages.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { keepAllTitles, selectTitlesOf, selectUnkeptTitles } from '../../records/server/titles-store.ts'

const itemsAtOnce = 100

/** Makes items findable in content tables that were written before there was such a search, or under older rules. Runs in steps, so that it may be interrupted. */
export async function keepMissingTitles(ctx: Context): Promise<number> {
  for (let count = 0; ;) {
    const done = await inTransaction(ctx, async ({ db }) => {
      const items = await selectUnkeptTitles(db, itemsAtOnce)
      if (items.length === 0) return 0
      await keepAllTitles(db, items)
      return items.length
    })
    if (done === 0) return count
    count += done
  }
}

/** An item's title in the administrator's language, or in the other one; empty when it has none. */
export async function readTitle(ctx: Context, itemId: string): Promise<string> {
  return (await findTitle(ctx, itemId))?.title ?? ''
}

/** The same with its language; undefined when it has none. */
export async function findTitle(
  ctx: Context,
  itemId: string,
): Promise<{ language: Language; title: string } | undefined> {
  const titles = await selectTitlesOf(ctx.db, [itemId])
  const titleIn = (language: Language) => titles.find((one) => one.language === language && one.title !== '')
  return titleIn(ctx.language) ?? titleIn(otherLanguage(ctx.language))
}

/** Titles of items by language, published or not. */
export async function readTitles(
  ctx: Context,
  itemIds: readonly string[],
): Promise<Map<string, Partial<Record<Language, string>>>> {
  const titles = new Map<string, Partial<Record<Language, string>>>()
  if (itemIds.length === 0) return titles
  for (const { itemId, language, title } of await selectTitlesOf(ctx.readDb, itemIds))
    titles.set(itemId, { ...titles.get(itemId), [language]: title })
  return titles
}
