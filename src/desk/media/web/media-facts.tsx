import { Text } from '@mantine/core'
import type { MediaItem } from '#content/media/contract.ts'
import { formatBytes } from '#platform/messages.ts'
import { useDates, useLanguage } from '#platform/web/i18n.ts'
import { useText } from '../../web/text.ts'

/** Size, measures, type and dates in one line. */
export function MediaFacts({ media }: { media: MediaItem }) {
  const t = useText()
  const { language } = useLanguage()
  const dates = useDates()
  const facts = [
    formatBytes(media.bytes, language),
    media.picture && `${media.picture.width} × ${media.picture.height}`,
    media.mimeType,
    dates.date(media.createdAt),
    media.replacedAt !== null && t('media.replacedOn', { date: dates.date(media.replacedAt) }),
  ]
  return (
    <Text size="sm" c="dimmed">
      {facts.filter(Boolean).join(' · ')}
    </Text>
  )
}
