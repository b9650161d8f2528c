import { useRef } from 'react'
import type { AskedPage } from '#content/web/page-questions.tsx'
import { apiRequest, type ApiError } from '#platform/web/api-client.ts'
import { useForm } from '#platform/web/forms/use-form.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import type { NewWish } from '#platform/web/outbox/outbox-context.ts'
import { useTypedForm, useTypedName } from '#platform/web/typed/typed-form.ts'
import { BusyButton } from '#ui/controls/busy-button.tsx'
import buttons from '#ui/controls/button.module.css'
import { CheckboxField, FormField } from '#ui/controls/form-field.tsx'
import { Notice } from '#ui/states/notice.tsx'
import type { NewPageQuestion } from '../../contract.ts'
import trap from '../contact-form.module.css'
import { MessageOutcome } from '../message-outcome.tsx'
import { useText } from '../text.ts'
import { textFaults } from '../text-faults.ts'
import { useMessage } from '../use-message.ts'
import styles from './page-questions.module.css'
import { useQuestionText } from './text.ts'

/** Asks about the page. Nothing typed is lost when sending fails; without a connection it waits on the device. */
export function AskForm({ page }: { page: AskedPage }) {
  const t = useText()
  const question = useQuestionText()
  const { language } = useLanguage()
  const typedName = useTypedName(`question about ${page.id}`)
  const { send, outcome, startAgain, done } = useMessage(typedName)
  const form = useForm(
    (value) =>
      send(
        wishFor(page, {
          question: value('question').trim(),
          isNameAllowed: value('isNameAllowed') !== '',
          website: value('website'),
          language,
        }),
      ),
    (value) => textFaults('question', value),
  )
  useTypedForm(form.props.ref, outcome ? null : typedName)
  const box = useRef<HTMLDetailsElement>(null)

  const askAgain = () => {
    startAgain()
    requestAnimationFrame(() => {
      if (box.current) box.current.open = true
      box.current?.querySelector('textarea')?.focus()
    })
  }

  if (outcome) {
    const another = (
      <button type="button" className={buttons.quiet} onClick={askAgain}>
        {question('another')}
      </button>
    )
    return <MessageOutcome ref={done} outcome={outcome} another={another} />
  }
  return (
    <details className={styles.ask} ref={box}>
      <summary>{question('ask')}</summary>
      <form {...form.props} className={styles.form} aria-label={question('ask')}>
        <Fields error={form.error} />
        <BusyButton type="submit" className={buttons.primary} isBusy={form.isSending}>
          {form.isSending ? t('form.sending') : question('send')}
        </BusyButton>
      </form>
    </details>
  )
}

function Fields({ error }: { error: ApiError | null }) {
  const t = useText()
  const question = useQuestionText()
  const fault = error?.fields.question
  return (
    <>
      {error && !fault && (
        <Notice tone="risk" live>
          <p>
            {error.status === 429
              ? limitText(question, error)
              : t(error.status === 0 ? 'error.offline' : 'error.failed')}
          </p>
        </Notice>
      )}
      <FormField
        label={question('label')}
        help={question('help')}
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
      <CheckboxField name="isNameAllowed" label={question('name')} />
    </>
  )
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

function limitText(t: ReturnType<typeof useQuestionText>, { retryAfterSeconds }: ApiError): string {
  return t('limit', { minutes: Math.max(1, Math.ceil((retryAfterSeconds ?? 3600) / 60)) })
}
