import { Badge, Code, Group, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconClock, IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { keepPreviousData, useQuery } from '#platform/web/answers/queries.ts'
import { useDates } from '#platform/web/i18n.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import { DataTable, type Column } from '#ui/web/admin/list/data-table.tsx'
import { ListSaid } from '#ui/web/admin/list/list-said.tsx'
import { Turning } from '#ui/web/admin/list/turning.tsx'
import { LoadFailure } from '#ui/web/admin/load-failure.tsx'
import { useChange } from '#ui/web/admin/use-change.ts'
import type { Delivery, Webhook } from '../../contract.ts'
import { refreshedBySending } from './refreshed.ts'
import { useText } from './text.ts'

/** While something waits, the list is asked again so often. Milliseconds. */
const glance = 3000

/** What a webhook was told, page by page, the latest first. */
export function Deliveries({ webhook: { id, name } }: { webhook: Webhook }) {
  const t = useText()
  const [cursors, setCursors] = useState<string[]>([])
  const cursor = cursors.at(-1)
  const list = useQuery({
    ...apiQuery('/api/admin/webhooks/{id}/deliveries', { path: { id }, query: { cursor } }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.items.some(isUnderWay) ? glance : false),
  })
  const columns = useColumns(id)
  const { items, total, next } = list.data ?? {}
  return (
    <Stack mt="md" gap="sm">
      <ListSaid
        list={items && { items, page: cursors.length + 1, hasNext: next !== null }}
        isLate={list.isPlaceholderData}
      />
      {list.isError ? (
        <LoadFailure error={list.error} onRetry={list.refetch} />
      ) : items?.length === 0 ? (
        <Text>{t('log.none')}</Text>
      ) : (
        <DataTable label={t('logNamed', { name })} columns={columns} rows={items} rowKey={(one) => one.id} />
      )}
      {total !== undefined && total > 0 && (
        <Group justify="space-between">
          <Text size="sm" c="dimmed">
            {t('log.total', { count: total })}
          </Text>
          <Turning
            back={t('log.newer')}
            on={t('log.older')}
            onBack={cursors.length > 0 ? () => setCursors(cursors.slice(0, -1)) : undefined}
            onOn={next ? () => setCursors([...cursors, next]) : undefined}
          />
        </Group>
      )}
    </Stack>
  )
}

/** Something comes of it soon, or it is being sent; a text that is scheduled for later is not asked for again and again. */
function isUnderWay({ state, nextTryAt }: Delivery): boolean {
  return (
    state === 'sending' || (state === 'waiting' && nextTryAt !== null && nextTryAt < Date.now() + 150_000)
  )
}

function useColumns(webhookId: string): Column<Delivery>[] {
  const t = useText()
  const dates = useDates()
  return [
    {
      key: 'event',
      title: t('log.event'),
      isMain: true,
      cell: ({ event, body }) => (
        <details>
          <summary>{t(`event.${event}`)}</summary>
          <Code block lang="en">
            {JSON.stringify(JSON.parse(body), null, 2)}
          </Code>
        </details>
      ),
    },
    { key: 'at', title: t('log.at'), cell: ({ at }) => dates.dateTime(at) },
    { key: 'state', title: t('log.state'), cell: (one) => <State delivery={one} /> },
    {
      key: 'actions',
      title: t('log.actions'),
      isTitleHidden: true,
      cell: (one) => <Again webhookId={webhookId} delivery={one} />,
    },
  ]
}

const signs = {
  waiting: { color: 'gray', Icon: IconClock },
  sending: { color: 'gray', Icon: IconSend },
  delivered: { color: 'green', Icon: IconCheck },
  given_up: { color: 'red', Icon: IconAlertTriangle },
}

/** How far a delivery has got, what was answered, and when it is tried again. */
function State({ delivery: { state, status, error, tries, nextTryAt } }: { delivery: Delivery }) {
  const t = useText()
  const dates = useDates()
  const { color, Icon } = signs[state]
  return (
    <>
      <Badge
        tt="none"
        miw="max-content"
        variant={color === 'gray' ? 'default' : 'light'}
        color={color}
        leftSection={<Icon size="0.875rem" aria-hidden />}
      >
        {t(`state.${state}`)}
      </Badge>
      {tries > 0 && state !== 'sending' && (
        <Text size="sm">
          {status !== null && t('log.status', { status })}
          {error !== null && t(`error.${error}`)}
          {state !== 'delivered' && ` ${t('log.tries', { count: tries })}`}
        </Text>
      )}
      {nextTryAt !== null && <Text size="sm">{t('log.next', { time: dates.dateTime(nextTryAt) })}</Text>}
    </>
  )
}

function Again({ webhookId, delivery }: { webhookId: string; delivery: Delivery }) {
  const t = useText()
  const { id, event, state, tries } = delivery
  const again = useChange(
    (api) =>
      api.post('/api/admin/webhooks/{id}/deliveries/{delivery}/retry', {
        path: { id: webhookId, delivery: id },
      }),
    { refreshes: refreshedBySending, done: t('log.againDone') },
  )
  if (tries === 0 || state === 'sending') return null
  return (
    <ActionButton
      variant="subtle"
      isBusy={again.isPending}
      aria-label={t('log.againNamed', { event: t(`event.${event}`) })}
      onClick={() => again.mutate()}
    >
      {t('log.again')}
    </ActionButton>
  )
}
