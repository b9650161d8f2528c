import { useEffect, useRef } from 'react'
import { useWaitingPictures } from '#content/web/pictures/waiting-pictures.ts'
import { paths } from '#platform/paths.ts'
import { detailsOf } from '#platform/web/answers/told-details.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { Link } from '#platform/web/link.tsx'
import { useForeign } from '#content/web/use-foreign.ts'
import buttons from '#ui/controls/button.module.css'
import { Icon } from '#ui/icons.tsx'
import type { MarkedAnswer } from '../contract.ts'
import { markOfChoice } from './choice-mark.ts'
import type { Outcome } from './outcome.ts'
import styles from './result.module.css'
import { useText } from './text.ts'

/** What became of an answer, at the end of its form; takes the focus, so that it is heard. */
export function Result({ form, outcome }: { form: HTMLFormElement; outcome: Outcome }) {
  const t = useText()
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (outcome.state !== 'sending') ref.current?.focus()
  }, [outcome])
  const isNumber = form.dataset.form === 'number'
  return (
    <div ref={ref} tabIndex={-1} className={styles.result}>
      {outcome.state === 'sending' && <p>{t('check.sending')}</p>}
      {outcome.state === 'empty' && <p>{t(isNumber ? 'check.noNumber' : 'check.nothing')}</p>}
      {outcome.state === 'failed' && (
        <p className={styles.wrong}>
          <Refusal error={outcome.error} isNumber={isNumber} />
        </p>
      )}
      {outcome.state === 'marked' && (
        <>
          <Verdict marked={outcome.marked} />
          <button type="button" className={buttons.quiet} onClick={() => tryAgain(form)}>
            {t('check.again')}
          </button>
        </>
      )}
    </div>
  )
}

/** How it went, and what there is to say of the whole. */
export function Verdict({ marked }: { marked: MarkedAnswer }) {
  const t = useText()
  const lang = useForeign(marked)
  const withWaiting = useWaitingPictures()
  const { isRight, score, right, explanation } = marked
  return (
    <>
      <p className={isRight ? styles.right : styles.wrong}>
        <Icon name={isRight ? 'check' : 'info'} size={20} />
        {t(isRight ? 'check.right' : score > 0 ? 'check.partly' : 'check.notYet')}
      </p>
      {right.number && !isRight && <p>{t('check.rightAnswer', { answer: right.number })}</p>}
      <div className="article" lang={lang} dangerouslySetInnerHTML={{ __html: withWaiting(explanation) }} />
    </>
  )
}

/** What there is to say of one choice: whether it is right, whether it was answered, and why. */
export function ChoiceResult({
  choice,
  marked,
}: {
  choice: MarkedAnswer['choices'][number]
  marked: MarkedAnswer
}) {
  const t = useText()
  const lang = useForeign(marked)
  const withWaiting = useWaitingPictures()
  const mark = markOfChoice(choice, marked.right)
  const said = [choice.isChosen && t('check.isChosen'), mark === 'right' && t('check.isRight')].filter(
    Boolean,
  )
  if (said.length === 0 && !choice.explanation) return null
  return (
    <div className={styles.choice} data-mark={mark ?? undefined}>
      {said.length > 0 && (
        <p className={styles.said}>
          <Icon name={mark === 'right' ? 'check' : 'close'} size={16} />
          {said.join(' · ')}
        </p>
      )}
      <div
        className="article"
        lang={lang}
        dangerouslySetInnerHTML={{ __html: withWaiting(choice.explanation) }}
      />
    </div>
  )
}

/** Why there is no result, and the way to where there is one. */
export function Refusal({ error, isNumber }: { error: ApiError; isNumber: boolean }) {
  const t = useText()
  const attemptId = detailsOf(error, 'question.in_attempt')?.attemptId
  return (
    <>
      {t(reasonOf(error, isNumber))}{' '}
      {attemptId && <Link to={paths.quizAttempt(attemptId)}>{t('check.toAttempt')}</Link>}
    </>
  )
}

function reasonOf(error: ApiError, isNumber: boolean) {
  if (error.status === 422) return isNumber ? 'check.noNumber' : 'check.nothing'
  if (error.status === 0) return 'check.unsent'
  if (error.code === 'question.in_attempt') return 'check.inAttempt'
  return error.status === 404 ? 'check.gone' : 'check.failed'
}

/** An empty form, with the focus in its first field. */
function tryAgain(form: HTMLFormElement): void {
  form.reset()
  form.querySelector<HTMLElement>('input:not([type=hidden], [hidden]), select')?.focus()
}
