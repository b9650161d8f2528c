import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useMutation } from '#platform/web/answers/queries.ts'
import { useSearchParams } from '#platform/web/router/router.ts'
import type { ContactTopic, NewMessage } from '#features/contact/contract.ts'
import { paths } from '#platform/paths.ts'
import { doneParameter } from '#platform/posted-form.ts'
import { formatNumber } from '#platform/messages.ts'
import { apiRequest } from '#platform/web/api-client.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { useIdempotencyKey } from '#platform/web/idempotency-key.ts'
import { Link } from '#platform/web/link.tsx'
import { useOutbox, type NewWish } from '#platform/web/outbox/outbox-context.ts'
import { errorOfPosted, usePostedForm } from '#platform/web/posted-form.ts'
import { useSession } from '#platform/web/session.ts'
import { useTypedForm, useTypedName } from '#platform/web/typed/typed-form.ts'
import { forgetTyped } from '#platform/web/typed/typed-store.ts'
import { BusyButton } from '#ui/controls/busy-button.tsx'
import buttons from '#ui/controls/button.module.css'
import { CheckboxField, FormField } from '#ui/controls/form-field.tsx'
import { Notice } from '#ui/states/notice.tsx'
import { mostMessageLength } from '../lengths.ts'
import styles from './contact-form.module.css'
import { fieldCodesOf, fieldText, problemText, refuseIncomplete } from './contact-problems.ts'
import { MessageOutcome } from './message-outcome.tsx'
import { useText } from './text.ts'
import { useOutcome } from './use-outcome.ts'

const topics = [
  'question',
  'courses',
  'account',
  'correction',
  'partnership',
  'other',
] as const satisfies readonly ContactTopic[]

/** Writes to the hub. Nothing typed is lost when sending fails; the server's word on each field stands beside it. */
export function ContactForm() {
  const t = useText()
  const { language } = useLanguage()
  const typedName = useTypedName('contact')
  const { send, outcome, error } = useSending(typedName)
  const { form, done } = useFocusAfter(send.status)
  useTypedForm(form, outcome ? null : typedName)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (send.isPending) return
    send.mutate({ ...readMessage(new FormData(event.currentTarget)), language })
  }

  if (outcome) {
    const another = (
      <Link className={buttons.quiet} to={paths.contact} onClick={() => send.reset()}>
        {t('sent.another')}
      </Link>
    )
    return <MessageOutcome ref={done} outcome={outcome} another={another} />
  }
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      onSubmit={submit}
      ref={form}
      aria-labelledby="contact-form"
    >
      <h2 id="contact-form">{t('form.title')}</h2>
      {error && (
        <Notice tone="risk" live>
          <p>{problemText(t, error)}</p>
        </Notice>
      )}
      <Fields error={error} />
      <BusyButton type="submit" className={buttons.primary} isBusy={send.isPending}>
        {t(send.isPending ? 'form.sending' : 'form.send')}
      </BusyButton>
    </form>
  )
}

/** Sends a message once, and what became of it: of one that was sent without a script, too. */
function useSending(typedName: string | null) {
  const outbox = useOutbox()
  const keyFor = useIdempotencyKey()
  const posted = usePostedForm()
  const isPosted = useSearchParams()[0].has(doneParameter)
  const send = useMutation({
    async mutationFn(message: NewMessage) {
      refuseIncomplete(message)
      const delivery = await outbox.send({ ...wishFor(message), id: keyFor(message) })
      if (typedName && (delivery.isSent || delivery.isLasting)) forgetTyped(typedName)
      return delivery
    },
  })
  const subject = send.variables && subjectOf(send.variables)
  const outcome = useOutcome(subject, send.data) ?? (send.isIdle && isPosted ? { state: 'sent' } : null)
  return { send, outcome, error: send.isIdle ? errorOfPosted(posted) : send.error }
}

/** What was sent is said where the focus is, and so is the first field that was refused. */
function useFocusAfter(status: string) {
  const form = useRef<HTMLFormElement>(null)
  const done = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (status === 'success') done.current?.focus()
    if (status === 'error') form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [status])
  return { form, done }
}

/** What is asked for; what was posted in vain stands here again. */
function Fields({ error }: { error: Error | null }) {
  const t = useText()
  const { user } = useSession()
  const posted = usePostedForm()
  const codes = fieldCodesOf(error)
  const errorOf = (field: string) => fieldText(t, field, codes[field])
  return (
    <>
      <FormField label={t('form.name')} error={errorOf('name')}>
        {(control) => (
          <input
            {...control}
            name="name"
            autoComplete="name"
            maxLength={100}
            defaultValue={posted?.values.name ?? user?.displayName}
          />
        )}
      </FormField>
      <FormField label={t('form.email')} help={t('form.emailHelp')} error={errorOf('email')}>
        {(control) => (
          <input
            {...control}
            type="email"
            name="email"
            autoComplete="email"
            maxLength={254}
            defaultValue={posted?.values.email ?? user?.email}
          />
        )}
      </FormField>
      <FormField label={t('form.topic')} error={errorOf('topic')}>
        {(control) => (
          <select {...control} name="topic" defaultValue={posted?.values.topic}>
            {topics.map((topic) => (
              <option key={topic} value={topic}>
                {t(`topic.${topic}`)}
              </option>
            ))}
          </select>
        )}
      </FormField>
      <MessageField posted={posted?.values.message} error={errorOf('message')} />
      <div className={styles.trap} aria-hidden="true">
        <label>
          {t('form.trap')}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <CheckboxField
        name="consent"
        required
        label={t('form.consent')}
        error={errorOf('consent')}
        defaultChecked={posted?.values.consent === 'on'}
      />
    </>
  )
}

interface MessageFieldProps {
  posted: string | undefined
  error: string | undefined
}

/** Says how long the message is, and may be. */
function MessageField({ posted, error }: MessageFieldProps) {
  const t = useText()
  const { language } = useLanguage()
  const field = useRef<HTMLTextAreaElement>(null)
  const [length, setLength] = useState(0)
  // Somebody may have typed before the page ran.
  useEffect(() => setLength(lengthOf(field.current?.value ?? '')), [])
  return (
    <FormField
      label={t('form.message')}
      error={error}
      help={t('form.counter', {
        length: formatNumber(length, language),
        most: formatNumber(mostMessageLength, language),
      })}
    >
      {(control) => (
        <textarea
          {...control}
          ref={field}
          name="message"
          rows={8}
          defaultValue={posted}
          onInput={(event) => setLength(lengthOf(event.currentTarget.value))}
        />
      )}
    </FormField>
  )
}

function wishFor(message: NewMessage) {
  return {
    ...apiRequest('POST', '/api/contact', { body: message }),
    subject: subjectOf(message),
    kind: 'message',
    title: message.message,
    touches: [],
  } satisfies NewWish
}

/** Each message is a subject of its own: none takes the place of another. */
function subjectOf({ email, message }: NewMessage): string {
  return `message/${email}/${message}`
}

function lengthOf(text: string): number {
  return [...text].length
}

/** What stands in the form, as the API wants it; the server judges it. */
function readMessage(data: FormData): Omit<NewMessage, 'language'> {
  const text = (name: string) => String(data.get(name) ?? '').trim()
  return {
    name: text('name'),
    email: text('email'),
    topic: topics.find((topic) => topic === text('topic')) ?? 'other',
    message: text('message'),
    consent: asConsent(data.has('consent')),
    website: text('website'),
  }
}

/** The contract only knows `true`; a missing tick is sent as it is and refused with a word beside the box. */
function asConsent(isTicked: boolean): true {
  return isTicked as true
}
