import { useLanguage } from '#platform/web/i18n.ts'
import { useChange } from '#ui/web/admin/use-change.ts'
import { useReport } from '#ui/web/admin/use-report.tsx'
import { useText } from '../../web/text.ts'
import { MergeDialog } from './merge-dialog.tsx'
import { labelIn, type AdminTag } from './use-tags.ts'

/** Makes a tag part of another one. */
export function MergeTagDialog({
  tag,
  others,
  onClose,
}: {
  tag: AdminTag
  others: AdminTag[]
  onClose: () => void
}) {
  const t = useText()
  const report = useReport()
  const { language } = useLanguage()
  const title = labelIn(tag, language)
  const merge = useChange<string, { moved: number }>(
    (api, into) => api.put('/api/admin/tags/{id}/successor', { path: { id: tag.id }, body: { id: into } }),
    {
      refreshes: ['/api/admin/tags', '/api/admin/items'],
      onDone({ moved }) {
        report.done(t('merge.done', { title, count: moved }))
        onClose()
      },
    },
  )
  return (
    <MergeDialog
      title={t('merge.title', { title })}
      about={t('merge.tagAbout', { title, count: tag.items })}
      action={t('merge.action')}
      targets={others.map((one) => ({ value: one.id, label: labelIn(one, language) }))}
      isBusy={merge.isPending}
      onMerge={(into) => merge.mutate(into)}
      onClose={onClose}
    />
  )
}
