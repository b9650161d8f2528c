import { Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { keepPreviousData, useQuery } from '#platform/web/answers/queries.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { AdminPage } from '#ui/web/admin/admin-page.tsx'
import { ChoiceFilter } from '#ui/web/admin/list/choice-filter.tsx'
import { Filters } from '#ui/web/admin/list/filters.tsx'
import { ListSaid } from '#ui/web/admin/list/list-said.tsx'
import { Pager } from '#ui/web/admin/list/pager.tsx'
import { SearchField } from '#ui/web/admin/list/search-field.tsx'
import { LoadFailure } from '#ui/web/admin/load-failure.tsx'
import { useAddress } from '#ui/web/admin/use-address.ts'
import type { ContactMessage } from '../../contract.ts'
import { MessageDetail } from './message-detail.tsx'
import { MessageList } from './message-list.tsx'
import styles from './messages.module.css'
import { useText } from './text.ts'
import { useOpening } from './use-marking.ts'
import { contactTopics, messageOrigins, messageStates } from '../../choices.ts'

/** The inbox: what was written on the contact page, and questions about pages. Filters and the open message are in the address. */
export function Component() {
  const t = useText()
  const address = useAddress()
  const filter = {
    state: address.read('state'),
    from: address.read('from'),
    topic: address.read('topic'),
    q: address.read('q'),
  }
  const list = useQuery({
    ...apiQuery('/api/admin/messages', { query: { page: address.page, ...filter } }),
    placeholderData: keepPreviousData,
    staleTime: 20_000,
  })
  const noteRead = useOpening()
  const openId = address.read('open') || undefined
  const page = address.page > 1 ? String(address.page) : ''
  const open = (message: ContactMessage) => {
    address.set({ open: message.id, page })
    noteRead(message)
  }
  const focusOn = useFocusAfter(openId)
  const close = () => {
    focusOn(openId)
    address.set({ open: '', page })
  }
  const goOn = () => {
    focusOn(neighbourOf(openId, list.data?.items))
    address.set({ open: '', page })
  }
  const isFiltered = Object.values(filter).some(Boolean)
  return (
    <AdminPage title={t('title')} about={t('about')}>
      <InboxFilters newCount={list.data?.newCount} />
      <ListSaid list={list.data} isLate={list.isPlaceholderData} />
      {list.isError ? (
        <LoadFailure error={list.error} onRetry={list.refetch} />
      ) : list.data?.items.length === 0 && !openId ? (
        <EmptyState title={t('none')}>
          <p>{t(isFiltered ? 'noneFound' : 'noneText')}</p>
        </EmptyState>
      ) : (
        <div className={styles.inbox} data-open={openId !== undefined || undefined}>
          <MessageList messages={list.data?.items} openId={openId} onOpen={open} />
          {openId ? (
            <MessageDetail key={openId} id={openId} onClose={close} onGone={goOn} />
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

/** Once no message is open any more, the focus goes to the entry that was named, or to the beginning of the page's content. */
function useFocusAfter(openId: string | undefined) {
  const wanted = useRef<{ entry: string | undefined }>(undefined)
  useEffect(() => {
    if (openId !== undefined || !wanted.current) return
    const entry = document.getElementById(`message-${wanted.current.entry}`)
    wanted.current = undefined
    ;(entry ?? document.getElementById('main'))?.focus()
  }, [openId])
  return (entry: string | undefined) => {
    wanted.current = { entry }
  }
}

/** The message that stands after this one in the list, or the one before. */
function neighbourOf(id: string | undefined, messages: readonly ContactMessage[] = []): string | undefined {
  const at = messages.findIndex((one) => one.id === id)
  return at < 0 ? undefined : (messages[at + 1] ?? messages[at - 1])?.id
}

/** What is shown of the inbox, and how many messages nobody has read. */
function InboxFilters({ newCount }: { newCount: number | undefined }) {
  const t = useText()
  return (
    <Filters>
      <SearchField label={t('search')} />
      <ChoiceFilter
        name="state"
        label={t('state')}
        all={t('anyState')}
        options={messageStates.map((value) => ({
          value,
          label: t(`state.${value}`),
        }))}
      />
      <ChoiceFilter
        name="from"
        label={t('from')}
        all={t('anyFrom')}
        options={messageOrigins.map((value) => ({ value, label: t(`from.${value}`) }))}
      />
      <ChoiceFilter
        name="topic"
        label={t('topic')}
        all={t('anyTopic')}
        options={contactTopics.map((value) => ({ value, label: t(`topic.${value}`) }))}
      />
      {newCount !== undefined && (
        <Text component="output" c="dimmed" mt="auto" mb="xs">
          {t('unread', { count: newCount })}
        </Text>
      )}
    </Filters>
  )
}
