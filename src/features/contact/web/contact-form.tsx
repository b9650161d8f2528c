import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from '#platform/web/router/router.ts'
import type { NewMessage } from '#features/contact/contract.ts'
import { paths } from '#platform/paths.ts'
import { doneParameter } from '#platform/posted-form.ts'
import { formatNumber } from '#platform/messages.ts'
import { apiRequest } from '#platform/web/api-client.ts'
import { useForm, type FieldValue, type Form } from '#platform/web/forms/use-form.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { Link } from '#platform/web/link.tsx'
import type { NewWish } from '#platform/web/outbox/outbox-context.ts'
import { useSession } from '#platform/web/session.ts'
import { guestsTypedKey, useTypedForm, useTypedName } from '#platform/web/typed/typed-form.ts'
import { BusyButton } from '#ui/controls/busy-button.tsx'
import buttons from '#ui/controls/button.module.css'
import { CheckboxField, FormField } from '#ui/controls/form-field.tsx'
import { Notice } from '#ui/states/notice.tsx'
import { mostMessageLength } from '../lengths.ts'
import styles from './contact-form.module.css'
import { fieldText, messageFaults, problemText } from './contact-problems.ts'
import { MessageOutcome } from './message-outcome.tsx'
import { useText } from './text.ts'
import { useMessage } from './use-message.ts'
import { contactTopics } from '../choices.ts'

/** Of what is typed here. */
const name = 'contact'

/** Writes to the hub. Nothing typed is lost when sending fails; the server's word on each field stands beside it. */
export function ContactForm() {
  const t = useText()
  const { language } = useLanguage()
  const isPosted = useSearchParams()[0].has(doneParameter)
  const typedName = useTypedName(name)
  const { send, startAgain, done, ...message } = useMessage(typedName)
  const form = useForm((value) => send(wishFor({ ...readMessage(value), language })), messageFaults)
  // Of one that was sent without a script, too.
  const outcome = message.outcome ?? (isPosted ? { state: 'sent' } : null)
  useTypedForm(form.props.ref, outcome ? null : typedName)

  const { ref } = form.props
  const writeAgain = () => {
    startAgain()
    requestAnimationFrame(() => ref.current?.querySelector('input')?.focus())
  }

  if (outcome) {
    const another = (
      <Link className={buttons.quiet} to={paths.contact} onClick={writeAgain}>
        {t('sent.another')}
      </Link>
    )
    return <MessageOutcome ref={done} outcome={outcome} another={another} />
  }
  return (
    <form
      {...form.props}
      className={styles.form}
      aria-labelledby="contact-form"
      data-kept-as={guestsTypedKey(name)}
    >
      <h2 id="contact-form">{t('form.title')}</h2>
      {form.error && (
        <Notice tone="risk" live>
          <p>{problemText(t, form.error)}</p>
        </Notice>
      )}
      <Fields form={form} />
      <BusyButton type="submit" className={buttons.primary} isBusy={form.isSending}>
        {t(form.isSending ? 'form.sending' : 'form.send')}
      </BusyButton>
    </form>
  )
}

/** What is asked for; what was posted in vain stands here again. */
function Fields({ form }: { form: Form }) {
  const t = useText()
  const { user } = useSession()
  const errorOf = (field: string) => fieldText(t, field, form.fields[field])
  return (
    <>
      <FormField label={t('form.name')} error={errorOf('name')}>
        {(control) => (
          <input
            {...control}
            name="name"
            autoComplete="name"
            maxLength={100}
            defaultValue={form.typed('name') ?? user?.displayName}
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
            defaultValue={form.typed('email') ?? user?.email}
          />
        )}
      </FormField>
      <FormField label={t('form.topic')} error={errorOf('topic')}>
        {(control) => (
          <select {...control} name="topic" defaultValue={form.typed('topic')}>
            {contactTopics.map((topic) => (
              <option key={topic} value={topic}>
                {t(`topic.${topic}`)}
              </option>
            ))}
          </select>
        )}
      </FormField>
      <MessageField posted={form.typed('message')} error={errorOf('message')} />
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
        defaultChecked={form.typed('consent') === 'on'}
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

/** What stands in the form, as the API wants it. Without consent nothing is sent: the box has to be ticked. */
function readMessage(value: FieldValue): Omit<NewMessage, 'language'> {
  const text = (name: string) => value(name).trim()
  return {
    name: text('name'),
    email: text('email'),
    topic: contactTopics.find((topic) => topic === text('topic')) ?? 'other',
    message: text('message'),
    consent: true,
    website: text('website'),
  }
}
