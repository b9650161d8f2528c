import { Badge, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useQuery } from '#platform/web/answers/queries.ts'
import type { PreviewLink } from '../contract.ts'
import { useDates } from '#platform/web/i18n.ts'
import { apiQuery, readAddress } from '#platform/web/query-client.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import { NextFocus } from '#ui/web/next-focus.tsx'
import { LoadFailure } from '#ui/web/admin/load-failure.tsx'
import { useChange } from '#ui/web/admin/use-change.ts'
import { useText } from '../../web/text.ts'
import styles from './preview-links.module.css'

/** The links of an item: what each is for, who made it, whether anybody has opened it, and the way to take it back. */
export function PreviewLinkList({ itemId }: { itemId: string }) {
  const t = useText()
  const path = { id: itemId }
  const links = useQuery({ ...apiQuery('/api/admin/items/{id}/preview-links', { path }), staleTime: 0 })
  if (links.isError) return <LoadFailure error={links.error} onRetry={links.refetch} />
  if (!links.data) return <Skeleton height={96} mt="lg" />
  if (links.data.items.length === 0) {
    return (
      <Text c="dimmed" mt="lg">
        {t('preview.noLinks')}
      </Text>
    )
  }
  return (
    <ul className={styles.list}>
      {links.data.items.map((link) => (
        <Entry key={link.id} link={link} itemId={itemId} />
      ))}
    </ul>
  )
}

/** A first press asks, a second one withdraws. */
function Entry({ link, itemId }: { link: PreviewLink; itemId: string }) {
  const t = useText()
  const dates = useDates()
  const [isAsking, setAsking] = useState(false)
  const revoke = useChange(
    (api) =>
      api.delete('/api/admin/items/{id}/preview-links/{link}', { path: { id: itemId, link: link.id } }),
    {
      refreshes: [readAddress('/api/admin/items/{id}/preview-links', { path: { id: itemId } })],
      done: t('preview.revoked', { name: link.name }),
    },
  )
  const { createdAt, expiresAt, lastOpenedAt, isExpired, createdByName, name } = link
  const facts = [
    t('preview.madeBy', { who: createdByName ?? t('conflict.somebody'), time: dates.dateTime(createdAt) }),
    expiresAt === null
      ? t('preview.neverEnds')
      : t(isExpired ? 'preview.ended' : 'preview.ends', { time: dates.dateTime(expiresAt) }),
    lastOpenedAt === null
      ? t('preview.neverOpened')
      : t('preview.opened', { time: dates.dateTime(lastOpenedAt) }),
  ]
  return (
    <li className={styles.entry}>
      <Stack gap={2} style={{ flex: '1 1 16rem', minWidth: 0 }}>
        <Group gap="xs">
          <Text fw={600} className={styles.name}>
            {name}
          </Text>
          {isExpired && <Badge color="gray">{t('preview.expired')}</Badge>}
        </Group>
        {facts.map((fact) => (
          <Text key={fact} size="sm" c="dimmed">
            {fact}
          </Text>
        ))}
      </Stack>
      <NextFocus findNext={besideEntry}>
        <ActionButton
          variant={isAsking ? 'filled' : 'default'}
          color={isAsking ? 'red' : undefined}
          aria-label={t(isAsking ? 'preview.revokeNowNamed' : 'preview.revokeNamed', { name })}
          isBusy={revoke.isPending}
          onBlur={() => setAsking(false)}
          onClick={() => (isAsking ? revoke.mutate() : setAsking(true))}
        >
          {t(isAsking ? 'preview.revokeNow' : 'preview.revoke')}
        </ActionButton>
      </NextFocus>
      <output className="visually-hidden">{isAsking && t('preview.revokeAsks', { name })}</output>
    </li>
  )
}

/** On the next link, or the one before; without any, where one is made. */
function besideEntry(own: HTMLElement): HTMLElement | null {
  const entry = own.closest('li')
  const near = entry?.nextElementSibling ?? entry?.previousElementSibling
  return near?.querySelector('button') ?? own.closest('[role=dialog]')?.querySelector('form input') ?? null
}
