import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { FieldChoices } from '#desk/choices/web/field-choices.tsx'
import { useSharedFields, type FieldChanges, type SharedFields } from '#desk/choices/web/use-shared-fields.ts'
import type { FieldErrors } from '#platform/errors.ts'
import type { FieldCode } from '#platform/problems/field-codes.ts'
import { detailsOf } from '#platform/web/answers/told-details.ts'
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
  const shared = useSharedFields<Wish>(wishOf(webhook))
  const { name, url, events } = shared.fields
  const { save, faultOf } = useSaving({ webhook, onMade, onClose }, shared)
  return (
    <Dialog title={webhook ? t('changeNamed', { name: webhook.name }) : t('new')} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!save.isPending) save.mutate(shared.changes)
        }}
      >
        <Stack>
          <TextInput
            label={t('name')}
            description={t('nameHelp')}
            value={name}
            maxLength={mostNameLength}
            error={faultOf('name')}
            onChange={(event) => shared.change({ name: event.currentTarget.value })}
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
            onChange={(event) => shared.change({ url: event.currentTarget.value.trim() })}
          />
          <Events
            events={events}
            error={faultOf('events')}
            onChange={(events) => shared.change({ events })}
          />
          <Choices shared={shared} onResolved={(changes) => save.mutate(changes)} />
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

interface ChoicesProps {
  shared: SharedFields<Wish>
  onResolved: (changes: FieldChanges<Wish>) => void
}

/** What somebody else changed meanwhile. */
function Choices({ shared, onResolved }: ChoicesProps) {
  const t = useText()
  const linesOf = (name: string, value: unknown) =>
    name === 'events'
      ? webhookEvents
          .filter((one) => Array.isArray(value) && value.includes(one))
          .map((one) => t(`event.${one}`))
      : [String(value)]
  const labelOf = (name: string) => t(name === 'events' ? 'events' : name === 'url' ? 'url' : 'name')
  return <FieldChoices shared={shared} labelOf={labelOf} linesOf={linesOf} onResolved={onResolved} />
}

type Wish = Pick<Webhook, 'name' | 'url' | 'events'>

/** What can be changed of it; a new one is told everything. Its events stand in the order of the boxes. */
function wishOf({ name = '', url = '', events = [...webhookEvents] }: Partial<Wish> = {}): Wish {
  return { name, url, events: webhookEvents.filter((one) => events.includes(one)) }
}

/** Saves what was changed, and says in words what the server does not take. */
function useSaving({ webhook, onMade, onClose }: Props, shared: SharedFields<Wish>) {
  const t = useText()
  const report = useReport()
  const [wrong, setWrong] = useState<FieldErrors>({})
  const save = useChange<FieldChanges<Wish>, Webhook | MadeWebhook>(
    async (api, body) => {
      if (!webhook) return api.post('/api/admin/webhooks', { body: shared.fields })
      return body ? api.put('/api/admin/webhooks/{id}', { path: { id: webhook.id }, body }) : webhook
    },
    {
      refreshes: refreshedByWebhooks,
      onDone(saved) {
        if ('secret' in saved) onMade?.(saved)
        else report.done(t('changed', { name: saved.name }))
        onClose()
      },
      onFailed(error) {
        const theirs = detailsOf(error, 'webhook.changed')?.current
        if (shared.meet(theirs && wishOf(theirs))) return true
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
