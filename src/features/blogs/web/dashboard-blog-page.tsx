import type { LoaderFunction } from 'react-router'
import { useLoaded } from '#platform/web/answers/use-answer.ts'
import { redirect } from '#platform/web/router/route-answers.ts'
import { useParams } from '#platform/web/router/router.ts'
import { addressOf } from '#content/addresses.ts'
import { RelatedCards } from '#content/web/article/related-cards.tsx'
import { ShareLinks } from '#content/web/article/share-links.tsx'
import { orNotFound } from '#content/web/or-not-found.ts'
import { PageQuestions } from '#content/web/page-questions.tsx'
import { ReadToggle } from '#content/web/read-marks/read-toggle.tsx'
import { paths } from '#platform/paths.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { loadContext } from '#platform/web/query-client.ts'
import { PageHead } from '#ui/page/page-head.tsx'
import { members } from './area.ts'
import { BlogView } from './blog-view.tsx'
import { memberBlogQuery } from './queries.ts'
import { SeriesParts } from './series-parts.tsx'
import { useText } from './text.ts'

export const loader: LoaderFunction = async ({ context, request, params: { id = '' } }) => {
  const { queryClient, language } = context.get(loadContext)
  const { article } = await orNotFound(queryClient.ensureQueryData(memberBlogQuery(language, id)))
  if (article.slug !== id)
    throw redirect(`${paths.dashboardBlog(article.slug)}${new URL(request.url).search}`)
  return null
}

/** One article inside the members' area; what is shared is its public address. */
export function Component() {
  const t = useText()
  const { language } = useLanguage()
  const { id = '' } = useParams()
  const { data: post } = useLoaded(memberBlogQuery(language, id))
  const { article } = post
  return (
    <>
      <PageHead title={article.title} isHidden />
      <BlogView shown={article} post={post} area={members}>
        <ReadToggle kind="blog" id={article.id} title={article.title} />
        <SeriesParts post={post} area={members} />
        <ShareLinks path={paths.blog(article.slug)} title={article.title} language={article.language} />
        <PageQuestions kind="blog" id={article.id} />
      </BlogView>
      <RelatedCards
        title={t('detail.related')}
        cards={post.related}
        addressOf={(card) => (card.kind === 'blog' ? paths.dashboardBlog(card.slug) : addressOf(card))}
      />
    </>
  )
}
