import { ChoiceFilter } from '#ui/web/admin/choice-filter.tsx'
import { Filters } from '#ui/web/admin/filters.tsx'
import { SearchField } from '#ui/web/admin/search-field.tsx'
import { useText } from '../text.ts'

const states = ['draft', 'in_review', 'scheduled', 'published', 'archived'] as const
const orders = ['updated', 'title', 'order'] as const

/** Search, state, language and order of a content table. */
export function ContentFilters() {
  const t = useText()
  return (
    <Filters>
      <SearchField label={t('table.search')} />
      <ChoiceFilter
        name="state"
        label={t('table.state')}
        all={t('table.anyState')}
        options={states.map((value) => ({ value, label: t(`state.${value}`) }))}
      />
      <ChoiceFilter
        name="language"
        label={t('table.language')}
        all={t('table.anyLanguage')}
        options={[
          { value: 'en', label: t('language.en') },
          { value: 'am', label: t('language.am') },
        ]}
      />
      <ChoiceFilter
        name="sort"
        label={t('table.sort')}
        options={orders.map((value) => ({ value, label: t(`table.sort.${value}`) }))}
      />
    </Filters>
  )
}
