import { Button, Group, Text } from '@mantine/core'
import { useText } from '../text.ts'
import styles from './item.module.css'
import { saveColours, saveSigns } from './drafts/save-signs.ts'
import type { useSaving } from './use-saving.ts'

/** Always in sight: whether everything is saved, and the button that saves it. */
export function SaveBar({ saving }: { saving: ReturnType<typeof useSaving> }) {
  const t = useText()
  const Sign = saveSigns[saving.state]
  return (
    <div className={styles.saveBar}>
      <Text component="output" size="sm" c={saveColours[saving.state]} className={styles.saveState}>
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
