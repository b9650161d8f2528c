import { mostAnnouncementLength } from '../../../lengths.ts'
import { Switch, TextInput } from '@mantine/core'
import { civilOf, instantOf } from '#platform/dates/civil-time.ts'
import type { FieldErrors } from '#platform/errors.ts'
import { DateField } from '#ui/web/admin/date-field.tsx'
import { TimeField } from '#ui/web/admin/time-field.tsx'
import type { PlannedAnnouncement } from '../../../contract.ts'
import { BothLanguages } from './both-languages.tsx'
import styles from './settings.module.css'
import { useText } from '../text.ts'

interface Props {
  value: PlannedAnnouncement
  /** Of all settings. */
  problems: FieldErrors
  /** Its name among them. */
  name: string
  onChange: (value: PlannedAnnouncement) => void
}

/** What an announcement says in both languages, where it leads, and when it is shown. */
export function AnnouncementFields({ value, problems, name, onChange }: Props) {
  const t = useText()
  return (
    <>
      <Switch
        label={t('announcement.show')}
        checked={value.isShown}
        onChange={(event) => onChange({ ...value, isShown: event.currentTarget.checked })}
      />
      <BothLanguages
        label={t('announcement.text')}
        value={value.text}
        most={mostAnnouncementLength}
        isLong
        problem={problems[`${name}.text`] && t('announcement.textMissing')}
        onChange={(text) => onChange({ ...value, text })}
      />
      <TextInput
        label={t('announcement.href')}
        description={t('announcement.hrefHelp')}
        value={value.href ?? ''}
        error={problems[`${name}.href`] && t('hrefInvalid')}
        onChange={(event) => onChange({ ...value, href: event.currentTarget.value.trim() || null })}
      />
      <div className={styles.pair}>
        {(['from', 'until'] as const).map((end) => (
          <End
            key={end}
            end={end}
            instant={value[end]}
            problem={problems[`${name}.${end}`] && t('announcement.endsBefore')}
            onChange={(instant) => onChange({ ...value, [end]: instant })}
          />
        ))}
      </div>
    </>
  )
}

interface EndProps {
  end: 'from' | 'until'
  instant: number | null
  problem: string | undefined
  onChange: (instant: number | null) => void
}

/** The first minute of a day, or its last one. */
const wholeDay = { from: '00:00', until: '23:59' }

/** When the announcement begins or ends: a day, and then a time. */
function End({ end, instant, problem, onChange }: EndProps) {
  const t = useText()
  const { date, time } = instant === null ? { date: null, time: '' } : civilOf(instant, 'addisAbaba')
  const change = (day: string | null, clock: string) =>
    onChange(day === null ? null : (instantOf({ date: day, time: clock }, 'addisAbaba') ?? instant))
  return (
    <div className={styles.moment}>
      <DateField
        label={t(`announcement.${end}`)}
        help={t('announcement.timeHelp')}
        value={date}
        error={problem}
        onChange={(day) => change(day, time || wholeDay[end])}
      />
      {date !== null && (
        <TimeField
          label={t(`announcement.${end}Clock`)}
          value={time}
          onChange={(clock) => change(date, clock)}
        />
      )}
    </div>
  )
}
