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

/** Readers see a text and another one is planned: asks whether both are taken back, or only the plan is given up. */
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
  const cancelPlan = useChange(
    (api) => api.delete('/api/admin/items/{id}/editions/{language}/publication/plan', { path }),
    { ...after, done: t('plan.cancelledPublic', { language }) },
  )
  const isBusy = unpublish.isPending || cancelPlan.isPending
  return (
    <Dialog title={t('publish.withdrawIn', { language })} onClose={onClose}>
      <Stack>
        <Text>{t('plan.which', { time: dates.dateTime(edition.publishAt ?? 0) })}</Text>
        <Group justify="end">
          <ActionButton variant="default" disabled={isBusy} onClick={onClose}>
            {t('dialog.cancel')}
          </ActionButton>
          <ActionButton
            variant="default"
            disabled={unpublish.isPending}
            isBusy={cancelPlan.isPending}
            onClick={() => cancelPlan.mutate()}
          >
            {t('plan.cancel')}
          </ActionButton>
          <ActionButton
            color="red"
            disabled={cancelPlan.isPending}
            isBusy={unpublish.isPending}
            onClick={() => unpublish.mutate()}
          >
            {t('plan.withdrawAll')}
          </ActionButton>
        </Group>
      </Stack>
    </Dialog>
  )
}
