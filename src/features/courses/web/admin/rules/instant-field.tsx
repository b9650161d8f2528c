import { Group } from '@mantine/core'
import { civilOf, instantOf } from '#platform/dates/civil-time.ts'
import { DateField } from '#ui/web/admin/date-field.tsx'
import { TimeField } from '#ui/web/admin/time-field.tsx'
import { useText } from '../text.ts'

interface Props {
  id?: string
  label: string
  help?: string
  value: number | null
  error?: string
  onChange: (instant: number | null) => void
}

/** A day in the editor's calendar and, once there is one, its time of day by the clock of Addis Ababa. */
export function InstantField({ id, label, help, value, error, onChange }: Props) {
  const t = useText()
  const { date, time } = value === null ? { date: null, time: '' } : civilOf(value, 'addisAbaba')
  const change = (next: { date: string; time: string }) => {
    const instant = instantOf(next, 'addisAbaba')
    if (instant !== undefined) onChange(instant)
  }
  return (
    <Group gap="sm" align="end">
      <DateField
        id={id}
        label={label}
        help={help}
        value={date}
        error={error}
        onChange={(day) => (day === null ? onChange(null) : change({ date: day, time: time || '00:00' }))}
      />
      {date !== null && (
        <TimeField label={t('rules.time')} value={time} onChange={(clock) => change({ date, time: clock })} />
      )}
    </Group>
  )
}
