import { useLoaded } from '#platform/web/answers/use-answer.ts'
import { useSearchParams } from '#platform/web/router/router.ts'
import { FilteredList } from '#content/web/filtered-list.tsx'
import { ListFilters } from '#content/web/list-filters.tsx'
import { isFilteredBy, loadList } from '#content/web/list-query.ts'
import { paths } from '#platform/paths.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { PageHead } from '#ui/page/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { resourceFilters, resourcesQuery } from '../queries.ts'
import { ResourceShelf } from './resource-shelf.tsx'
import { useListText } from './text.ts'
import { useText } from '../text.ts'
import { resourceTypes } from '../types.ts'

export const loader = loadList(resourcesQuery)

export function Component() {
  const t = useText()
  const ofList = useListText()
  const { language } = useLanguage()
  const [search] = useSearchParams()
  const { data: list } = useLoaded(resourcesQuery(language, search))
  const isFiltered = isFilteredBy(search, resourceFilters)
  const types = resourceTypes.map((slug) => ({ slug, label: t(`types.${slug}`) }))
  const nothing = isFiltered
    ? { title: ofList('noneFound'), to: paths.resources, label: ofList('showAll') }
    : { title: ofList('empty'), to: paths.learn, label: ofList('toLearn') }
  return (
    <Page>
      <PageHead
        title={t('list.title')}
        description={ofList('description')}
        canonicalPath={paths.resources}
        isHidden={isFiltered || list.page > 1}
      />
      <FilteredList
        title={t('list.title')}
        introduction={ofList('introduction')}
        filters={
          <ListFilters
            tags={list.tags}
            isLong={list.isLong}
            extras={[{ name: 'type', label: ofList('type'), options: types }]}
          />
        }
        nothing={list.items.length === 0 ? nothing : null}
        page={list}
      >
        <ResourceShelf items={list.items} />
      </FilteredList>
    </Page>
  )
}
