import { useEffect, useRef, useState } from 'react'
import { pageAnswersQuery, type AskedPage } from '#content/web/page-questions.tsx'
import { useMutation, useQuery, useQueryClient } from '#platform/web/answers/queries.ts'
import { useDates, useLanguage } from '#platform/web/i18n.ts'
import { apiQuery, useApi } from '#platform/web/query-client.ts'
import { BusyButton } from '#ui/controls/busy-button.tsx'
import buttons from '#ui/controls/button.module.css'
import { Notice } from '#ui/states/notice.tsx'
import type { OwnQuestions } from '../../contract.ts'
import { useQuestionText } from './text.ts'
import styles from './page-questions.module.css'

type Question = OwnQuestions['items'][number]

/** What a member asked about the page, with the answers; a question can be deleted. Nothing stands here before the first one. */
export function MyQuestions({ page: { kind, id } }: { page: AskedPage }) {
  const t = useQuestionText()
  const heading = useRef<HTMLHeadingElement>(null)
  const [isDeleted, setIsDeleted] = useState(false)
  const { data } = useQuery(apiQuery('/api/page-questions/{kind}/{id}/own', { path: { kind, id } }))
  const items = data?.items ?? []
  if (items.length === 0 && !isDeleted) return null
  return (
    <section className={styles.own} aria-labelledby="own-questions">
      <h3 id="own-questions" ref={heading} tabIndex={-1}>
        {t('own')}
      </h3>
      <output>{isDeleted && t('deleted')}</output>
      <ul className={styles.list}>
        {items.map((question) => (
          <li key={question.id} className={styles.entry}>
            <MyQuestion
              page={{ kind, id }}
              question={question}
              onDeleted={() => {
                setIsDeleted(true)
                heading.current?.focus()
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface Props {
  page: AskedPage
  question: Question
  onDeleted: () => void
}

function MyQuestion({ page, question, onDeleted }: Props) {
  const t = useQuestionText()
  const dates = useDates()
  const state = question.isPublished ? 'published' : question.replies.length > 0 ? 'answered' : 'waiting'
  return (
    <>
      <p className={`${styles.question} ${styles.words}`} lang={question.language}>
        {question.question}
      </p>
      <p className={styles.quiet}>
        <span>{dates.date(question.createdAt)}</span>
        <span>{t(`${state}`)}</span>
      </p>
      {question.replies.map((reply) => (
        <div key={reply.id} className={styles.answer}>
          <p className={styles.quiet}>
            <span>{t('answer')}</span>
            <span>{dates.date(reply.createdAt)}</span>
          </p>
          <p className={styles.words} lang={question.language}>
            {reply.text}
          </p>
        </div>
      ))}
      <Deleting page={page} question={question} onDeleted={onDeleted} />
    </>
  )
}

/** Asks once more before a question goes. */
function Deleting({ page, question, onDeleted }: Props) {
  const t = useQuestionText()
  const api = useApi()
  const client = useQueryClient()
  const { language } = useLanguage()
  const first = useRef<HTMLButtonElement>(null)
  const [isAsking, setIsAsking] = useState(false)
  const { kind, id } = page
  const remove = useMutation({
    mutationFn: () => api.delete('/api/page-questions/{id}', { path: { id: question.id } }),
    async onSuccess() {
      onDeleted()
      const own = apiQuery('/api/page-questions/{kind}/{id}/own', { path: { kind, id } })
      await Promise.all([
        client.invalidateQueries({ queryKey: own.queryKey }),
        client.invalidateQueries({ queryKey: pageAnswersQuery(language, page).queryKey }),
      ])
    },
  })
  if (!isAsking)
    return (
      <button
        type="button"
        ref={first}
        className={buttons.quiet}
        aria-label={t('deleteOne', { question: question.question.slice(0, 60) })}
        onClick={() => setIsAsking(true)}
      >
        {t('delete')}
      </button>
    )
  return (
    <Confirming
      isBusy={remove.isPending}
      isFailed={remove.isError}
      onConfirm={() => remove.mutate()}
      onCancel={() => {
        setIsAsking(false)
        requestAnimationFrame(() => first.current?.focus())
      }}
    />
  )
}

interface ConfirmingProps {
  isBusy: boolean
  isFailed: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** The focus goes where it appears, to the way that changes nothing. */
function Confirming({ isBusy, isFailed, onConfirm, onCancel }: ConfirmingProps) {
  const t = useQuestionText()
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => cancel.current?.focus(), [])
  return (
    <fieldset className={styles.confirm}>
      <legend className="visually-hidden">{t('deleteYes')}</legend>
      <p>{t('deleteWhy')}</p>
      {isFailed && (
        <Notice tone="risk" live>
          <p>{t('failed')}</p>
        </Notice>
      )}
      <p className={styles.ways}>
        <BusyButton type="button" className={buttons.danger} isBusy={isBusy} onClick={onConfirm}>
          {t('deleteYes')}
        </BusyButton>
        <button type="button" ref={cancel} className={buttons.secondary} onClick={onCancel}>
          {t('deleteNo')}
        </button>
      </p>
    </fieldset>
  )
}
