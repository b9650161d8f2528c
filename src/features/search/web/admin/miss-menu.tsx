import { Menu } from '@mantine/core'
import { IconArrowBackUp, IconCheck, IconExternalLink, IconPencilPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { NewItemDialog } from '#desk/item-table/web/new-item-dialog.tsx'
import type { SearchMiss } from '#features/search/contract.ts'
import type { ReadAddress } from '#platform/api-operations.ts'
import { paths } from '#platform/paths.ts'
import { withQuery } from '#platform/web/api-client.ts'
import { RowActions } from '#ui/web/admin/list/row-actions.tsx'
import { RowNextFocus } from '#ui/web/admin/list/row-next-focus.tsx'
import { ConfirmDialog } from '#ui/web/admin/confirm-dialog.tsx'
import { useChange } from '#ui/web/admin/use-change.ts'
import { useReport } from '#ui/web/admin/use-report.tsx'
import { useText } from './text.ts'
import { kindsWith } from '#content/kinds.ts'
import { useKindWords } from '#desk/web/kind-words.ts'

const kinds = kindsWith('imported')
const lists: ReadAddress[] = ['/api/admin/search-misses']

/** What can be done about words that found nothing: write, look, mark as seen to, remove. */
export function MissMenu({ miss }: { miss: SearchMiss }) {
  const t = useText()
  const [kind, setKind] = useState<(typeof kinds)[number]>()
  const [isRemoving, setRemoving] = useState(false)
  const { query, language } = miss
  const words = { words: query }
  const mark = useMark(miss)
  return (
    <RowNextFocus>
      <RowActions label={t('actionsNamed', words)}>
        <WriteItems onWrite={setKind} />
        <Menu.Divider />
        <Menu.Item
          component="a"
          href={withQuery(paths.search, { q: query, lang: language })}
          target="_blank"
          leftSection={<IconExternalLink size="1.125rem" aria-hidden />}
        >
          {t('search')}
        </Menu.Item>
        <Menu.Item
          leftSection={
            miss.handledAt === null ? (
              <IconCheck size="1.125rem" aria-hidden />
            ) : (
              <IconArrowBackUp size="1.125rem" aria-hidden />
            )
          }
          onClick={() => mark.mutate(miss.handledAt === null)}
        >
          {t(miss.handledAt === null ? 'handle' : 'reopen')}
        </Menu.Item>
        <Menu.Item
          color="red"
          leftSection={<IconTrash size="1.125rem" aria-hidden />}
          onClick={() => setRemoving(true)}
        >
          {t('remove')}
        </Menu.Item>
      </RowActions>
      {kind && (
        <NewItemDialog kind={kind} start={{ title: query, language }} onClose={() => setKind(undefined)} />
      )}
      {isRemoving && <RemoveMiss miss={miss} onClose={() => setRemoving(false)} />}
    </RowNextFocus>
  )
}

/** Marks the words as seen to, or as open again. */
function useMark({ query, language }: SearchMiss) {
  const t = useText()
  const report = useReport()
  const words = { words: query }
  const mark = useChange<boolean>(
    (api, isHandled) => api.put('/api/admin/search-misses/handled', { body: { query, language, isHandled } }),
    {
      refreshes: lists,
      onDone: (_, isHandled) =>
        report.done(t(isHandled ? 'handled' : 'reopened', words), () => mark.mutate(!isHandled)),
    },
  )
  return mark
}

/** A text of any kind that readers may look for. */
function WriteItems({ onWrite }: { onWrite: (kind: (typeof kinds)[number]) => void }) {
  const t = useText()
  const kindWord = useKindWords()
  return (
    <>
      <Menu.Label>{t('write')}</Menu.Label>
      {kinds.map((one) => (
        <Menu.Item
          key={one}
          leftSection={<IconPencilPlus size="1.125rem" aria-hidden />}
          onClick={() => onWrite(one)}
        >
          {kindWord(one, 'write')}
        </Menu.Item>
      ))}
    </>
  )
}

interface RemoveProps {
  miss: SearchMiss
  onClose: () => void
}

/** Asks before the words are forgotten. */
function RemoveMiss({ miss: { query, language }, onClose }: RemoveProps) {
  const t = useText()
  const words = { words: query }
  const remove = useChange((api) => api.delete('/api/admin/search-misses', { query: { query, language } }), {
    refreshes: lists,
    done: t('removed', words),
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      title={t('removeTitle', words)}
      action={t('remove')}
      isDangerous
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      {t('removeText')}
    </ConfirmDialog>
  )
}
