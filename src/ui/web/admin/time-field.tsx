import { TextInput } from '@mantine/core'
import { formatTimeOfDay } from '#platform/dates/calendar.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { useText } from './text.ts'

interface Props {
  label: string
  /** Such as `14:30`, in Addis Ababa; empty when there is none. */
  value: string
  error?: string
  isRequired?: boolean
  onChange: (time: string) => void
}

/**
 * A time of day by the clock of Addis Ababa, which every time on the site is told by. Amharic readers count hours six
 * off from what the field shows, so it is said in their way, too.
 */
export function TimeField({ label, value, error, isRequired, onChange }: Props) {
  const t = useText()
  const { language } = useLanguage()
  const [hour, minute] = value.split(':').map(Number)
  const said =
    language === 'am' && hour !== undefined && minute !== undefined
      ? formatTimeOfDay(hour, minute, language)
      : undefined
  return (
    <TextInput
      type="time"
      label={label}
      description={said ? t('time.said', { time: said }) : t('time.addisAbaba')}
      value={value}
      required={isRequired}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
