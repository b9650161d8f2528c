import { Alert, Stack, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { Item } from '#content/contract.ts'
import { useDates } from '#platform/web/i18n.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import { NextFocus } from '#ui/web/next-focus.tsx'
import { useChange } from '#ui/web/admin/use-change.ts'
import { useText } from '../../web/text.ts'

interface Props {
  item: Item
  /** What the server said last of it; nothing before it has said anything. */
  deletedAt: number | null | undefined
  onItem: (item: Item) => void
}

/** Says that the item is in the bin, where a colleague may have put it while it was being written, and brings it back. */
export function BinnedNotice({ item, deletedAt, onItem }: Props) {
  const t = useText()
  const dates = useDates()
  // Until the server is heard of again it is taken for what it was before.
  const [isRestored, setRestored] = useState(false)
  const since = deletedAt === undefined ? item.deletedAt : deletedAt
  if (isRestored && since === null) setRestored(false)
  const path = { id: item.id }
  const restore = useChange(
    async (api) => {
      const { version } = await api.get('/api/admin/items/{id}', { path })
      await api.post('/api/admin/items/{id}/restoration', { path, query: { version } })
      return api.get('/api/admin/items/{id}', { path })
    },
    {
      done: t('binned.restored'),
      onDone: (restored) => {
        setRestored(true)
        onItem(restored)
      },
    },
  )
  if (since === null || isRestored) return null
  return (
    <Alert color="red" role="alert" icon={<IconTrash size="1.25rem" aria-hidden />} title={t('binned.title')}>
      <Stack gap="sm" align="start">
        <Text size="sm">{t('binned.text', { time: dates.dateTime(since) })}</Text>
        <NextFocus findNext={contentOfPage}>
          <ActionButton size="compact-sm" isBusy={restore.isPending} onClick={() => restore.mutate()}>
            {t('binned.restore')}
          </ActionButton>
        </NextFocus>
      </Stack>
    </Alert>
  )
}

function contentOfPage(): HTMLElement | null {
  return document.getElementById('main')
}
