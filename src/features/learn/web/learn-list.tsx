import { useSearchParams } from 'react-router'
import { longList } from '#content/list-limits.ts'
import { ListFilters } from '#content/web/list-filters.tsx'
import { useIsReloading } from '#content/web/use-is-reloading.ts'
import type { LearnList as List } from '#features/learn/contract.ts'
import { paths } from '#platform/paths.ts'
import { Link } from '#platform/web/link.tsx'
import buttons from '#ui/controls/button.module.css'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { PageHead } from '#ui/page/page-head.tsx'
import { PageTitle } from '#ui/page/page.tsx'
import { SkeletonCards } from '#ui/states/skeleton.tsx'
import { useText } from './text.ts'
import { TrackPath } from './track-path.tsx'

/** The tracks with their pages, to be filtered. */
export function LearnList({ list }: { list: List }) {
  const t = useText()
  const [search] = useSearchParams()
  const isReloading = useIsReloading()
  const isLong = list.tracks.reduce((sum, { items }) => sum + items.length, 0) > longList
  const isFiltered = search.has('q') || search.has('tag') || search.has('level')
  const tracks = list.tracks.filter(({ items }) => items.length > 0)
  return (
    <>
      <PageHead
        title={t('list.title')}
        description={t('list.description')}
        canonicalPath={paths.learn}
        isHidden={isFiltered}
      />
      <PageTitle title={t('list.heading')}>{t('list.introduction')}</PageTitle>
      <ListFilters tags={list.tags} isLong={isLong} />
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
    </>
  )
}
