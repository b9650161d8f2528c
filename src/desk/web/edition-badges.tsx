import { Badge, Group, Text } from '@mantine/core'
import {
  IconAlertCircle,
  IconArchive,
  IconCalendarTime,
  IconCircleCheck,
  IconEye,
  IconPencil,
  IconRefreshAlert,
  type Icon,
} from '@tabler/icons-react'
import type { Edition } from '#content/contract.ts'
import { useDates } from '#platform/web/i18n.ts'
import styles from './edition-badges.module.css'
import { useText } from './text.ts'

type Standing = Pick<Edition, 'state' | 'isChanged' | 'isStale' | 'isBehind' | 'publishAt'>

const looks: Record<Edition['state'], { color: string; Icon: Icon }> = {
  draft: { color: 'gray', Icon: IconPencil },
  in_review: { color: 'gold', Icon: IconEye },
  scheduled: { color: 'gold', Icon: IconCalendarTime },
  published: { color: 'green', Icon: IconCircleCheck },
  archived: { color: 'gray', Icon: IconArchive },
}

/** Where one edition stands, in words with a sign, never by colour alone. */
export function EditionBadges({ edition }: { edition: Standing }) {
  const t = useText()
  const dates = useDates()
  const { color, Icon } = looks[edition.state]
  return (
    <Group gap={4}>
      <Badge
        color={color}
        variant={color === 'gray' ? 'default' : 'light'}
        leftSection={<Icon size="0.875rem" aria-hidden />}
        tt="none"
        className={styles.badge}
      >
        {t(`state.${edition.state}`)}
      </Badge>
      {edition.state === 'scheduled' && edition.publishAt !== null && (
        <Text size="xs">{dates.dateTime(edition.publishAt)}</Text>
      )}
      {edition.isChanged && (
        <Badge
          color="gold"
          variant="light"
          leftSection={<IconAlertCircle size="0.875rem" aria-hidden />}
          tt="none"
          className={styles.badge}
        >
          {t('state.changed')}
        </Badge>
      )}
      {(edition.isBehind || edition.isStale) && (
        <Badge
          color={edition.isBehind ? 'red' : 'gold'}
          variant="light"
          leftSection={<IconRefreshAlert size="0.875rem" aria-hidden />}
          tt="none"
          className={styles.badge}
        >
          {t(edition.isBehind ? 'state.behind' : 'state.stale')}
        </Badge>
      )}
    </Group>
  )
}
