import type { LoaderFunction } from 'react-router'
import { useLoaded } from '#platform/web/answers/use-answer.ts'
import { useSearchParams } from '#platform/web/router/router.ts'
import { FilteredList } from '#content/web/filtered-list.tsx'
import { ListFilters } from '#content/web/list-filters.tsx'
import { withoutEmpty } from '#content/web/list-query.ts'
import { orNotFound } from '#content/web/or-not-found.ts'
import { paths } from '#platform/paths.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { loadContext } from '#platform/web/query-client.ts'
import { PageHead } from '#ui/page/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
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
  const { data } = useLoaded(glossaryQuery(language, search))
  const isFiltered = ['q', 'tag', 'level'].some((name) => search.has(name))
  const nothing = isFiltered
    ? { title: t('list.noneFound'), to: paths.glossary, label: t('list.showAll') }
    : { title: t('list.empty'), to: paths.learn, label: t('list.toLearn') }
  return (
    <Page>
      <PageHead
        title={t('list.title')}
        description={t('list.description')}
        canonicalPath={paths.glossary}
        feed={{ href: glossaryFeed(language), title: t('feed.title') }}
        isHidden={isFiltered}
      />
      <FilteredList
        title={t('list.title')}
        introduction={t('list.introduction')}
        filters={<ListFilters tags={data.tags} isLong={data.isLong} />}
        waiting={<Spinner />}
        nothing={data.count === 0 ? nothing : null}
      >
        <GlossaryIndex glossary={data} />
      </FilteredList>
      <p>
        <a href={glossaryFeed(language)} type="application/rss+xml">
          {t('list.feed')}
        </a>
      </p>
      {!isFiltered && <GlossaryData />}
    </Page>
  )
}
