import { Text } from '@mantine/core'
import type { Edition } from '#content/contract.ts'
import { useText } from '../text.ts'

/** Says what readers see until a planned text takes its place. */
export function PlanNote({ edition }: { edition: Edition | undefined }) {
  const t = useText()
  if (edition?.state !== 'scheduled') return null
  return (
    <Text size="sm" c="dimmed">
      {t(edition.isPublic ? 'plan.replaces' : 'plan.first')}
    </Text>
  )
}
