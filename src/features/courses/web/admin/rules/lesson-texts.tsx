import { Checkbox, Textarea } from '@mantine/core'
import type { KindTextsProps } from '#desk/item/web/kind-editing.ts'
import { useText } from '../text.ts'

/** What a lesson with a video needs beside it, for those who cannot see or hear it, or have no link for it. */
export function LessonTexts({ language, extras, onChange }: KindTextsProps<'lesson'>) {
  const t = useText()
  return (
    <details>
      <summary>{t('video.more')}</summary>
      <Textarea
        id={`${language}-extras.transcript`}
        label={t('video.transcript')}
        description={t('video.transcriptHelp')}
        lang={language}
        autosize
        minRows={3}
        maxRows={16}
        mt="xs"
        value={extras.transcript ?? ''}
        onChange={(event) => onChange({ ...extras, transcript: event.currentTarget.value })}
      />
      <Checkbox
        id={`${language}-extras.hasCaptions`}
        label={t('video.captions')}
        description={t('video.captionsHelp')}
        mt="sm"
        checked={extras.hasCaptions ?? false}
        onChange={(event) => onChange({ ...extras, hasCaptions: event.currentTarget.checked })}
      />
    </details>
  )
}
