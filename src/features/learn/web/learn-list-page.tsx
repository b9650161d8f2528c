import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useSearchParams, type LoaderFunction } from 'react-router'
import { ListFilters } from '#content/web/list-filters.tsx'
import { orNotFound } from '#content/web/or-not-found.ts'
import { useIsReloading } from '#content/web/use-is-reloading.ts'
import { paths } from '#platform/paths.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { loadContext } from '#platform/web/query-client.ts'
import buttons from '#ui/button.module.css'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Page, PageTitle } from '#ui/page.tsx'
import { SkeletonCards } from '#ui/skeleton.tsx'
import { tracksQuery } from './queries.ts'
import { useText } from './text.ts'
import { TrackPath } from './track-path.tsx'

export const loader: LoaderFunction = async ({ context, request }) => {
  const { queryClient, language } = context.get(loadContext)
  await orNotFound(queryClient.ensureQueryData(tracksQuery(language, new URL(request.url).searchParams)))
  return null
}

export function Component() {
  const t = useText()
  const { language } = useLanguage()
  const [search] = useSearchParams()
  const { data: list } = useSuspenseQuery(tracksQuery(language, search))
  const isReloading = useIsReloading()
  const isFiltered = search.has('q') || search.has('tag') || search.has('level')
  const tracks = list.tracks.filter(({ items }) => items.length > 0)
  return (
    <Page>
      <PageHead
        title={t('list.title')}
        description={t('list.description')}
        canonicalPath={paths.learn}
        isHidden={isFiltered}
      />
      <PageTitle title={t('list.heading')}>{t('list.introduction')}</PageTitle>
      <ListFilters tags={list.tags} />
      {isReloading ? (
        <SkeletonCards count={3} />
      ) : tracks.length === 0 ? (
        <EmptyState
          title={t(isFiltered ? 'list.noneFound' : 'list.empty')}
          action={
            <Link className={buttons.secondary} to={isFiltered ? paths.learn : paths.blogs}>
              {t(isFiltered ? 'list.showAll' : 'list.toBlogs')}
            </Link>
          }
        />
      ) : (
        tracks.map((track, index) => (
          <TrackPath key={track.id} track={track} number={index + 1} isFirst={index === 0} />
        ))
      )}
    </Page>
  )
}
