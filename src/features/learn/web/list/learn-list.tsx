import { useSearchParams } from '#platform/web/router/router.ts'
import { longList } from '#content/list-limits.ts'
import { FilteredList } from '#content/web/filtered-list.tsx'
import { ListFilters } from '#content/web/list-filters.tsx'
import { isFilteredBy } from '#content/web/list-query.ts'
import type { LearnList as List } from '#features/learn/contract.ts'
import { paths } from '#platform/paths.ts'
import { PageHead } from '#ui/page/page-head.tsx'
import { SkeletonCards } from '#ui/states/skeleton.tsx'
import { learnFilters } from '../queries.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { useText } from '../text.ts'
import { useListText } from './text.ts'
import { TrackPath } from './track-path.tsx'

/** The tracks with their pages, to be filtered. */
export function LearnList({ list }: { list: List }) {
  const t = useText()
  const say = useListText()
  const { language } = useLanguage()
  const [search] = useSearchParams()
  const isLong = list.tracks.reduce((sum, { items }) => sum + items.length, 0) > longList
  const isFiltered = isFilteredBy(search, learnFilters)
  const tracks = list.tracks.filter(({ items }) => items.length > 0)
  const nothing = isFiltered
    ? { title: say('list.noneFound'), to: paths.learn, label: say('list.showAll') }
    : { title: say('list.empty'), to: paths.blogs, label: say('list.toBlogs') }
  return (
    <>
      <PageHead
        title={t('list.title')}
        description={t('list.description')}
        canonicalPath={paths.learn}
        isHidden={isFiltered}
        feed={{ href: paths.feed(language, 'learn'), title: t('list.title') }}
      />
      <FilteredList
        title={say('list.heading')}
        introduction={say('list.introduction')}
        filters={<ListFilters tags={list.tags} isLong={isLong} />}
        waiting={<SkeletonCards count={3} />}
        nothing={tracks.length === 0 ? nothing : null}
      >
        {tracks.map((track, index) => (
          <TrackPath key={track.id} track={track} number={index + 1} isFirst={index === 0} />
        ))}
      </FilteredList>
    </>
  )
}
