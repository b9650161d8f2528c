import { Badge, Button, Group, Text } from '@mantine/core'
import type { RevisionEntry } from '../contract.ts'
import { useDates } from '#platform/web/i18n.ts'
import { useText } from '../../web/text.ts'
import styles from './history.module.css'

interface Props {
  versions: readonly RevisionEntry[]
  /** The number of the text that stands in the editor. */
  current: number
  onCompare: (revision: number) => void
  onRestore: (version: RevisionEntry) => void
}

/** Who saved what and when, newest first. */
export function VersionList({ versions, current, onCompare, onRestore }: Props) {
  const t = useText()
  const dates = useDates()
  return (
    <ol className={styles.versions}>
      {versions.map((version) => {
        const time = t('history.when', { time: dates.dateTime(version.savedAt), number: version.revision })
        return (
          <li key={version.revision}>
            <Text fw={600}>{time}</Text>
            <Text size="sm">{version.savedByName ?? t('history.nobody')}</Text>
            <Text size="sm" c="dimmed" lang={version.language}>
              {version.title || t('table.untitled')}
            </Text>
            {version.isPublished && (
              <Badge variant="light" tt="none">
                {t('history.published')}
              </Badge>
            )}
            {version.revision === current ? (
              <Text size="sm" c="dimmed">
                {t('history.current')}
              </Text>
            ) : (
              <Group gap="xs">
                <Button
                  size="compact-md"
                  variant="default"
                  aria-label={t('history.compareOf', { time })}
                  onClick={() => onCompare(version.revision)}
                >
                  {t('history.compare')}
                </Button>
                <Button
                  size="compact-md"
                  variant="default"
                  aria-label={t('history.restoreOf', { time })}
                  onClick={() => onRestore(version)}
                >
                  {t('history.restore')}
                </Button>
              </Group>
            )}
          </li>
        )
      })}
    </ol>
  )
}
