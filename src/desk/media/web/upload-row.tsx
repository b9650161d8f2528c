import { Button, Group, Progress, Text } from '@mantine/core'
import { useText } from '../../web/text.ts'
import styles from './media.module.css'
import { mayRetry, refusalText } from './refusal-text.ts'
import type { Upload } from './send-file.ts'

interface Props {
  upload: Upload
  onStop: () => void
  onRetry: () => void
}

function wordsFor({ state, percent, isStill }: Upload) {
  if (state === 'done' && isStill) return 'media.becameStill'
  return percent === 100 && state === 'sending' ? 'media.working' : (`media.${state}` as const)
}

/** How far one file is, and what can be done about it. */
export function UploadRow({ upload, onStop, onRetry }: Props) {
  const t = useText()
  const { file, state, percent, code } = upload
  const name = file.name
  return (
    <li>
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <div className={styles.uploadWords}>
          <Text size="sm" className={styles.uploadName}>
            {name}
          </Text>
          <Text size="sm" c={state === 'failed' ? 'red' : 'dimmed'}>
            {state === 'failed' ? t(refusalText(code, name)) : t(wordsFor(upload))}
          </Text>
        </div>
        {(state === 'waiting' || state === 'sending') && (
          <Button variant="default" size="sm" onClick={onStop} aria-label={t('media.stopNamed', { name })}>
            {t('media.stop')}
          </Button>
        )}
        {state === 'failed' && mayRetry(code) && (
          <Button variant="default" size="sm" onClick={onRetry} aria-label={t('media.retryNamed', { name })}>
            {t('media.retry')}
          </Button>
        )}
      </Group>
      {state === 'sending' && <Progress value={percent} aria-label={name} animated={percent === 100} />}
    </li>
  )
}
