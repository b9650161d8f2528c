import { Text } from '@mantine/core'
import type { FormerFile } from '#content/media/contract.ts'
import { formatBytes } from '#platform/messages.ts'
import { useDates, useLanguage } from '#platform/web/i18n.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import { useText } from '../../web/text.ts'
import styles from './media.module.css'

interface Props {
  files: FormerFile[]
  isBusy: boolean
  onRestore: (id: string) => void
}

/** What was there before, for as long as it can be brought back. */
export function FormerFiles({ files, isBusy, onRestore }: Props) {
  const t = useText()
  const { language } = useLanguage()
  const dates = useDates()
  return (
    <ul className={styles.former}>
      {files.map((file) => (
        <li key={file.id}>
          {file.width !== null && <img src={file.src} alt="" loading="lazy" />}
          <div className={styles.uploadWords}>
            <Text size="sm" className={styles.uploadName}>
              {file.fileName} · {formatBytes(file.bytes, language)}
            </Text>
            <Text size="sm" c="dimmed">
              {t('media.keptUntil', { date: dates.date(file.keptUntil) })}
            </Text>
          </div>
          <ActionButton
            variant="default"
            size="sm"
            disabled={isBusy}
            aria-label={t('media.restoreNamed', { name: file.fileName })}
            onClick={() => onRestore(file.id)}
          >
            {t('media.restore')}
          </ActionButton>
        </li>
      ))}
    </ul>
  )
}
