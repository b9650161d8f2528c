import { useDates } from '#platform/web/i18n.ts'
import { useText } from '../text.ts'

/** An instant that readers wait for, with its time of day and in both calendars. */
export function useWhen(): (instant: number) => string {
  const t = useText()
  const dates = useDates()
  return (instant) => {
    const [date, other] = dates.both(instant)
    return t('when', { date, other, time: dates.time(instant) })
  }
}
