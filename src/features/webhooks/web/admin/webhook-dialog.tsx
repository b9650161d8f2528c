import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { FieldErrors } from '#platform/errors.ts'
import type { FieldCode } from '#platform/problems/field-codes.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import { Dialog } from '#ui/web/admin/dialog.tsx'
import { useChange } from '#ui/web/admin/use-change.ts'
import { useReport } from '#ui/web/admin/use-report.tsx'
import type { MadeWebhook, Webhook } from '../../contract.ts'
import { mostNameLength, mostUrlLength, webhookEvents, type WebhookEvent } from '../../events.ts'
import { refreshedByWebhooks } from './refreshed.ts'
import { useText } from './text.ts'

interface Props {
  /** The one to change; a new one is made without it. */
  webhook?: Webhook
  onMade?: (made: MadeWebhook) => void
  onClose: () => void
}

/** Takes what a webhook is called, where it is, and what it is told. */
export function WebhookDialog({ webhook, onMade, onClose }: Props) {
  const t = useText()
  const [name, setName] = useState(webhook?.name ?? '')
  const [url, setUrl] = useState(webhook?.url ?? '')
  const [events, setEvents] = useState<WebhookEvent[]>(webhook?.events ?? [...webhookEvents])
  const { save, faultOf } = useSaving({ webhook, onMade, onClose })
  return (
    <Dialog title={webhook ? t('changeNamed', { name: webhook.name }) : t('new')} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!save.isPending) save.mutate({ name, url: url.trim(), events })
        }}
      >
        <Stack>
          <TextInput
            label={t('name')}
            description={t('nameHelp')}
            value={name}
            maxLength={mostNameLength}
            error={faultOf('name')}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <TextInput
            label={t('url')}
            description={t('urlHelp')}
            type="url"
            inputMode="url"
            lang="en"
            value={url}
            maxLength={mostUrlLength}
            error={faultOf('url')}
            onChange={(event) => setUrl(event.currentTarget.value)}
          />
          <Events events={events} error={faultOf('events')} onChange={setEvents} />
          <Group justify="end">
            <Button variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
            <ActionButton type="submit" isBusy={save.isPending}>
              {t(webhook ? 'save' : 'make')}
            </ActionButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

interface EventsProps {
  events: WebhookEvent[]
  error: string | undefined
  onChange: (events: WebhookEvent[]) => void
}

function Events({ events, error, onChange }: EventsProps) {
  const t = useText()
  return (
    <Checkbox.Group
      label={t('events')}
      value={events}
      error={error}
      onChange={(chosen) => onChange(webhookEvents.filter((one) => chosen.includes(one)))}
    >
      <Stack gap="xs" mt="xs">
        {webhookEvents.map((event) => (
          <Checkbox key={event} value={event} label={t(`event.${event}`)} />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}

interface Wish {
  name: string
  url: string
  events: WebhookEvent[]
}

/** Saves what was typed, and says in words what the server does not take. */
function useSaving({ webhook, onMade, onClose }: Props) {
  const t = useText()
  const report = useReport()
  const [wrong, setWrong] = useState<FieldErrors>({})
  const save = useChange<Wish, Webhook | MadeWebhook>(
    (api, body) =>
      webhook
        ? api.put('/api/admin/webhooks/{id}', { path: { id: webhook.id }, body })
        : api.post('/api/admin/webhooks', { body }),
    {
      refreshes: refreshedByWebhooks,
      onDone(saved) {
        if ('secret' in saved) onMade?.(saved)
        else report.done(t('changed', { name: saved.name }))
        onClose()
      },
      onFailed(error) {
        if (!(error instanceof ApiError)) return false
        if (error.code === 'webhooks.too_many') setWrong({ name: 'too_many' })
        else if (error.status === 422) setWrong(error.fields)
        else return false
        return true
      },
    },
  )
  return { save, faultOf: (field: string) => wordsOf(t, wrong[field]) }
}

export const codesOfWebhooks = [
  'required',
  'invalid_url',
  'https_only',
  'private_address',
  'too_many',
] as const satisfies FieldCode[]

/** What the server said about a field, in words. */
function wordsOf(t: ReturnType<typeof useText>, code: string | undefined): string | undefined {
  if (code === undefined) return undefined
  const known = codesOfWebhooks.find((one) => one === code)
  return t(known ? `wrong.${known}` : 'wrong.other')
}
