import type { Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import type { ContentKind } from '../../../kinds.ts'
import { selectArticle } from '../article-store.ts'

interface PublishedText {
  language: Language
  title: string
  excerpt: string
  html: string
}

/** What readers find now at an address, in each language, without anything that depends on who reads. Nothing is published: none. */
export async function listPublishedTexts(
  ctx: Context,
  kind: ContentKind,
  address: string,
): Promise<PublishedText[]> {
  const rows = await selectArticle(ctx.readDb, { kind, address, now: ctx.now })
  return rows.map(({ language, title, excerpt, html }) => ({ language, title, excerpt, html }))
}
