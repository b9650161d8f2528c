import {
  isLongList,
  listCards,
  listTags,
  readArticle,
  titleOf,
  type ListFilter,
} from '#content/reading/server/reading.ts'
import { currentSlugOf } from '#desk/collections/server/collections.ts'
import { listRelated } from '#content/reading/server/related.ts'
import { selectCollectionsInUse } from '#content/reading/server/shown-store.ts'
import type { Language } from '#platform/languages.ts'
import type { PageWish } from '#platform/contract/paging.ts'
import type { Context } from '#platform/server/context.ts'
import { emptyPage } from '#platform/server/lists/paging.ts'
import type { BlogDetail, BlogList } from '../contract.ts'
import { serializeSeries, readSeries } from './series.ts'

const postsPerPage = 12

/** Posts, twelve a page, with the tags and series to filter by: pinned ones first, then the newest; within a series in its own order. */
export async function listBlogs(
  ctx: Context,
  filter: Pick<ListFilter, 'language' | 'in' | 'q' | 'tag' | 'level'> & PageWish & { series?: string },
): Promise<BlogList> {
  const { series: slug, ...where } = filter
  const [tags, isLong, series] = await Promise.all([
    listTags(ctx, 'blog', filter.language),
    isLongList(ctx, 'blog', filter.language),
    selectCollectionsInUse(ctx.readDb, { kind: 'series', of: 'blog', now: ctx.now }),
  ])
  const chosen = await choose(ctx, series, slug)
  const choices = {
    tags,
    isLong,
    series: series.map((one) => ({ slug: one.slug, label: titleOf(one, filter.language) })),
    chosen: chosen ? serializeSeries(chosen, filter.language) : null,
  }
  if (slug !== undefined && !chosen) return { ...emptyPage(filter), ...choices }
  const inTurn = chosen
    ? ({ collectionId: chosen.id, order: 'order' } as const)
    : ({ pinnedFirst: true, order: 'newest' } as const)
  const cards = await listCards(ctx, { ...where, kinds: ['blog'], ...inTurn, pageSize: postsPerPage })
  return { ...cards, ...choices }
}

/** The series of this address, or the one that an earlier address leads to now. */
async function choose<S extends { slug: string }>(
  ctx: Context,
  series: readonly S[],
  slug: string | undefined,
): Promise<S | undefined> {
  if (slug === undefined) return undefined
  const found = series.find((one) => one.slug === slug)
  if (found) return found
  const current = await currentSlugOf(ctx, 'series', slug)
  return series.find((one) => one.slug === current)
}

/** One post with its series and what to read next. */
export async function readBlog(ctx: Context, address: string, language: Language): Promise<BlogDetail> {
  const article = await readArticle(ctx, 'blog', { address, language })
  const [related, series] = await Promise.all([
    listRelated(ctx, article, { chosen: article.details.related, language, kinds: ['blog'] }),
    readSeries(ctx, article, language),
  ])
  return { article, related, series }
}
