import { useSuspenseQuery } from '@tanstack/react-query'
import { redirect, useParams, type LoaderFunction } from 'react-router'
import { ArticleData } from '#content/web/article/article-data.tsx'
import { ArticleHead } from '#content/web/article/article-head.tsx'
import { ArticleLayout } from '#content/web/article/article-layout.tsx'
import { ArticlePageHead } from '#content/web/article/article-page-head.tsx'
import { MembersGate } from '#content/web/article/members-gate.tsx'
import { orNotFound } from '#content/web/or-not-found.ts'
import { PreviousNext } from '#content/web/article/previous-next.tsx'
import { ReadToggle } from '#content/web/read-marks/read-toggle.tsx'
import { RelatedCards } from '#content/web/article/related-cards.tsx'
import { ShareLinks } from '#content/web/article/share-links.tsx'
import { teaserOf } from '#content/web/text-query.ts'
import type { BlogDetail } from '#features/blogs/contract.ts'
import { paths } from '#platform/paths.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { loadContext } from '#platform/web/query-client.ts'
import { Page } from '#ui/page/page.tsx'
import { blogQuery } from './queries.ts'
import { neighboursIn } from './series-neighbours.ts'
import { SeriesBox } from './series-box.tsx'
import { useText } from './text.ts'

export const loader: LoaderFunction = async ({ context, request, params: { id = '' } }) => {
  const { queryClient, language } = context.get(loadContext)
  const { slug } = teaserOf(await orNotFound(queryClient.ensureQueryData(blogQuery(language, id))))
  if (slug !== id) throw redirect(`${paths.blog(slug)}${new URL(request.url).search}`, 301)
  return null
}

export function Component() {
  const t = useText()
  const { language } = useLanguage()
  const { id = '' } = useParams()
  const reading = useSuspenseQuery(blogQuery(language, id))
  const post = 'teaser' in reading.data ? null : reading.data
  const shown = teaserOf(reading.data)
  const path = paths.blog(shown.slug)
  return (
    <Page>
      <ArticlePageHead article={shown} path={path} />
      <article>
        <ArticleHead article={shown} back={{ to: paths.blogs, label: t('detail.back') }} showCover />
        {post ? <PostText post={post} path={path} /> : <MembersGate path={path} reading={reading} />}
      </article>
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

function PostText({ post: { article, series }, path }: { post: BlogDetail; path: string }) {
  const t = useText()
  const { previous, next } = neighboursIn(series, article.id)
  return (
    <ArticleLayout article={article} before={series && <SeriesBox series={series} currentId={article.id} />}>
      <ReadToggle kind="blog" id={article.id} title={article.title} />
      <PreviousNext
        label={t('series.neighbours')}
        previous={previous && { ...previous, to: paths.blog(previous.slug), label: t('series.previous') }}
        next={next && { ...next, to: paths.blog(next.slug), label: t('series.next') }}
      />
      <ShareLinks path={path} title={article.title} language={article.language} />
    </ArticleLayout>
  )
}
