import { useEffect, useRef, type FormEvent } from 'react'
import type { AskedPage } from '#content/web/page-questions.tsx'
import { useMutation } from '#platform/web/answers/queries.ts'
import { ApiError, apiRequest } from '#platform/web/api-client.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { useIdempotencyKey } from '#platform/web/idempotency-key.ts'
import { useOutbox, type NewWish } from '#platform/web/outbox/outbox-context.ts'
import { useTypedForm, useTypedName } from '#platform/web/typed/typed-form.ts'
import { forgetTyped } from '#platform/web/typed/typed-store.ts'
import { BusyButton } from '#ui/controls/busy-button.tsx'
import buttons from '#ui/controls/button.module.css'
import { CheckboxField, FormField } from '#ui/controls/form-field.tsx'
import { Notice } from '#ui/states/notice.tsx'
import type { NewPageQuestion } from '../../contract.ts'
import trap from '../contact-form.module.css'
import { MessageOutcome } from '../message-outcome.tsx'
import { useText } from '../text.ts'
import { useOutcome } from '../use-outcome.ts'
import { questionFault } from './question-fault.ts'
import styles from './page-questions.module.css'

/** Asks about the page. Nothing typed is lost when sending fails; without a connection it waits on the device. */
export function AskForm({ page }: { page: AskedPage }) {
  const t = useText()
  const { language } = useLanguage()
  const typedName = useTypedName(`question about ${page.id}`)
  const send = useSending(page, typedName)
  const form = useRef<HTMLFormElement>(null)
  useTypedForm(form, send.outcome ? null : typedName)
  const box = useRef<HTMLDetailsElement>(null)
  const done = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (send.status === 'success') done.current?.focus()
    if (send.status === 'error') box.current?.querySelector('textarea')?.focus()
  }, [send.status])

  const askAgain = () => {
    send.reset()
    requestAnimationFrame(() => {
      if (box.current) box.current.open = true
      box.current?.querySelector('textarea')?.focus()
    })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (send.isPending) return
    const data = new FormData(event.currentTarget)
    send.mutate({
      question: String(data.get('question') ?? '').trim(),
      isNameAllowed: data.has('isNameAllowed'),
      website: String(data.get('website') ?? ''),
      language,
    })
  }

  if (send.outcome) {
    const another = (
      <button type="button" className={buttons.quiet} onClick={askAgain}>
        {t('questions.another')}
      </button>
    )
    return <MessageOutcome ref={done} outcome={send.outcome} another={another} />
  }
  return (
    <details className={styles.ask} ref={box}>
      <summary>{t('questions.ask')}</summary>
      <form ref={form} className={styles.form} noValidate onSubmit={submit} aria-label={t('questions.ask')}>
        <Fields error={send.error} />
        <BusyButton type="submit" className={buttons.primary} isBusy={send.isPending}>
          {t(send.isPending ? 'form.sending' : 'questions.send')}
        </BusyButton>
      </form>
    </details>
  )
}

function Fields({ error }: { error: Error | null }) {
  const t = useText()
  const fault = error ? faultOf(error) : undefined
  return (
    <>
      {error && !fault && (
        <Notice tone="risk" live>
          <p>{problemText(t, error)}</p>
        </Notice>
      )}
      <FormField
        label={t('questions.label')}
        help={t('questions.help')}
        error={fault && t(fault === 'too_long' ? 'error.messageLong' : 'error.message')}
      >
        {(control) => <textarea {...control} name="question" rows={5} />}
      </FormField>
      <div className={trap.trap} aria-hidden="true">
        <label>
          {t('form.trap')}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <CheckboxField name="isNameAllowed" label={t('questions.name')} />
    </>
  )
}

/** Sends a question once, and what became of it. */
function useSending(page: AskedPage, typedName: string | null) {
  const outbox = useOutbox()
  const keyFor = useIdempotencyKey()
  const send = useMutation({
    async mutationFn(question: NewPageQuestion) {
      const fault = questionFault(question.question)
      if (fault) throw new ApiError(422, { code: 'input.invalid', fields: { question: fault } })
      const delivery = await outbox.send({ ...wishFor(page, question), id: keyFor(question) })
      if (typedName && (delivery.isSent || delivery.isLasting)) forgetTyped(typedName)
      return delivery
    },
  })
  const outcome = useOutcome(send.variables && subjectOf(page, send.variables), send.data)
  return { ...send, outcome }
}

function wishFor({ kind, id }: AskedPage, question: NewPageQuestion) {
  return {
    ...apiRequest('POST', '/api/page-questions/{kind}/{id}', { path: { kind, id }, body: question }),
    subject: subjectOf({ kind, id }, question),
    kind: 'message',
    title: question.question,
    touches: [],
  } satisfies NewWish
}

/** Each question is a subject of its own: none takes the place of another. */
function subjectOf({ id }: AskedPage, { question }: NewPageQuestion): string {
  return `page-question/${id}/${question}`
}

function faultOf(error: Error): string | undefined {
  return error instanceof ApiError ? error.fields.question : undefined
}

function problemText(t: ReturnType<typeof useText>, error: Error): string {
  if (!(error instanceof ApiError)) return t('error.failed')
  if (error.status === 429)
    return t('questions.limit', {
      minutes: Math.max(1, Math.ceil((error.retryAfterSeconds ?? 3600) / 60)),
    })
  return t(error.status === 0 ? 'error.offline' : 'error.failed')
}
