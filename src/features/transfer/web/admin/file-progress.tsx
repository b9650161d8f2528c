import { Button, Group, Loader, Progress, Stack, Text } from '@mantine/core'
import { useText } from './text.ts'
import styles from './exchange.module.css'

/** How much of a file is sent; then that it is being looked through. */
export function FileProgress({
  file,
  percent,
  onCancel,
}: {
  file: string
  percent: number
  onCancel: () => void
}) {
  const t = useText()
  return (
    <Stack className={styles.wide} gap="sm" align="start">
      {percent < 100 ? (
        <Stack gap="xs" className={styles.wide}>
          <Text className={styles.words}>{t('exchange.sending', { name: file })}</Text>
          <Progress value={percent} aria-label={t('exchange.sending', { name: file })} />
        </Stack>
      ) : (
        <Working>{t('exchange.checking')}</Working>
      )}
      <Button className={styles.button} variant="default" onClick={onCancel}>
        {t('exchange.cancel')}
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
