import { Button, Group, Input, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MediaPicker } from '#desk/media/web/media-picker.tsx'
import { formatBytes } from '#platform/messages.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { useText } from './text.ts'

interface Props {
  label: string
  /** Media id. */
  id: string | undefined
  error?: string
  onChange: (id: string | undefined) => void
}

/** The file that readers get. */
export function FileField({ label, id, error, onChange }: Props) {
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
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {id === undefined
          ? t('file.none')
          : file.isError
            ? t('file.gone')
            : file.data && `${file.data.fileName} · ${formatBytes(file.data.bytes, language)}`}
      </Text>
      <Group gap="xs" mt={4}>
        <Button size="compact-md" variant="default" onClick={() => setPicking(true)}>
          {t(id === undefined ? 'file.choose' : 'file.change')}
        </Button>
        {id !== undefined && (
          <Button size="compact-md" variant="subtle" color="red" onClick={() => onChange(undefined)}>
            {t('file.remove')}
          </Button>
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
