import { useLanguage } from '#platform/web/i18n.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { ConfirmDialog } from '#ui/web/admin/confirm-dialog.tsx'
import { useChange } from '#ui/web/admin/use-change.ts'
import { useReport } from '#ui/web/admin/use-report.tsx'
import { useText } from '../../web/text.ts'
import { labelIn, type AdminTag } from './use-tags.ts'

/** Removes a tag once its administrator knows how many items lose it. */
export function RemoveTagDialog({ tag, onClose }: { tag: AdminTag; onClose: () => void }) {
  const t = useText()
  const report = useReport()
  const title = labelIn(tag, useLanguage().language)
  const remove = useChange(
    (api) => api.delete('/api/admin/tags/{id}', { path: { id: tag.id }, query: { items: tag.items } }),
    {
      refreshes: ['/api/admin/tags', '/api/admin/items'],
      done: t('tags.removed'),
      onDone: onClose,
      onFailed(error) {
        if (!(error instanceof ApiError) || error.code !== 'tag.in_use') return false
        report.failed(t('tags.inUse'))
        return true
      },
    },
  )
  return (
    <ConfirmDialog
      title={t('tags.removeNamed', { title })}
      action={t('tags.remove')}
      isDangerous
      isBusy={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate()}
    >
      {tag.items === 0 ? t('tags.removeUnused') : t('tags.removeUsed', { count: tag.items })}
    </ConfirmDialog>
  )
}
