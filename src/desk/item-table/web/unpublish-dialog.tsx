import type { ItemRow } from '#content/contract.ts'
import { useChange } from '#ui/web/admin/use-change.ts'
import { WhichPublication } from '../../item/web/schedule/which-publication.tsx'
import { useText } from '../../web/text.ts'

interface Props {
  row: ItemRow
  edition: ItemRow['editions'][number]
  onClose: () => void
}

/** Readers see a text and another one is scheduled: asks whether both are taken back, or only the schedule is given up. */
export function UnpublishDialog({ row, edition, onClose }: Props) {
  const t = useText()
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
  return (
    <WhichPublication
      language={edition.language}
      publishAt={edition.publishAt ?? 0}
      busy={unpublish.isPending ? 'both' : cancelSchedule.isPending ? 'schedule' : null}
      onUnpublish={() => unpublish.mutate()}
      onCancelSchedule={() => cancelSchedule.mutate()}
      onClose={onClose}
    />
  )
}
