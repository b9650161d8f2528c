import { Alert, Button, CopyButton, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import type { NewPreviewLink } from '../contract.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { readAddress } from '#platform/web/query-client.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import { useChange } from '#ui/web/admin/use-change.ts'
import { useReport } from '#ui/web/admin/use-report.tsx'
import { useText } from '../../web/text.ts'

const lives = ['1', '7', '30', 'always'] as const
const daysOf = { '1': 1, '7': 7, '30': 30, always: null } as const

/** Makes a link, and shows its address the one time that it is known. */
export function NewPreviewLinkForm({ itemId }: { itemId: string }) {
  const t = useText()
  const report = useReport()
  const [name, setName] = useState('')
  const [life, setLife] = useState<(typeof lives)[number]>('7')
  const path = { id: itemId }
  const create = useChange<string, NewPreviewLink>(
    (api, name) =>
      api.post('/api/admin/items/{id}/preview-links', { path, body: { name, days: daysOf[life] } }),
    {
      refreshes: [readAddress('/api/admin/items/{id}/preview-links', { path })],
      onDone: (_, sent) => setName((now) => (now === sent ? '' : now)),
      onFailed(error) {
        if (!(error instanceof ApiError) || error.code !== 'preview_links.too_many') return false
        report.failed(t('preview.tooMany'))
        return true
      },
    },
  )
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim()) create.mutate(name)
      }}
    >
      <Stack>
        <Text size="sm">{t('preview.linksAbout')}</Text>
        <Group align="end" wrap="wrap">
          <TextInput
            style={{ flex: '1 1 14rem' }}
            label={t('preview.linkName')}
            placeholder={t('preview.linkNameHint')}
            value={name}
            maxLength={80}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <NativeSelect
            label={t('preview.life')}
            value={life}
            data={lives.map((value) => ({ value, label: t(`preview.life.${value}`) }))}
            onChange={({ currentTarget: { value } }) => setLife(lives.find((one) => one === value) ?? '7')}
          />
          <ActionButton type="submit" disabled={!name.trim()} isBusy={create.isPending}>
            {t('preview.create')}
          </ActionButton>
        </Group>
        {create.data && <NewAddress key={create.data.id} link={create.data} />}
      </Stack>
    </form>
  )
}

function NewAddress({ link }: { link: NewPreviewLink }) {
  const t = useText()
  const address = new URL(link.path, location.origin).href
  return (
    <Alert color="green" title={t('preview.created', { name: link.name })}>
      <Stack gap="xs" align="stretch">
        <Text size="sm">{t('preview.once')}</Text>
        <Group align="end" wrap="wrap">
          <TextInput
            style={{ flex: '1 1 14rem' }}
            label={t('preview.address')}
            value={address}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyButton value={address}>
            {({ copied, copy }) => (
              <Button
                variant="default"
                leftSection={
                  copied ? (
                    <IconCheck size="1.125rem" aria-hidden />
                  ) : (
                    <IconCopy size="1.125rem" aria-hidden />
                  )
                }
                onClick={copy}
              >
                {t(copied ? 'preview.copied' : 'preview.copy')}
              </Button>
            )}
          </CopyButton>
        </Group>
      </Stack>
    </Alert>
  )
}
