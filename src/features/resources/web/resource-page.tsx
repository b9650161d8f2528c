import { useSuspenseQuery } from '@tanstack/react-query'
import { redirect, useParams, type LoaderFunction } from 'react-router'
import { ArticleData } from '#content/web/article/article-data.tsx'
import { ArticleHead } from '#content/web/article/article-head.tsx'
import { ArticleLayout } from '#content/web/article/article-layout.tsx'
import { ArticlePageHead } from '#content/web/article/article-page-head.tsx'
import { MembersGate } from '#content/web/article/members-gate.tsx'
import { orNotFound } from '#content/web/or-not-found.ts'
import { RelatedCards } from '#content/web/article/related-cards.tsx'
import { ShareLinks } from '#content/web/article/share-links.tsx'
import { teaserOf } from '#content/web/text-query.ts'
import { paths } from '#platform/paths.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { loadContext } from '#platform/web/query-client.ts'
import { Page } from '#ui/page/page.tsx'
import { DownloadBox } from './download-box.tsx'
import { resourceQuery } from './queries.ts'
import { useText } from './text.ts'

export const loader: LoaderFunction = async ({ context, request, params: { id = '' } }) => {
  const { queryClient, language } = context.get(loadContext)
  const { slug } = teaserOf(await orNotFound(queryClient.ensureQueryData(resourceQuery(language, id))))
  if (slug !== id) throw redirect(`${paths.resource(slug)}${new URL(request.url).search}`, 301)
  return null
}

export function Component() {
  const t = useText()
  const { language } = useLanguage()
  const { id = '' } = useParams()
  const reading = useSuspenseQuery(resourceQuery(language, id))
  const resource = 'teaser' in reading.data ? null : reading.data
  const shown = teaserOf(reading.data)
  const path = paths.resource(shown.slug)
  return (
    <Page>
      <ArticlePageHead article={shown} path={path} />
      <article>
        <ArticleHead article={shown} back={{ to: paths.resources, label: t('detail.back') }} />
        {resource ? (
          <ArticleLayout article={resource.article} before={<DownloadBox resource={resource} />}>
            <ShareLinks path={path} title={shown.title} language={shown.language} />
          </ArticleLayout>
        ) : (
          <MembersGate path={path} reading={reading} />
        )}
      </article>
      {resource && <RelatedCards title={t('detail.related')} cards={resource.related} showKind />}
      <ArticleData article={shown} path={path} above={[{ name: t('list.title'), path: paths.resources }]} />
    </Page>
  )
}
