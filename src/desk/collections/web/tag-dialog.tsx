import { Group, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ApiError } from '#platform/web/api-client.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import { Dialog } from '#ui/web/admin/dialog.tsx'
import { useChange } from '#ui/web/admin/use-change.ts'
import { useReport } from '#ui/web/admin/use-report.tsx'
import { useText } from '../../web/text.ts'
import type { AdminTag } from './use-tags.ts'

/** Names a tag in both languages. */
export function TagDialog({ tag, onClose }: { tag?: AdminTag; onClose: () => void }) {
  const t = useText()
  const report = useReport()
  const [labelEn, setEn] = useState(tag?.labelEn ?? '')
  const [labelAm, setAm] = useState(tag?.labelAm ?? '')
  const save = useChange<void, unknown>(
    (api) =>
      tag
        ? api.patch('/api/admin/tags/{id}', { path: { id: tag.id }, body: { labelEn, labelAm } })
        : api.post('/api/admin/tags', { body: { labelEn, labelAm } }),
    {
      refreshes: ['/api/admin/tags'],
      onDone: onClose,
      onFailed(error) {
        if (!(error instanceof ApiError) || error.fields.labelEn !== 'taken') return false
        report.failed(t('tags.taken'))
        return true
      },
    },
  )
  const isReady = labelEn.trim() !== '' && labelAm.trim() !== ''
  return (
    <Dialog onClose={onClose} title={t(tag ? 'tags.edit' : 'tags.new')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady) save.mutate()
        }}
      >
        <Stack>
          <TextInput
            label={t('tags.labelIn', { language: t('language.en') })}
            lang="en"
            value={labelEn}
            maxLength={60}
            required
            data-autofocus
            onChange={(event) => setEn(event.currentTarget.value)}
          />
          <TextInput
            label={t('tags.labelIn', { language: t('language.am') })}
            lang="am"
            value={labelAm}
            maxLength={60}
            required
            onChange={(event) => setAm(event.currentTarget.value)}
          />
          <Group justify="end">
            <ActionButton type="submit" disabled={!isReady} isBusy={save.isPending}>
              {t('collection.save')}
            </ActionButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
