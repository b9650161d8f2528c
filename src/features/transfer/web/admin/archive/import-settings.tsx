import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ImportReport } from '../../../contract.ts'
import { useText } from '../text.ts'
import styles from './transfer.module.css'

const known = ['operator', 'promises', 'site'] as const

/** Which settings of the site an archive replaces: nothing that is set here goes unsaid. */
export function ImportSettings({ settings }: { settings: ImportReport['settings'] }) {
  const t = useText()
  const replaced = known.filter((name) =>
    settings.some((one) => one.name === name && one.action === 'update'),
  )
  if (replaced.length === 0) return null
  return (
    <Alert
      color="gold"
      icon={<IconAlertTriangle size="1.25rem" aria-hidden />}
      title={t('transfer.replaced')}
    >
      <ul className={styles.problems}>
        {replaced.map((name) => (
          <li key={name}>{t(`transfer.replaced.${name}`)}</li>
        ))}
      </ul>
    </Alert>
  )
}
