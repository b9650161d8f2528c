import { Badge, Card, Group, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useDates } from '#platform/web/i18n.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import { ConfirmDialog } from '#ui/web/admin/confirm-dialog.tsx'
import { RowNextFocus } from '#ui/web/admin/list/row-next-focus.tsx'
import { useChange } from '#ui/web/admin/use-change.ts'
import type { MadeWebhook, Webhook } from '../../contract.ts'
import { Deliveries } from './deliveries.tsx'
import { refreshedBySending, refreshedByWebhooks } from './refreshed.ts'
import { useText } from './text.ts'
import { WebhookDialog } from './webhook-dialog.tsx'

interface Props {
  webhook: Webhook
  onSecret: (made: MadeWebhook) => void
}

/** One address with what it is told, what can be done with it, and its log. */
export function WebhookCard({ webhook, onSecret }: Props) {
  const t = useText()
  const dates = useDates()
  const [isOpen, setIsOpen] = useState(false)
  const { id, name, url, events, formerUntil } = webhook
  const title = `webhook-${id}`
  return (
    <Card component="li" withBorder aria-labelledby={title}>
      <Title order={2} size="h3" id={title}>
        {name}
      </Title>
      <Text c="dimmed" lang="en" style={{ overflowWrap: 'anywhere' }}>
        {url}
      </Text>
      <Group gap="xs" my="sm">
        {events.map((event) => (
          <Badge key={event} variant="default" tt="none">
            {t(`event.${event}`)}
          </Badge>
        ))}
      </Group>
      {formerUntil !== null && <Text size="sm">{t('former', { time: dates.dateTime(formerUntil) })}</Text>}
      <RowNextFocus>
        <Actions webhook={webhook} onSecret={onSecret} isOpen={isOpen} onOpen={setIsOpen} />
      </RowNextFocus>
      {isOpen && <Deliveries webhook={webhook} />}
    </Card>
  )
}

const questions = ['change', 'rotate', 'remove'] as const

function Actions({
  webhook,
  onSecret,
  isOpen,
  onOpen,
}: Props & { isOpen: boolean; onOpen: (isOpen: boolean) => void }) {
  const t = useText()
  const [asked, setAsked] = useState<(typeof questions)[number] | null>(null)
  const { id, name } = webhook
  const close = () => setAsked(null)
  const test = useChange((api) => api.post('/api/admin/webhooks/{id}/test', { path: { id } }), {
    refreshes: refreshedBySending,
    done: t('testSent', { name }),
    onDone: () => onOpen(true),
  })
  return (
    <Group>
      <ActionButton
        variant="default"
        aria-expanded={isOpen}
        aria-label={t('logNamed', { name })}
        onClick={() => onOpen(!isOpen)}
      >
        {t('log')}
      </ActionButton>
      <ActionButton
        variant="default"
        isBusy={test.isPending}
        aria-label={t('testNamed', { name })}
        onClick={() => test.mutate()}
      >
        {t('test')}
      </ActionButton>
      {questions.map((question) => (
        <ActionButton
          key={question}
          variant={question === 'remove' ? 'subtle' : 'default'}
          color={question === 'remove' ? 'red' : undefined}
          aria-label={t(`${question}Named`, { name })}
          onClick={() => setAsked(question)}
        >
          {t(question)}
        </ActionButton>
      ))}
      {asked === 'change' && <WebhookDialog webhook={webhook} onClose={close} />}
      {asked === 'rotate' && <Rotate webhook={webhook} onSecret={onSecret} onClose={close} />}
      {asked === 'remove' && <Remove webhook={webhook} onStart={() => onOpen(false)} onClose={close} />}
    </Group>
  )
}

/** Asks before a new secret is made. */
function Rotate({ webhook: { id, name, formerUntil }, onSecret, onClose }: Props & { onClose: () => void }) {
  const t = useText()
  const rotate = useChange((api) => api.post('/api/admin/webhooks/{id}/secret', { path: { id } }), {
    refreshes: refreshedByWebhooks,
    onDone(made) {
      onSecret(made)
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={t('rotateAsk', { name })}
      action={t('rotate')}
      isBusy={rotate.isPending}
      onConfirm={() => rotate.mutate()}
      onClose={onClose}
    >
      {t(formerUntil === null ? 'rotateMeans' : 'rotateAgainMeans')}
    </ConfirmDialog>
  )
}

/** Asks before a webhook goes with its log, which closes first: nobody asks for what is gone. */
function Remove({
  webhook: { id, name },
  onStart,
  onClose,
}: {
  webhook: Webhook
  onStart: () => void
  onClose: () => void
}) {
  const t = useText()
  const remove = useChange((api) => api.delete('/api/admin/webhooks/{id}', { path: { id } }), {
    refreshes: refreshedByWebhooks,
    done: t('removed', { name }),
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      title={t('removeAsk', { name })}
      action={t('remove')}
      isDangerous
      isBusy={remove.isPending}
      onConfirm={() => {
        onStart()
        remove.mutate()
      }}
      onClose={onClose}
    >
      {t('removeMeans')}
    </ConfirmDialog>
  )
}
