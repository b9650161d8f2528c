import { useLanguage } from '#platform/web/i18n.ts'
import { useChange } from '#ui/web/admin/use-change.ts'
import { useReport } from '#ui/web/admin/use-report.tsx'
import { useText } from '../../web/text.ts'
import { MergeDialog } from './merge-dialog.tsx'
import { titleIn, useCollections, type AdminCollection } from './use-collections.ts'

interface Props {
  collection: AdminCollection
  /** Whether somebody wanted to remove it and has to say where its items go. */
  isRemoval: boolean
  onClose: () => void
}

/** Makes a collection part of another one of its kind. */
export function MergeCollectionDialog({ collection, isRemoval, onClose }: Props) {
  const t = useText()
  const report = useReport()
  const { language } = useLanguage()
  const others = useCollections(collection.kind, { parentId: collection.parentId ?? undefined })
  const title = titleIn(collection, language)
  const merge = useChange<string, { moved: number }>(
    (api, into) =>
      api.put('/api/admin/collections/{id}/successor', { path: { id: collection.id }, body: { id: into } }),
    {
      refreshes: ['/api/admin/collections', '/api/admin/items'],
      onDone({ moved }) {
        report.done(t('merge.done', { title, count: moved }))
        onClose()
      },
    },
  )
  const { items, binned } = collection
  const about = [
    t(isRemoval ? 'merge.collectionInUse' : 'merge.collectionAbout', { count: items + binned }),
    binned > 0 && t('merge.binned', { count: binned }),
  ]
  return (
    <MergeDialog
      title={t(isRemoval ? 'merge.removeTitle' : 'merge.title', { title })}
      about={about.filter(Boolean).join(' ')}
      action={t(isRemoval ? 'merge.remove' : 'merge.action')}
      targets={others
        .filter(({ id }) => id !== collection.id)
        .map((one) => ({ value: one.id, label: one.title }))}
      isBusy={merge.isPending}
      onMerge={(into) => merge.mutate(into)}
      onClose={onClose}
    />
  )
}
