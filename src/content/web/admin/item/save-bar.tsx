import { Button, Group, Text } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconDeviceFloppy, IconPencil } from '@tabler/icons-react'
import { useText } from '../text.ts'
import styles from './item.module.css'
import type { useSaving } from './use-saving.ts'

const signs = { saved: IconCheck, saving: IconDeviceFloppy, dirty: IconPencil, failed: IconAlertTriangle }

/** Always in sight: whether everything is saved, and the button that saves it. */
export function SaveBar({ saving }: { saving: ReturnType<typeof useSaving> }) {
  const t = useText()
  const Sign = signs[saving.state]
  return (
    <div className={styles.saveBar}>
      <Text
        component="output"
        size="sm"
        c={saving.state === 'failed' ? 'red' : undefined}
        className={styles.saveState}
      >
        <Sign size={18} aria-hidden /> {t(`save.${saving.state}`)}
      </Text>
      <Group gap="xs">
        <Text size="sm" c="dimmed" visibleFrom="sm">
          {t('save.keys')}
        </Text>
        <Button
          onClick={() => void saving.saveAll()}
          loading={saving.state === 'saving'}
          variant={saving.state === 'saved' ? 'default' : 'filled'}
        >
          {t('save.all')}
        </Button>
      </Group>
    </div>
  )
}
