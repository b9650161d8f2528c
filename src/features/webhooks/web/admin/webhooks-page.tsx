import { Skeleton, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useQuery } from '#platform/web/answers/queries.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { ActionButton } from '#ui/web/action-button.tsx'
import { AdminPage } from '#ui/web/admin/admin-page.tsx'
import { LoadFailure } from '#ui/web/admin/load-failure.tsx'
import type { MadeWebhook } from '../../contract.ts'
import { NewSecret } from './new-secret.tsx'
import { useText } from './text.ts'
import { WebhookCard } from './webhook-card.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'

/** Other programs that are told what happens here, and what each was told. */
export function Component() {
  const t = useText()
  const list = useQuery(apiQuery('/api/admin/webhooks'))
  const [isMaking, setIsMaking] = useState(false)
  const [made, setMade] = useState<MadeWebhook | null>(null)
  const items = list.data?.items
  return (
    <AdminPage
      title={t('title')}
      about={t('about')}
      action={
        <ActionButton
          leftSection={<IconPlus size="1.125rem" aria-hidden />}
          onClick={() => setIsMaking(true)}
        >
          {t('new')}
        </ActionButton>
      }
    >
      {made && <NewSecret key={made.secret} webhook={made} />}
      {list.isError && <LoadFailure error={list.error} onRetry={list.refetch} />}
      {!items && !list.isError && <Skeleton height={160} />}
      {items?.length === 0 && (
        <EmptyState title={t('none')}>
          <p>{t('noneText')}</p>
        </EmptyState>
      )}
      <Stack
        component="ul"
        gap="md"
        p={0}
        m={0}
        style={{ listStyle: 'none' }}
        aria-busy={!items && !list.isError}
      >
        {items?.map((webhook) => (
          <WebhookCard key={webhook.id} webhook={webhook} onSecret={setMade} />
        ))}
      </Stack>
      {isMaking && <WebhookDialog onMade={setMade} onClose={() => setIsMaking(false)} />}
    </AdminPage>
  )
}
