import { Button, Group, Input, Text } from '@mantine/core'
import { useState } from 'react'
import { useQuery } from '#platform/web/answers/queries.ts'

import { formatBytes } from '#platform/messages.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { NextFocus } from '#ui/web/next-focus.tsx'
import { useText } from '../../web/text.ts'
import { MediaPicker } from './media-picker.tsx'
import { UnreadUpload } from './unread-upload.tsx'

interface Props {
  label: string
  help?: string
  /** Where a checklist leads to. */
  fieldId?: string
  /** Media id. */
  id: string | undefined
  error?: string
  onChange: (id: string | undefined) => void
}

/** An upload that an item names, such as the file that readers get. */
export function FileField({ label, help, fieldId, id, error, onChange }: Props) {
  const t = useText()
  const { language } = useLanguage()
  const [isPicking, setPicking] = useState(false)
  const file = useQuery({
    ...apiQuery('/api/admin/media/{id}', { path: { id: id ?? '' } }),
    enabled: id !== undefined,
  })
  return (
    <fieldset aria-label={label} style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
      <Input.Label component="div">{label}</Input.Label>
      {help && <Input.Description>{help}</Input.Description>}
      <Text component="div" size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {id === undefined ? (
          t('fileField.none')
        ) : file.isError ? (
          <NextFocus findNext={chooserOf}>
            <UnreadUpload error={file.error} gone={t('fileField.gone')} onRetry={file.refetch} />
          </NextFocus>
        ) : (
          file.data && `${file.data.fileName} · ${formatBytes(file.data.bytes, language)}`
        )}
      </Text>
      <Group gap="xs" mt={4}>
        <Button
          id={fieldId}
          data-chooser
          size="compact-md"
          variant="default"
          onClick={() => setPicking(true)}
        >
          {t(id === undefined ? 'fileField.choose' : 'fileField.change')}
        </Button>
        {id !== undefined && (
          <NextFocus findNext={chooserOf}>
            <Button size="compact-md" variant="subtle" color="red" onClick={() => onChange(undefined)}>
              {t('fileField.remove')}
            </Button>
          </NextFocus>
        )}
      </Group>
      {error && <Input.Error>{error}</Input.Error>}
      {isPicking && (
        <MediaPicker
          kind="file"
          onClose={() => setPicking(false)}
          onPick={(media) => {
            setPicking(false)
            onChange(media.id)
          }}
        />
      )}
    </fieldset>
  )
}

function chooserOf(own: HTMLElement): HTMLElement | null {
  return own.closest('fieldset')?.querySelector('[data-chooser]') ?? null
}
