import { useSearchParams } from '#platform/web/router/router.ts'
import type { Card } from '#content/contract.ts'
import { CardGrid } from '#content/web/cards/card-grid.tsx'
import { ContentCard } from '#content/web/cards/content-card.tsx'
import { FilteredList } from '#content/web/filtered-list.tsx'
import { ListFilters } from '#content/web/list-filters.tsx'
import { isFilteredBy } from '#content/web/list-query.ts'
import type { BlogList as List } from '#features/blogs/contract.ts'
import { paths } from '#platform/paths.ts'
import { blogFilters } from './queries.ts'
import { useText } from './text.ts'

interface Props {
  list: List
  /** The page that this stands on. */
  address: string
  /** Whether the newest post stands first and large. */
  hasLead?: boolean
  /** Another page than the public one, such as the members' view. */
  addressOf?: (card: Card) => string
}

/** The posts, for readers and members alike. */
export function BlogList({ list, address, hasLead = false, addressOf }: Props) {
  const t = useText()
  const [search] = useSearchParams()
  const isFiltered = isFilteredBy(search, blogFilters)
  const { series, chosen, items } = list
  const nothing = isFiltered
    ? { title: t('list.noneFound'), to: address, label: t('list.showAll') }
    : { title: t('list.empty'), to: paths.learn, label: t('list.toLearn') }
  return (
    <FilteredList
      title={chosen?.title ?? t('list.title')}
      introduction={chosen ? chosen.summary : t('list.introduction')}
      filters={
        <ListFilters
          tags={list.tags}
          isLong={list.isLong}
          extra={series.length > 0 ? { name: 'series', label: t('list.series'), options: series } : undefined}
        />
      }
      nothing={items.length === 0 ? nothing : null}
      page={list}
    >
      <CardGrid>
        {items.map((card, index) => (
          <ContentCard
            key={card.id}
            card={card}
            heading="h2"
            shape={hasLead && index === 0 && list.page === 1 && !isFiltered ? 'wide' : 'tall'}
            isFirst={hasLead && index === 0}
            to={addressOf?.(card)}
            showDate
          />
        ))}
      </CardGrid>
    </FilteredList>
  )
}
