import { Alert, Button, Progress, Text } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { refusalText } from '../../../media/web/refusal-text.ts'
import type { Upload } from '../../../media/web/send-file.ts'
import { useText } from '../../../web/text.ts'
import styles from '../blocks.module.css'
import { isImageFile, retryUpload } from './pending-uploads.ts'

/** A picture or file on its way: what it is, how far it is, and why it failed with the way to try again. */
export function PendingBlock({ id, upload }: { id: string; upload: Upload }) {
  const t = useText()
  const { file, state, percent, code = '' } = upload
  const sight = useSight(file)
  return (
    <div data-own-field contentEditable={false} className={styles.fields}>
      {sight && <img className={styles.image} data-pending src={sight} alt="" />}
      <Text size="sm" className={styles.fileName}>
        {file.name}
      </Text>
      {state === 'failed' ? (
        <Alert color="red" role="alert" title={t('media.failed')}>
          <Text size="sm">{t(refusalText(code, file.name))}</Text>
          {!isFinal(code) && (
            <Button
              mt="xs"
              size="compact-sm"
              variant="default"
              leftSection={<IconRefresh size="1rem" aria-hidden />}
              onClick={() => retryUpload(id)}
            >
              {t('upload.retry')}
            </Button>
          )}
        </Alert>
      ) : (
        <>
          <Text size="sm" c="dimmed" aria-live="polite">
            {t(percent === 100 ? 'media.working' : state === 'waiting' ? 'media.waiting' : 'media.sending')}
          </Text>
          <Progress value={percent} aria-label={file.name} animated={percent === 100} />
        </>
      )}
    </div>
  )
}

/** Sending the same file again would not help. */
function isFinal(code: string): boolean {
  return ['media.too_large', 'media.type_refused', 'media.captions_broken'].includes(code)
}

/** An address under which the browser shows a picture that is not on the server yet. */
function useSight(file: File): string | undefined {
  const [sight, setSight] = useState<string>()
  useEffect(() => {
    if (!isImageFile(file)) return
    const address = URL.createObjectURL(file)
    const timer = setTimeout(() => setSight(address))
    return () => {
      clearTimeout(timer)
      URL.revokeObjectURL(address)
    }
  }, [file])
  return sight
}
