import type { Edition, ItemRow } from '#content/contract.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { useChange } from '#ui/web/admin/use-change.ts'
import { WhichPublication } from '../../item/web/schedule/which-publication.tsx'
import { useText } from '../../web/text.ts'
import { refuseOvertaken } from './standing.ts'

interface Props {
  row: ItemRow
  /** As it stood when it was asked about. */
  edition: Edition
  onClose: () => void
}

/** Readers see a text and another one is scheduled: asks whether both are taken back, or only the schedule is given up. */
export function UnpublishDialog({ row, edition, onClose }: Props) {
  const t = useText()
  const language = t(`language.${edition.language}`)
  const path = { id: row.id, language: edition.language }
  const at = { path, query: { revision: edition.revision } }
  const after = {
    refreshes: ['/api/admin/items', '/api/admin/overview'],
    onDone: onClose,
    onFailed(error: unknown) {
      // What was asked about is no more; the row shows what is.
      if (error instanceof ApiError && error.status === 409) onClose()
      return false
    },
  } as const
  const unpublish = useChange(
    async (api) => {
      await refuseOvertaken(api, row.id, edition)
      return api.delete('/api/admin/items/{id}/editions/{language}/publication', at)
    },
    { ...after, done: t('publish.withdrawn', { language }) },
  )
  const cancelSchedule = useChange(
    async (api) => {
      await refuseOvertaken(api, row.id, edition)
      return api.delete('/api/admin/items/{id}/editions/{language}/publication/schedule', at)
    },
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
