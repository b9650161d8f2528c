import { Text } from '@mantine/core'
import type { Edition } from '#content/contract.ts'
import { useDates } from '#platform/web/i18n.ts'
import { useText } from '../../../web/text.ts'

/** Says what readers see until a scheduled text takes its place, or which time an import offers. */
export function ScheduleNote({ edition }: { edition: Edition | undefined }) {
  const t = useText()
  const dates = useDates()
  if (edition && edition.offeredAt !== null)
    return <Text size="sm">{t('scheduled.offered', { time: dates.dateTime(edition.offeredAt) })}</Text>
  if (edition?.state !== 'scheduled') return null
  return (
    <Text size="sm" c="dimmed">
      {t(edition.isPublic ? 'scheduled.replaces' : 'scheduled.first')}
    </Text>
  )
}
