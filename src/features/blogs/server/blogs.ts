import { listCards, listRelated, listTags, readArticle, type ListFilter } from '#content/server/reading.ts'
import type { Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import type { BlogDetail, BlogList } from '../contract.ts'

const postsPerPage = 12

/** Posts newest first, twelve a page, with the tags to filter by. */
export async function listBlogs(
  ctx: Context,
  filter: Pick<ListFilter, 'language' | 'page' | 'q' | 'tag' | 'level'>,
): Promise<BlogList> {
  const [cards, tags] = await Promise.all([
    listCards(ctx, { ...filter, kinds: ['blog'], order: 'newest', pageSize: postsPerPage }),
    listTags(ctx, 'blog', filter.language),
  ])
  return { ...cards, tags }
}

/** One post with what to read next. */
export async function readBlog(ctx: Context, address: string, language: Language): Promise<BlogDetail> {
  const article = await readArticle(ctx, 'blog', { address, language })
  return { article, related: await listRelated(ctx, article, language) }
}
