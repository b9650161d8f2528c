import type { Article } from '#content/contract.ts'
import { listPublished, titleOf } from '#content/reading/server/reading.ts'
import type { Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import type { BlogList, PostSeries } from '../contract.ts'

/** Bounds what one answer holds. */
const mostParts = 100

/** The series of a post with every part that readers find in lists, in its order. */
export async function readSeries(
  ctx: Context,
  article: Article,
  language: Language,
): Promise<PostSeries | null> {
  if (!article.collection) return null
  const { rows } = await listPublished(ctx, {
    kinds: ['blog'],
    collectionId: article.collection.id,
    language,
    order: 'order',
    pageSize: mostParts,
  })
  return {
    ...article.collection,
    items: rows.map(({ id, slug, title, language }) => ({ id, slug, title, language })),
  }
}

/** What a series says of itself, in the other language where it has no words. */
export function serializeSeries(
  series: { titleEn: string; titleAm: string; summaryEn: string; summaryAm: string },
  language: Language,
): NonNullable<BlogList['chosen']> {
  const { summaryEn, summaryAm } = series
  const summary = language === 'am' ? summaryAm || summaryEn : summaryEn || summaryAm
  return { title: titleOf(series, language), summary }
}
