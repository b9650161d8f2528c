import { useSearchParams } from '#platform/web/router/router.ts'
import type { Card } from '#content/contract.ts'
import { CardGrid } from '#content/web/cards/card-grid.tsx'
import { ContentCard } from '#content/web/cards/content-card.tsx'
import { FilteredList } from '#content/web/filtered-list.tsx'
import { ListFilters } from '#content/web/list-filters.tsx'
import { isFilteredBy } from '#content/web/list-query.ts'
import type { BlogList as List } from '#features/blogs/contract.ts'
import { useText as useContentText } from '#content/web/text.ts'
import { languages } from '#platform/languages.ts'
import { paths, withLanguage } from '#platform/paths.ts'
import { useLanguage } from '#platform/web/i18n.ts'
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
  const content = useContentText()
  const { language } = useLanguage()
  const [search] = useSearchParams()
  const isFiltered = isFilteredBy(search, blogFilters)
  const { series, chosen, items } = list
  const written = languages.map((slug) => ({ slug, label: content(`language.${slug}`) }))
  /** Whoever looks for texts in the other language finds this one there, not that of the reader's own, for which the page has to be loaded anew. */
  const leadTo = (card: Card) => {
    const to = addressOf?.(card) ?? paths.blog(card.slug)
    return search.has('in') && card.language !== language
      ? { to: withLanguage(to, card.language), reloadDocument: true }
      : { to }
  }
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
          extras={[
            { name: 'in', label: t('list.in'), options: written },
            ...(series.length > 0 ? [{ name: 'series', label: t('list.series'), options: series }] : []),
          ]}
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
            {...leadTo(card)}
            showDate
          />
        ))}
      </CardGrid>
    </FilteredList>
  )
}
