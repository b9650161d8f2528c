import { Button, FileButton, Group, Stack } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import type { MediaItem } from '#content/media/contract.ts'
import { DropArea } from '#ui/web/admin/drop-area.tsx'
import { useReport } from '#ui/web/admin/use-report.tsx'
import { NextFocus } from '#ui/web/next-focus.tsx'
import { useText } from '../../web/text.ts'
import { accepted } from './check-file.ts'
import styles from './media.module.css'
import { UploadLimits } from './upload-limits.tsx'
import { UploadRow, uploadButtonNear } from './upload-row.tsx'
import { UploadsAloud } from './uploads-aloud.tsx'
import { useUploads } from './use-uploads.ts'

interface Props {
  kind?: 'image' | 'file'
  /** Where one upload is looked for: a single file is taken, and told when it has arrived. */
  onDone?: (media: MediaItem) => void
}

/** Takes files by button or by dropping them, says beforehand what is taken, and shows how far each one is. */
export function UploadArea({ kind, onDone }: Props) {
  const t = useText()
  const { uploads, add, stop, retry, clear } = useUploads(onDone)
  const isOne = onDone !== undefined
  const report = useReport()
  const take = (files: readonly File[]) => {
    const [first, ...others] = files
    // Not here: the list makes way for what comes next as soon as the one has arrived.
    if (isOne && first && others.length > 0)
      report.failed(t('media.oneTaken', { name: first.name, count: others.length }))
    add(isOne ? files.slice(0, 1) : files)
  }
  const isAnyOver = uploads.some(({ state }) => state === 'done' || state === 'failed')
  return (
    <Stack gap="sm" data-uploads>
      <DropArea onDrop={take}>
        <FileButton
          multiple={!isOne}
          accept={accepted[kind ?? 'both']}
          onChange={(files) => take([files ?? []].flat())}
        >
          {(props) => (
            <Button {...props} leftSection={<IconUpload size="1.125rem" aria-hidden />}>
              {t('media.upload')}
            </Button>
          )}
        </FileButton>
        <UploadLimits kind={kind} isOne={isOne} />
      </DropArea>
      {uploads.length > 0 && (
        <ul className={styles.uploads} aria-label={t('media.uploads')}>
          {uploads.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              onStop={() => stop(upload.id)}
              onRetry={() => retry(upload)}
            />
          ))}
        </ul>
      )}
      {isAnyOver && (
        <NextFocus findNext={uploadButtonNear}>
          <Group justify="end">
            <Button variant="subtle" size="compact-sm" onClick={clear}>
              {t('media.clear')}
            </Button>
          </Group>
        </NextFocus>
      )}
      <UploadsAloud uploads={uploads} />
    </Stack>
  )
}
