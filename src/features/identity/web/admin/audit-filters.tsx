import { contentKinds } from '#content/kinds.ts'
import { useKindWords } from '#desk/web/kind-words.ts'
import { instantOf } from '#platform/dates/civil-time.ts'
import { useQuery } from '#platform/web/answers/queries.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { ChoiceFilter } from '#ui/web/admin/list/choice-filter.tsx'
import { DateField } from '#ui/web/admin/date-field.tsx'
import { Filters } from '#ui/web/admin/list/filters.tsx'
import { useAddress } from '#ui/web/admin/use-address.ts'
import type { AuditGroup } from '../../contract.ts'
import { useText } from './text.ts'

const groups = [
  'content',
  'order',
  'media',
  'people',
  'access',
  'learning',
  'site',
] as const satisfies readonly AuditGroup[]

const subjects = ['track', 'faq_category', 'series', 'section', 'tag', 'media', 'user'] as const

/** Members of the address that leave entries out. */
export const auditFilterNames = ['group', 'actor', 'subject', 'from', 'until'] as const

/** What the audit log is looked through by: kind of event, who did it, to what, and when. */
export function AuditFilters() {
  const t = useText()
  const kindWord = useKindWords()
  const actors = useQuery(apiQuery('/api/admin/audit-actors'))
  return (
    <Filters>
      <ChoiceFilter
        name="group"
        label={t('audit.group')}
        all={t('audit.anyGroup')}
        options={groups.map((value) => ({ value, label: t(`audit.group.${value}`) }))}
      />
      <ChoiceFilter
        name="actor"
        label={t('audit.actor')}
        all={t('audit.anyActor')}
        options={(actors.data?.items ?? []).map(({ uid, displayName, email }) => ({
          value: uid,
          label: displayName || email || t('audit.goneActor', { uid }),
        }))}
      />
      <ChoiceFilter
        name="subject"
        label={t('audit.subject')}
        all={t('audit.anySubject')}
        options={[
          ...contentKinds.map((value) => ({ value, label: kindWord(value, 'subject') })),
          ...subjects.map((value) => ({ value, label: t(`audit.subject.${value}`) })),
        ]}
      />
      <Day name="from" label={t('audit.from')} />
      <Day name="until" label={t('audit.until')} />
    </Filters>
  )
}

function Day({ name, label }: { name: 'from' | 'until'; label: string }) {
  const address = useAddress()
  const written = address.read(name)
  return (
    <DateField
      label={label}
      value={dayBegin(written) === undefined ? null : written}
      onChange={(chosen) => address.set({ [name]: chosen ?? '' })}
    />
  )
}

const day = 86_400_000

/** When a day of the address begins in Addis Ababa, or the day after it; undefined when it is none. */
export function dayBegin(value: string, daysAfter = 0): number | undefined {
  const instant = instantOf({ date: value, time: '00:00' }, 'addisAbaba')
  return instant === undefined ? undefined : Math.max(0, instant + daysAfter * day)
}
