import { Checkbox, Stack, Textarea } from '@mantine/core'
import type { KindTextsProps } from '#desk/item/web/kind-editing.ts'
import { FileField } from '#desk/media/web/file-field.tsx'
import { languages } from '#platform/languages.ts'
import { useText } from '../text.ts'
import { LengthField } from './length-field.tsx'

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
      <Stack gap="sm" mt="sm">
        {languages.map((one) => (
          <FileField
            key={one}
            fieldId={one === language ? `${language}-extras.captions` : undefined}
            label={t('video.captionsIn', { language: t(`language.${one}`) })}
            help={t('video.captionsInHelp')}
            id={extras.captions?.[one]}
            onChange={(id) => onChange({ ...extras, captions: { ...extras.captions, [one]: id } })}
          />
        ))}
        <Checkbox
          id={`${language}-extras.hasCaptions`}
          label={t('video.captionsElsewhere')}
          description={t('video.captionsHelp')}
          checked={extras.hasCaptions ?? false}
          onChange={(event) => onChange({ ...extras, hasCaptions: event.currentTarget.checked })}
        />
        <LengthField
          id={`${language}-extras.videoSeconds`}
          seconds={extras.videoSeconds ?? null}
          onChange={(videoSeconds) => onChange({ ...extras, videoSeconds })}
        />
      </Stack>
    </details>
  )
}
