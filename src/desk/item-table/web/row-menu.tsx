import { Group, Menu } from '@mantine/core'
import { IconArrowBackUp, IconExternalLink, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from '#platform/web/router/links.tsx'
import type { Edition, ItemRow } from '#content/contract.ts'
import type { ReadAddress } from '#platform/api-operations.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import { RowActions } from '#ui/web/admin/list/row-actions.tsx'
import { RowNextFocus } from '#ui/web/admin/list/row-next-focus.tsx'
import { useChange } from '#ui/web/admin/use-change.ts'
import { useReport } from '#ui/web/admin/use-report.tsx'
import { itemPath, readerPath } from '../../web/kinds.ts'
import { useText } from '../../web/text.ts'
import { titlesOf } from '../../web/titles-of.ts'
import { PublicationItems } from './publication-items.tsx'
import { UnpublishDialog } from './unpublish-dialog.tsx'

const lists: ReadAddress[] = ['/api/admin/items', '/api/admin/collections', '/api/admin/overview']

/** What can be done with one item without opening it. */
export function RowMenu({ row, isBin }: { row: ItemRow; isBin: boolean }) {
  const t = useText()
  const { language } = useLanguage()
  const title = titlesOf(row, language)[0]?.title ?? t('table.untitled')
  const [asked, setAsked] = useState<Edition>()
  const { bin, restore } = useBin(row, title)
  if (isBin) {
    return (
      <RowNextFocus>
        <ActionButton
          variant="default"
          miw="max-content"
          isBusy={restore.isPending}
          leftSection={<IconArrowBackUp size="1.125rem" aria-hidden />}
          onClick={() => restore.mutate()}
          aria-label={t('table.restoreNamed', { title })}
        >
          {t('table.restore')}
        </ActionButton>
      </RowNextFocus>
    )
  }
  return (
    <RowNextFocus>
      <Group gap="xs" wrap="nowrap" justify="end">
        <RowActions label={t('table.actionsNamed', { title })}>
          <Menu.Item
            component={Link}
            to={itemPath(row)}
            leftSection={<IconPencil size="1.125rem" aria-hidden />}
          >
            {t('table.open')}
          </Menu.Item>
          <ReaderLinks row={row} />
          <PublicationItems row={row} onAsk={setAsked} />
          <Menu.Divider />
          <Menu.Item
            color="red"
            leftSection={<IconTrash size="1.125rem" aria-hidden />}
            onClick={() => bin.mutate()}
          >
            {t('table.moveToBin')}
          </Menu.Item>
        </RowActions>
        {asked && <UnpublishDialog row={row} edition={asked} onClose={() => setAsked(undefined)} />}
      </Group>
    </RowNextFocus>
  )
}

/** Puts a row into the bin, which can be undone, and takes it out again. */
function useBin(row: ItemRow, title: string) {
  const t = useText()
  const report = useReport()
  const wasPublic = row.editions.some(({ isPublic }) => isPublic)
  const given = { path: { id: row.id }, query: { version: row.version } }
  const restore = useChange((api) => api.post('/api/admin/items/{id}/restoration', given), {
    refreshes: lists,
    done: t('table.restored', { title }),
  })
  const bin = useChange((api) => api.delete('/api/admin/items/{id}', given), {
    refreshes: lists,
    onDone: () =>
      report.done(t(wasPublic ? 'table.binnedPublic' : 'table.binned', { title }), () => restore.mutate()),
  })
  return { bin, restore }
}

/** To what readers see of it; lessons are seen inside their course. */
function ReaderLinks({ row }: { row: ItemRow }) {
  const t = useText()
  if (row.kind === 'lesson') return null
  const readable = row.editions.filter((edition) => edition.isPublic)
  return readable.map(({ language }) => (
    <Menu.Item
      key={language}
      component="a"
      href={readerPath(row, language)}
      target="_blank"
      rel="noreferrer"
      leftSection={<IconExternalLink size="1.125rem" aria-hidden />}
    >
      {t('table.viewIn', { language: t(`language.${language}`) })}
    </Menu.Item>
  ))
}
