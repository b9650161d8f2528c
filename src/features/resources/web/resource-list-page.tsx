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
import { EmptyState } from '#ui/states/empty-state.tsx'
import { PageHead } from '#ui/page/page-head.tsx'
import { Page, PageTitle } from '#ui/page/page.tsx'
import { Pagination } from '#ui/controls/pagination.tsx'
import { SkeletonCards } from '#ui/states/skeleton.tsx'
import { resourcesQuery } from './queries.ts'
import { ResourceShelf } from './resource-shelf.tsx'
import { useText } from './text.ts'
import { resourceTypes } from './types.ts'

export const loader: LoaderFunction = async ({ context, request }) => {
  const { queryClient, language } = context.get(loadContext)
  await orNotFound(queryClient.ensureQueryData(resourcesQuery(language, withoutEmpty(request.url))))
  return null
}

export function Component() {
  const t = useText()
  const { language } = useLanguage()
  const [search] = useSearchParams()
  const { data: list } = useSuspenseQuery(resourcesQuery(language, search))
  const isReloading = useIsReloading()
  const isFiltered = ['q', 'tag', 'level', 'type'].some((name) => search.has(name))
  const types = resourceTypes.map((slug) => ({ slug, label: t(`types.${slug}`) }))
  return (
    <Page>
      <PageHead
        title={t('list.title')}
        description={t('list.description')}
        canonicalPath={paths.resources}
        isHidden={isFiltered || list.page > 1}
      />
      <PageTitle title={t('list.title')}>{t('list.introduction')}</PageTitle>
      <ListFilters
        tags={list.tags}
        isLong={list.isLong}
        extra={{ name: 'type', label: t('list.type'), options: types }}
      />
      {isReloading ? (
        <SkeletonCards />
      ) : list.items.length === 0 ? (
        <EmptyState
          title={t(isFiltered ? 'list.noneFound' : 'list.empty')}
          action={
            <Link className={buttons.secondary} to={isFiltered ? paths.resources : paths.learn}>
              {t(isFiltered ? 'list.showAll' : 'list.toLearn')}
            </Link>
          }
        />
      ) : (
        <ResourceShelf items={list.items} />
      )}
      {!isReloading && <Pagination page={list.page} hasNext={list.hasNext} />}
    </Page>
  )
}
