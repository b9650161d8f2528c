import { FileButton, Progress, Text } from '@mantine/core'
import { IconReplace } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { MediaItem } from '#content/media/contract.ts'
import { useQueryClient } from '#platform/web/answers/queries.ts'
import { readsUnder, useApi } from '#platform/web/query-client.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import { useReport } from '#ui/web/admin/use-report.tsx'
import { useText } from '../../web/text.ts'
import { accepted, refusalOf } from './check-file.ts'
import styles from './media.module.css'
import { refusalText } from './refusal-text.ts'
import { sendFile } from './send-file.ts'

interface Props {
  media: MediaItem
  onRestore: (formerId: string) => void
}

/** Puts another file in the place of this one, everywhere it is used; what was there can be brought back at once. */
export function ReplaceFile({ media, onRestore }: Props) {
  const t = useText()
  const reset = useRef<() => void>(null)
  const { percent, code, replace } = useReplacing(media, onRestore)

  const extension = /\.[a-z0-9]+$/i.exec(media.fileName)?.[0]
  return (
    <div className={styles.replace}>
      <FileButton
        resetRef={reset}
        accept={media.kind === 'image' ? accepted.image : extension}
        onChange={(file) => {
          reset.current?.()
          if (file) void replace(file)
        }}
      >
        {(props) => (
          <ActionButton
            {...props}
            variant="default"
            isBusy={percent !== undefined}
            leftSection={<IconReplace size="1.125rem" aria-hidden />}
          >
            {t('media.replace')}
          </ActionButton>
        )}
      </FileButton>
      <Text size="sm" c="dimmed">
        {t(media.kind === 'image' ? 'media.replaceImageHelp' : 'media.replaceFileHelp')}
      </Text>
      {percent !== undefined && (
        <Progress value={percent} aria-label={t('media.replace')} animated={percent === 100} />
      )}
      {code && (
        <Text size="sm" c="red" role="alert">
          {t(refusalText(code))}
        </Text>
      )}
    </div>
  )
}

/** Sends the other file: how far it is, and why it was refused. */
function useReplacing(media: MediaItem, onRestore: Props['onRestore']) {
  const t = useText()
  const api = useApi()
  const client = useQueryClient()
  const report = useReport()
  const [percent, setPercent] = useState<number>()
  const [code, setCode] = useState<string>()
  const replace = async (file: File) => {
    setCode(refusalOf(file))
    if (refusalOf(file)) return
    const answer = await sendFile({ file }, setPercent, { inPlaceOf: media.id })
    setPercent(undefined)
    setCode(answer.code)
    if (!answer.media) return
    await client.invalidateQueries(readsUnder(['/api/admin/media']))
    const { formerFiles } = await api.get('/api/admin/media/{id}/usage', { path: { id: media.id } })
    const former = formerFiles[0]?.id
    report.done(
      t('media.replaced', { name: media.fileName, by: answer.media.fileName }),
      former ? () => onRestore(former) : undefined,
    )
  }
  return { percent, code, replace }
}
