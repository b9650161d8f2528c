import { useSuspenseQuery } from '@tanstack/react-query'
import { redirect, useParams, type LoaderFunction } from 'react-router'
import { ArticleData } from '#content/web/article-data.tsx'
import { ArticleHead } from '#content/web/article-head.tsx'
import { ArticleLayout } from '#content/web/article-layout.tsx'
import { ArticlePageHead } from '#content/web/article-page-head.tsx'
import { orNotFound } from '#content/web/or-not-found.ts'
import { ShareLinks } from '#content/web/share-links.tsx'
import { paths } from '#platform/paths.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { loadContext } from '#platform/web/query-client.ts'
import { Page } from '#ui/page.tsx'
import { DownloadBox } from './download-box.tsx'
import { resourceQuery } from './queries.ts'
import { useText } from './text.ts'

export const loader: LoaderFunction = async ({ context, request, params: { id = '' } }) => {
  const { queryClient, language } = context.get(loadContext)
  const { article } = await orNotFound(queryClient.ensureQueryData(resourceQuery(language, id)))
  if (article.slug !== id)
    throw redirect(`${paths.resource(article.slug)}${new URL(request.url).search}`, 301)
  return null
}

export function Component() {
  const t = useText()
  const { language } = useLanguage()
  const { id = '' } = useParams()
  const { data: resource } = useSuspenseQuery(resourceQuery(language, id))
  const { article } = resource
  const path = paths.resource(article.slug)
  return (
    <Page>
      <ArticlePageHead article={article} path={path} />
      <article>
        <ArticleHead article={article} back={{ to: paths.resources, label: t('detail.back') }} />
        <ArticleLayout article={article} before={<DownloadBox resource={resource} />}>
          <ShareLinks path={path} title={article.title} language={article.language} />
        </ArticleLayout>
      </article>
      <ArticleData article={article} path={path} above={[{ name: t('list.title'), path: paths.resources }]} />
    </Page>
  )
}
