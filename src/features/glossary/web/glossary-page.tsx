import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams, type LoaderFunction } from 'react-router'
import { ListFilters } from '#content/web/list-filters.tsx'
import { withoutEmpty } from '#content/web/list-query.ts'
import { orNotFound } from '#content/web/or-not-found.ts'
import { useIsReloading } from '#content/web/use-is-reloading.ts'
import { paths } from '#platform/paths.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { Link } from '#platform/web/link.tsx'
import { loadContext } from '#platform/web/query-client.ts'
import buttons from '#ui/controls/button.module.css'
import { PageHead } from '#ui/page/page-head.tsx'
import { Page, PageTitle } from '#ui/page/page.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { Spinner } from '#ui/states/spinner.tsx'
import { glossaryFeed } from '../glossary-feed.ts'
import { GlossaryData } from './glossary-data.tsx'
import { GlossaryIndex } from './glossary-index.tsx'
import { glossaryQuery } from './queries.ts'
import { useText } from './text.ts'

export const loader: LoaderFunction = async ({ context, request }) => {
  const { queryClient, language } = context.get(loadContext)
  await orNotFound(queryClient.ensureQueryData(glossaryQuery(language, withoutEmpty(request.url))))
  return null
}

export function Component() {
  const t = useText()
  const { language } = useLanguage()
  const [search] = useSearchParams()
  const { data } = useSuspenseQuery(glossaryQuery(language, search))
  const isReloading = useIsReloading()
  const isFiltered = ['q', 'tag', 'level'].some((name) => search.has(name))
  return (
    <Page>
      <PageHead
        title={t('list.title')}
        description={t('list.description')}
        canonicalPath={paths.glossary}
        feed={{ href: glossaryFeed(language), title: t('feed.title') }}
        isHidden={isFiltered}
      />
      <PageTitle title={t('list.title')}>{t('list.introduction')}</PageTitle>
      <ListFilters tags={data.tags} isLong={data.isLong} />
      {isReloading ? (
        <Spinner />
      ) : data.count === 0 ? (
        <EmptyState
          title={t(isFiltered ? 'list.noneFound' : 'list.empty')}
          action={
            <Link className={buttons.secondary} to={isFiltered ? paths.glossary : paths.learn}>
              {t(isFiltered ? 'list.showAll' : 'list.toLearn')}
            </Link>
          }
        />
      ) : (
        <GlossaryIndex glossary={data} />
      )}
      <p>
        <a href={glossaryFeed(language)} type="application/rss+xml">
          {t('list.feed')}
        </a>
      </p>
      {!isFiltered && <GlossaryData />}
    </Page>
  )
}
