import { Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiQuery } from '#platform/web/query-client.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { AdminPage } from '#ui/web/admin/admin-page.tsx'
import { ChoiceFilter } from '#ui/web/admin/list/choice-filter.tsx'
import { LoadFailure } from '#ui/web/admin/load-failure.tsx'
import { Pager } from '#ui/web/admin/list/pager.tsx'
import { useAddress } from '#ui/web/admin/use-address.ts'
import { useChange } from '#ui/web/admin/use-change.ts'
import type { ContactMessage, MessageState } from '../../contract.ts'
import { MessageDetail } from './message-detail.tsx'
import { MessageList } from './message-list.tsx'
import styles from './messages.module.css'
import { useText } from './text.ts'

/** The inbox of the contact page. */
export function Component() {
  const t = useText()
  const address = useAddress()
  const [open, setOpen] = useState<ContactMessage | null>(null)
  const list = useQuery({
    ...apiQuery('/api/admin/messages', { query: { page: address.page, state: address.read('state') } }),
    placeholderData: keepPreviousData,
    staleTime: 20_000,
  })
  const mark = useChange<{ message: ContactMessage; state: MessageState }>(
    (api, { message, state }) =>
      api.patch('/api/admin/messages/{id}', { path: { id: message.id }, body: { state } }),
    {
      refreshes: ['/api/admin/messages', '/api/admin/overview'],
      onDone: (_, { message, state }) => setOpen((now) => (now?.id === message.id ? { ...now, state } : now)),
    },
  )
  const show = (message: ContactMessage) => {
    setOpen(message)
    if (message.state === 'new') mark.mutate({ message, state: 'read' })
  }
  return (
    <AdminPage title={t('title')} about={t('about')}>
      <Filters newCount={list.data?.newCount} />
      {list.isError ? (
        <LoadFailure error={list.error} onRetry={list.refetch} />
      ) : list.data?.items.length === 0 && !open ? (
        <EmptyState title={t('none')}>
          <p>{t('noneText')}</p>
        </EmptyState>
      ) : (
        <div className={styles.inbox} data-open={open !== null || undefined}>
          <MessageList messages={list.data?.items} openId={open?.id} onOpen={show} />
          {open ? (
            <MessageDetail
              key={open.id}
              message={open}
              isBusy={mark.isPending}
              onMark={(state) => mark.mutate({ message: open, state })}
              onClose={() => setOpen(null)}
            />
          ) : (
            <Text c="dimmed" className={styles.hint}>
              {t('choose')}
            </Text>
          )}
        </div>
      )}
      {list.data && <Pager page={list.data.page} hasNext={list.data.hasNext} />}
    </AdminPage>
  )
}

/** Messages of one state, and how many nobody has read. */
function Filters({ newCount }: { newCount: number | undefined }) {
  const t = useText()
  return (
    <div className={styles.filters}>
      <ChoiceFilter
        name="state"
        label={t('state')}
        all={t('anyState')}
        options={(['new', 'read', 'answered'] as const).map((value) => ({
          value,
          label: t(`state.${value}`),
        }))}
      />
      {newCount !== undefined && (
        <Text component="output" c="dimmed">
          {t('unread', { count: newCount })}
        </Text>
      )}
    </div>
  )
}
