import { Group, Stack, Text } from '@mantine/core'
import type { ItemRow } from '#content/contract.ts'
import { useDates } from '#platform/web/i18n.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import { Dialog } from '#ui/web/admin/dialog.tsx'
import { useChange } from '#ui/web/admin/use-change.ts'
import { useText } from '../../web/text.ts'

interface Props {
  row: ItemRow
  edition: ItemRow['editions'][number]
  onClose: () => void
}

/** Readers see a text and another one is scheduled: asks whether both are taken back, or only the schedule is given up. */
export function UnpublishDialog({ row, edition, onClose }: Props) {
  const t = useText()
  const dates = useDates()
  const language = t(`language.${edition.language}`)
  const path = { id: row.id, language: edition.language }
  const after = { refreshes: ['/api/admin/items', '/api/admin/overview'], onDone: onClose } as const
  const unpublish = useChange(
    (api) => api.delete('/api/admin/items/{id}/editions/{language}/publication', { path }),
    { ...after, done: t('publish.withdrawn', { language }) },
  )
  const cancelSchedule = useChange(
    (api) => api.delete('/api/admin/items/{id}/editions/{language}/publication/schedule', { path }),
    { ...after, done: t('scheduled.cancelledPublic', { language }) },
  )
  const isBusy = unpublish.isPending || cancelSchedule.isPending
  return (
    <Dialog title={t('publish.withdrawIn', { language })} onClose={onClose}>
      <Stack>
        <Text>{t('scheduled.which', { time: dates.dateTime(edition.publishAt ?? 0) })}</Text>
        <Group justify="end">
          <ActionButton variant="default" disabled={isBusy} onClick={onClose}>
            {t('dialog.cancel')}
          </ActionButton>
          <ActionButton
            variant="default"
            disabled={unpublish.isPending}
            isBusy={cancelSchedule.isPending}
            onClick={() => cancelSchedule.mutate()}
          >
            {t('scheduled.cancel')}
          </ActionButton>
          <ActionButton
            color="red"
            disabled={cancelSchedule.isPending}
            isBusy={unpublish.isPending}
            onClick={() => unpublish.mutate()}
          >
            {t('scheduled.withdrawAll')}
          </ActionButton>
        </Group>
      </Stack>
    </Dialog>
  )
}
