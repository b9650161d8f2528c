import { useSuspenseQuery } from '@tanstack/react-query'
import { redirect, useParams, type LoaderFunction } from 'react-router'
import { ArticleData } from '#content/web/article-data.tsx'
import { ArticleHead } from '#content/web/article-head.tsx'
import { ArticleLayout } from '#content/web/article-layout.tsx'
import { ArticlePageHead } from '#content/web/article-page-head.tsx'
import { CardGrid } from '#content/web/card-grid.tsx'
import { ContentCard } from '#content/web/content-card.tsx'
import { orNotFound } from '#content/web/or-not-found.ts'
import { PreviousNext } from '#content/web/previous-next.tsx'
import { ShareLinks } from '#content/web/share-links.tsx'
import { paths } from '#platform/paths.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { loadContext } from '#platform/web/query-client.ts'
import { Page, Section } from '#ui/page.tsx'
import { blogQuery } from './queries.ts'
import { neighboursIn } from './series-neighbours.ts'
import { SeriesBox } from './series-box.tsx'
import { useText } from './text.ts'

export const loader: LoaderFunction = async ({ context, request, params: { id = '' } }) => {
  const { queryClient, language } = context.get(loadContext)
  const { article } = await orNotFound(queryClient.ensureQueryData(blogQuery(language, id)))
  if (article.slug !== id) throw redirect(`${paths.blog(article.slug)}${new URL(request.url).search}`, 301)
  return null
}

export function Component() {
  const t = useText()
  const { language } = useLanguage()
  const { id = '' } = useParams()
  const { data } = useSuspenseQuery(blogQuery(language, id))
  const { article, related, series } = data
  const { previous, next } = neighboursIn(series, article.id)
  const path = paths.blog(article.slug)
  return (
    <Page>
      <ArticlePageHead article={article} path={path} />
      <article>
        <ArticleHead article={article} back={{ to: paths.blogs, label: t('detail.back') }} showCover />
        <ArticleLayout
          article={article}
          before={series && <SeriesBox series={series} currentId={article.id} />}
        >
          <PreviousNext
            label={t('series.neighbours')}
            previous={previous && { ...previous, to: paths.blog(previous.slug), label: t('series.previous') }}
            next={next && { ...next, to: paths.blog(next.slug), label: t('series.next') }}
          />
          <ShareLinks path={path} title={article.title} language={article.language} />
        </ArticleLayout>
      </article>
      {related.length > 0 && (
        <Section title={t('detail.related')}>
          <CardGrid>
            {related.map((card) => (
              <ContentCard key={card.id} card={card} />
            ))}
          </CardGrid>
        </Section>
      )}
      <ArticleData
        article={article}
        path={path}
        above={[{ name: t('list.title'), path: paths.blogs }]}
        isArticle
      />
    </Page>
  )
}
