import { Group, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useQuery } from '#platform/web/answers/queries.ts'
import { useDates } from '#platform/web/i18n.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import { NextFocus } from '#ui/web/next-focus.tsx'
import { ConfirmDialog } from '#ui/web/admin/confirm-dialog.tsx'
import { LoadFailure } from '#ui/web/admin/load-failure.tsx'
import { useChange } from '#ui/web/admin/use-change.ts'
import type { SigningKey } from '../../contract.ts'
import { useText } from './text.ts'

/** The keys that prove badges: a new one now and then, and none that is in wrong hands. */
export function SigningKeys() {
  const t = useText()
  const keys = useQuery(apiQuery('/api/admin/signing-keys'))
  const [isAsking, setIsAsking] = useState(false)
  const rotate = useChange((api) => api.post('/api/admin/signing-keys'), {
    refreshes: ['/api/admin/signing-keys', '/api/admin/audit-log'],
    done: t('keys.newDone'),
    onDone: () => setIsAsking(false),
  })
  return (
    <Stack component="section" mt="xl" aria-labelledby="keys-title">
      <Title order={2} size="h3" id="keys-title" tabIndex={-1}>
        {t('keys.title')}
      </Title>
      <Text c="dimmed">{t('keys.about')}</Text>
      {keys.isError && <LoadFailure error={keys.error} onRetry={keys.refetch} />}
      {keys.data?.items.length === 0 && <Text>{t('keys.none')}</Text>}
      {keys.data && keys.data.items.length > 0 && (
        <Stack component="ul" gap="xs" p={0} style={{ listStyle: 'none' }}>
          {keys.data.items.map((key) => (
            <Key key={key.id} signingKey={key} />
          ))}
        </Stack>
      )}
      <Group>
        <ActionButton variant="default" onClick={() => setIsAsking(true)}>
          {t('keys.new')}
        </ActionButton>
      </Group>
      {isAsking && (
        <ConfirmDialog
          title={t('keys.newAsk')}
          action={t('keys.new')}
          isBusy={rotate.isPending}
          onConfirm={() => rotate.mutate()}
          onClose={() => setIsAsking(false)}
        >
          {t('keys.newMeans')}
        </ConfirmDialog>
      )}
    </Stack>
  )
}

function Key({ signingKey: { id, createdAt, retiredAt, revokedAt } }: { signingKey: SigningKey }) {
  const t = useText()
  const dates = useDates()
  const [isAsking, setIsAsking] = useState(false)
  const revoke = useChange((api) => api.delete('/api/admin/signing-keys/{id}', { path: { id } }), {
    refreshes: ['/api/admin/signing-keys', '/api/admin/audit-log'],
    done: t('keys.revokeDone'),
    onDone: () => setIsAsking(false),
  })
  const state =
    revokedAt !== null
      ? t('keys.revoked', { date: dates.date(revokedAt) })
      : retiredAt !== null
        ? t('keys.retired', { date: dates.date(retiredAt) })
        : t('keys.signs')
  return (
    <Group component="li" justify="space-between">
      <div>
        <Text fw={600}>{t('keys.made', { date: dates.dateTime(createdAt) })}</Text>
        <Text size="sm" c="dimmed">
          {state}
        </Text>
      </div>
      {revokedAt === null && (
        <NextFocus findNext={() => document.getElementById('keys-title')}>
          <ActionButton variant="subtle" color="red" onClick={() => setIsAsking(true)}>
            {t('keys.revoke')}
          </ActionButton>
        </NextFocus>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('keys.revokeAsk')}
          action={t('keys.revoke')}
          isDangerous
          isBusy={revoke.isPending}
          onConfirm={() => revoke.mutate()}
          onClose={() => setIsAsking(false)}
        >
          {t('keys.revokeMeans')}
        </ConfirmDialog>
      )}
    </Group>
  )
}
