import { useSuspenseQuery } from '@tanstack/react-query'
import { redirect, useParams, type LoaderFunction } from 'react-router'
import { ArticleHead } from '#content/web/article/article-head.tsx'
import { ArticleLayout } from '#content/web/article/article-layout.tsx'
import { CardGrid } from '#content/web/cards/card-grid.tsx'
import { ContentCard } from '#content/web/cards/content-card.tsx'
import { orNotFound } from '#content/web/or-not-found.ts'
import { ReadToggle } from '#content/web/read-marks/read-toggle.tsx'
import { ShareLinks } from '#content/web/article/share-links.tsx'
import { paths } from '#platform/paths.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { loadContext } from '#platform/web/query-client.ts'
import { PageHead } from '#ui/page/page-head.tsx'
import { Section } from '#ui/page/page.tsx'
import { memberBlogQuery } from './queries.ts'
import { SeriesBox } from './series-box.tsx'
import { useText } from './text.ts'

export const loader: LoaderFunction = async ({ context, params: { id = '' } }) => {
  const { queryClient, language } = context.get(loadContext)
  const { article } = await orNotFound(queryClient.ensureQueryData(memberBlogQuery(language, id)))
  if (article.slug !== id) throw redirect(paths.dashboardBlog(article.slug))
  return null
}

/** One article inside the members' area; what is shared is its public address. */
export function Component() {
  const t = useText()
  const { language } = useLanguage()
  const { id = '' } = useParams()
  const { data } = useSuspenseQuery(memberBlogQuery(language, id))
  const { article, related, series } = data
  return (
    <>
      <PageHead title={article.title} isHidden />
      <article>
        <ArticleHead
          article={article}
          back={{ to: paths.dashboardBlogs, label: t('detail.back') }}
          showCover
        />
        <ArticleLayout
          article={article}
          before={
            series && <SeriesBox series={series} currentId={article.id} addressOf={paths.dashboardBlog} />
          }
        >
          <ReadToggle kind="blog" id={article.id} title={article.title} />
          <ShareLinks path={paths.blog(article.slug)} title={article.title} language={article.language} />
        </ArticleLayout>
      </article>
      {related.length > 0 && (
        <Section title={t('detail.related')}>
          <CardGrid>
            {related.map((card) => (
              <ContentCard key={card.id} card={card} to={paths.dashboardBlog(card.slug)} />
            ))}
          </CardGrid>
        </Section>
      )}
    </>
  )
}
