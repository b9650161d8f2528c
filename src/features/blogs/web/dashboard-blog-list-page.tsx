import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { CardGrid } from '#content/web/cards/card-grid.tsx'
import { ContentCard } from '#content/web/cards/content-card.tsx'
import { ListFilters } from '#content/web/list-filters.tsx'
import { useIsReloading } from '#content/web/use-is-reloading.ts'
import { paths } from '#platform/paths.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { Link } from '#platform/web/link.tsx'
import buttons from '#ui/controls/button.module.css'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { PageHead } from '#ui/page/page-head.tsx'
import { PageTitle } from '#ui/page/page.tsx'
import { Pagination } from '#ui/controls/pagination.tsx'
import { SkeletonCards } from '#ui/states/skeleton.tsx'
import { blogsQuery } from './queries.ts'
import { useText } from './text.ts'

export { loader } from './blog-list-page.tsx'

/** The articles inside the members' area. */
export function Component() {
  const t = useText()
  const { language } = useLanguage()
  const [search] = useSearchParams()
  const { data: list } = useSuspenseQuery(blogsQuery(language, search))
  const isReloading = useIsReloading()
  const isFiltered = ['q', 'tag', 'level', 'series'].some((name) => search.has(name))
  const { series, chosen } = list
  return (
    <>
      <PageHead title={t('list.title')} isHidden />
      <PageTitle title={chosen?.title ?? t('list.title')}>
        {chosen ? chosen.summary : t('list.introduction')}
      </PageTitle>
      <ListFilters
        tags={list.tags}
        isLong={list.isLong}
        extra={series.length > 0 ? { name: 'series', label: t('list.series'), options: series } : undefined}
      />
      {isReloading ? (
        <SkeletonCards />
      ) : list.items.length === 0 ? (
        <EmptyState
          title={t(isFiltered ? 'list.noneFound' : 'list.empty')}
          action={
            <Link className={buttons.secondary} to={isFiltered ? paths.dashboardBlogs : paths.learn}>
              {t(isFiltered ? 'list.showAll' : 'list.toLearn')}
            </Link>
          }
        />
      ) : (
        <CardGrid>
          {list.items.map((card) => (
            <ContentCard
              key={card.id}
              card={card}
              heading="h2"
              to={paths.dashboardBlog(card.slug)}
              showDate
            />
          ))}
        </CardGrid>
      )}
      {!isReloading && <Pagination page={list.page} hasNext={list.hasNext} />}
    </>
  )
}
