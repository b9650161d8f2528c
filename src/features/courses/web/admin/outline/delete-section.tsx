import { Text } from '@mantine/core'
import type { ReadAddress } from '#platform/api-operations.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { ConfirmDialog } from '#ui/web/admin/confirm-dialog.tsx'
import { useChange } from '#ui/web/admin/use-change.ts'
import { useReport } from '#ui/web/admin/use-report.tsx'
import { titleIn, type AdminCollection } from '#desk/collections/web/use-collections.ts'
import type { DeletedSection } from '../../../editing/contract.ts'
import { useText } from '../text.ts'

interface Props {
  courseId: string
  section: AdminCollection
  /** All sections of the course in their order. */
  sections: readonly AdminCollection[]
  isDated: boolean
  onClose: () => void
}

/** Says where the lessons of a section go before it is deleted, which can be undone. */
export function DeleteSection({ courseId, section, sections, isDated, onClose }: Props) {
  const t = useText()
  const { language } = useLanguage()
  const remove = useSectionRemoval({ courseId, section }, onClose)
  const index = sections.findIndex(({ id }) => id === section.id)
  const into = sections[index - 1] ?? sections[index + 1]
  const { items, binned } = section
  const title = titleIn(section, language)
  const goal = into && titleIn(into, language)
  return (
    <ConfirmDialog
      title={t('section.delete', { title })}
      action={t('section.deleteNow')}
      isDangerous
      isBusy={remove.isPending}
      onConfirm={() => remove.isPending || remove.mutate()}
      onClose={onClose}
    >
      {items === 0 && (goal || binned === 0) && <Text>{t('section.empty')}</Text>}
      {items > 0 && goal && (
        <Text>
          {t(index === 0 ? 'section.lessonsFirst' : 'section.lessonsLast', { section: goal, count: items })}
        </Text>
      )}
      {binned > 0 && goal && <Text mt="xs">{t('section.binned', { section: goal, count: binned })}</Text>}
      {items + binned > 0 && !goal && <Text>{t(whyOnly(section))}</Text>}
      {items > 0 && goal && isDated && <Text mt="xs">{t('section.dateGone')}</Text>}
    </ConfirmDialog>
  )
}

/** Why the only section stays. */
function whyOnly({ items }: AdminCollection) {
  return items > 0 ? 'section.only' : 'section.onlyBinned'
}

const lists: readonly ReadAddress[] = ['/api/admin/items', '/api/admin/collections']

function useSectionRemoval(
  { courseId, section }: { courseId: string; section: AdminCollection },
  onDone: () => void,
) {
  const t = useText()
  const report = useReport()
  const path = { id: courseId, sectionId: section.id }
  const restore = useChange<DeletedSection>(
    (api, body) => api.put('/api/admin/courses/{id}/sections/{sectionId}', { path, body }),
    { refreshes: lists, done: t('section.restored') },
  )
  return useChange<void, DeletedSection>(
    (api) => api.delete('/api/admin/courses/{id}/sections/{sectionId}', { path }),
    {
      refreshes: lists,
      onDone(deleted) {
        report.done(t('section.deleted'), () => restore.mutate(deleted))
        onDone()
      },
      onFailed(error) {
        if (!(error instanceof ApiError) || error.code !== 'collection.not_empty') return false
        report.failed(t(whyOnly(section)))
        return true
      },
    },
  )
}
