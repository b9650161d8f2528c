import { ArticleData } from '#content/web/article/article-data.tsx'
import { ArticlePageHead } from '#content/web/article/article-page-head.tsx'
import { MembersGate } from '#content/web/article/members-gate.tsx'
import { RelatedCards } from '#content/web/article/related-cards.tsx'
import { ShareLinks } from '#content/web/article/share-links.tsx'
import { PageQuestions } from '#content/web/page-questions.tsx'
import { ReadToggle } from '#content/web/read-marks/read-toggle.tsx'
import { loadText, useReading } from '#content/web/reading.ts'
import type { BlogDetail } from '#features/blogs/contract.ts'
import { paths } from '#platform/paths.ts'
import { Page } from '#ui/page/page.tsx'
import { readers } from './area.ts'
import { BlogView } from './blog-view.tsx'
import { blogQuery } from './queries.ts'
import { SeriesParts } from './series-parts.tsx'
import { useText } from './text.ts'

export const loader = loadText(blogQuery, paths.blog, 'blog')

export function Component() {
  const t = useText()
  const { reading, shown, text: post } = useReading(blogQuery)
  const path = paths.blog(shown.slug)
  return (
    <Page>
      <ArticlePageHead article={shown} path={path} />
      <BlogView shown={shown} post={post} gate={<MembersGate path={path} reading={reading} />}>
        {post && <AfterPost post={post} path={path} />}
      </BlogView>
      {post && <RelatedCards title={t('detail.related')} cards={post.related} />}
      <ArticleData
        article={shown}
        path={path}
        above={[{ name: t('list.title'), path: paths.blogs }]}
        isArticle
      />
    </Page>
  )
}

/** Marking it as read, the parts beside it, and sharing it. */
function AfterPost({ post, path }: { post: BlogDetail; path: string }) {
  const { article } = post
  return (
    <>
      <ReadToggle kind="blog" id={article.id} title={article.title} />
      <SeriesParts post={post} area={readers} />
      <ShareLinks path={path} title={article.title} language={article.language} />
      <PageQuestions kind="blog" id={article.id} />
    </>
  )
}
