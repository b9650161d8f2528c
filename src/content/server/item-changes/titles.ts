import { otherLanguage } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import { selectTitlesOf } from '../titles-store.ts'

/** An item's title in the administrator's language, or in the other one; empty when it has none. */
export async function readTitle(ctx: Context, itemId: string): Promise<string> {
  const titles = await selectTitlesOf(ctx.db, [itemId])
  const titleIn = (language: string) => titles.find((one) => one.language === language)?.title
  return titleIn(ctx.language) || titleIn(otherLanguage(ctx.language)) || ''
}
