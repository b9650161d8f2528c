import longButton from '#ui/web/admin/long-button.module.css'
import { Button, Group, Loader, Progress, Stack, Text } from '@mantine/core'
import { useText } from '../text.ts'
import styles from './import.module.css'

interface Props {
  file: string
  percent: number
  looking: string
  onCancel: () => void
}

/** How much of a file is sent; then that it is being looked through. */
export function ImportProgress({ file, percent, looking, onCancel }: Props) {
  const t = useText()
  return (
    <Stack className={styles.wide} gap="sm" align="start">
      {percent < 100 ? (
        <Stack gap="xs" className={styles.wide}>
          <Text className={styles.words}>{t('import.sending', { name: file })}</Text>
          <Progress value={percent} aria-label={t('import.sending', { name: file })} />
        </Stack>
      ) : (
        <Working>{looking}</Working>
      )}
      <Button className={longButton.button} variant="default" onClick={onCancel}>
        {t('import.cancel')}
      </Button>
    </Stack>
  )
}

/** Something that takes a moment. */
export function Working({ children }: { children: string }) {
  return (
    <Group wrap="nowrap" aria-live="polite">
      <Loader size="sm" aria-hidden />
      <Text>{children}</Text>
    </Group>
  )
}
