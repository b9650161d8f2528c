import { Button, FileButton, Progress, Stack, Text } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useState, type DragEvent } from 'react'
import type { MediaItem } from '#content/media-contract.ts'
import { useText } from '../text.ts'
import styles from './media.module.css'
import { refusalText } from './refusal-text.ts'
import type { Upload } from './send-file.ts'
import { useUploads } from './use-uploads.ts'

const images = 'image/jpeg,image/png,image/webp,image/avif,image/gif'
const files = '.pdf,.csv,.txt,.ics,.xlsx,.docx,.zip,.mp3,.mp4'

interface Props {
  kind?: 'image' | 'file'
  onDone?: (media: MediaItem) => void
}

/** Takes files by button or by dropping them, and shows how far each one is. */
export function UploadArea({ kind, onDone }: Props) {
  const t = useText()
  const { uploads, add } = useUploads(onDone)
  const [isOver, setOver] = useState(false)
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  return (
    <Stack gap="sm">
      <div
        className={styles.drop}
        data-over={isOver || undefined}
        onDragOver={over}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          add([...event.dataTransfer.files])
        }}
      >
        <FileButton
          multiple
          accept={{ image: images, file: files, both: `${images},${files}` }[kind ?? 'both']}
          onChange={add}
        >
          {(props) => (
            <Button {...props} leftSection={<IconUpload size={18} aria-hidden />}>
              {t('media.upload')}
            </Button>
          )}
        </FileButton>
        <Text size="sm" c="dimmed">
          {t('media.uploadHelp')}
        </Text>
      </div>
      {uploads.length > 0 && (
        <ul className={styles.uploads} aria-live="polite">
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} />
          ))}
        </ul>
      )}
    </Stack>
  )
}

function UploadRow({ upload }: { upload: Upload }) {
  const t = useText()
  const { file, state, percent } = upload
  return (
    <li>
      <Text size="sm" className={styles.uploadName}>
        {file.name}
      </Text>
      <Text size="sm" c={state === 'failed' ? 'red' : 'dimmed'}>
        {state === 'failed'
          ? t(refusalText(upload.code))
          : t(percent === 100 && state === 'sending' ? 'media.working' : `media.${state}`)}
      </Text>
      {state === 'sending' && <Progress value={percent} aria-label={file.name} animated={percent === 100} />}
    </li>
  )
}
