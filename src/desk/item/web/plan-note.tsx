import { Text } from '@mantine/core'
import type { Edition } from '#content/contract.ts'
import { useDates } from '#platform/web/i18n.ts'
import { useText } from '../../web/text.ts'

/** Says what readers see until a planned text takes its place, or which time an import offers. */
export function PlanNote({ edition }: { edition: Edition | undefined }) {
  const t = useText()
  const dates = useDates()
  if (edition && edition.offeredAt !== null)
    return <Text size="sm">{t('plan.offered', { time: dates.dateTime(edition.offeredAt) })}</Text>
  if (edition?.state !== 'scheduled') return null
  return (
    <Text size="sm" c="dimmed">
      {t(edition.isPublic ? 'plan.replaces' : 'plan.first')}
    </Text>
  )
}
