import { useEffect, useRef, useState } from 'react'
import { asKind, factsOf } from '#content/kinds.ts'
import { useMutation } from '#platform/web/answers/queries.ts'
import { useDates } from '#platform/web/i18n.ts'
import { Link } from '#platform/web/link.tsx'
import { useApi } from '#platform/web/query-client.ts'
import { BusyButton } from '#ui/controls/busy-button.tsx'
import buttons from '#ui/controls/button.module.css'
import type { PracticeRun } from '../contract.ts'
import styles from './my-runs.module.css'
import { useText } from './text.ts'

interface Props {
  run: PracticeRun
  onDeleted: () => void
}

/** One finished run, with the way back to its exercise; it can be deleted after a question. */
export function MyRun({ run, onDeleted }: Props) {
  const t = useText()
  const dates = useDates()
  const first = useRef<HTMLButtonElement>(null)
  const [isAsking, setAsking] = useState(false)
  const { exercise, goals, finishedAt } = run
  const title = exercise?.title ?? t('runs.gone')
  const date = dates.dateTime(finishedAt)
  const met = goals.filter(({ isMet }) => isMet).length
  return (
    <>
      <div>
        <p>
          {exercise ? (
            <Link to={factsOf(asKind(run.exerciseKind)).readerPath(exercise.slug, '')}>{title}</Link>
          ) : (
            title
          )}
        </p>
        <p className={styles.facts}>
          {date} · {goals.length > 0 ? t('runs.goals', { met, count: goals.length }) : t('runs.noGoals')}
        </p>
      </div>
      {isAsking ? (
        <Deleting
          id={run.id}
          onDeleted={onDeleted}
          onCancel={() => {
            setAsking(false)
            requestAnimationFrame(() => first.current?.focus())
          }}
        />
      ) : (
        <button
          type="button"
          ref={first}
          className={buttons.quiet}
          aria-label={t('runs.deleteOf', { title, date })}
          onClick={() => setAsking(true)}
        >
          {t('runs.delete')}
        </button>
      )}
    </>
  )
}

interface DeletingProps {
  id: string
  onDeleted: () => void
  onCancel: () => void
}

/** The focus goes to the way that changes nothing. */
function Deleting({ id, onDeleted, onCancel }: DeletingProps) {
  const t = useText()
  const api = useApi()
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => cancel.current?.focus(), [])
  const remove = useMutation({
    mutationFn: () => api.delete('/api/practice/runs/{id}', { path: { id } }),
    onSuccess: onDeleted,
  })
  return (
    <fieldset className={styles.asking}>
      <legend>{t('runs.sure')}</legend>
      {remove.isError && <p role="alert">{t('runs.failed')}</p>}
      <BusyButton
        type="button"
        className={buttons.danger}
        isBusy={remove.isPending}
        onClick={() => remove.mutate()}
      >
        {t('runs.yes')}
      </BusyButton>
      <button type="button" ref={cancel} className={buttons.secondary} onClick={onCancel}>
        {t('runs.no')}
      </button>
    </fieldset>
  )
}
