import { ChoiceFilter } from '#ui/web/admin/list/choice-filter.tsx'
import { Filters } from '#ui/web/admin/list/filters.tsx'
import { SearchField } from '#ui/web/admin/list/search-field.tsx'
import { useText } from './text.ts'

const sorts = {
  newest: { sort: 'createdAt', direction: 'desc' },
  oldest: { sort: 'createdAt', direction: 'asc' },
  seen: { sort: 'lastSeen', direction: 'desc' },
  name: { sort: 'name', direction: 'asc' },
  email: { sort: 'email', direction: 'asc' },
} as const

/** What the API sorts by for a member `sort` of the address. */
export function sortOf(name: string) {
  return Object.entries(sorts).find(([key]) => key === name)?.[1] ?? sorts.newest
}

export function UserFilters() {
  const t = useText()
  return (
    <Filters>
      <SearchField label={t('users.search')} />
      <ChoiceFilter
        name="role"
        label={t('users.role')}
        all={t('users.anyRole')}
        options={[
          { value: 'admin', label: t('role.admin') },
          { value: 'user', label: t('role.user') },
        ]}
      />
      <ChoiceFilter
        name="status"
        label={t('users.status')}
        all={t('users.anyStatus')}
        options={[
          { value: 'active', label: t('status.active') },
          { value: 'suspended', label: t('status.suspended') },
        ]}
      />
      <ChoiceFilter
        name="sort"
        label={t('users.sort')}
        options={(['newest', 'oldest', 'seen', 'name', 'email'] as const).map((value) => ({
          value,
          label: t(`sort.${value}`),
        }))}
      />
    </Filters>
  )
}
