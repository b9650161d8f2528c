import { useAnswer } from '#platform/web/answers/use-answer.ts'
import type { Card } from '#content/contract.ts'
import { addressOf } from '#content/addresses.ts'
import { CardFacts } from '#content/web/cards/card-facts.tsx'
import { useForeign } from '#content/web/use-foreign.ts'
import { Link } from '#platform/web/link.tsx'
import { useSession } from '#platform/web/session.ts'
import { Icon } from '#ui/icons.tsx'
import type { PracticeProgress } from '../contract.ts'
import styles from './exercise-path.module.css'
import { progressQuery } from './queries.ts'
import { useText } from './text.ts'

interface Props {
  exercises: readonly Card[]
  /** Whether the first of them is the one to try first of all. */
  startsHere: boolean
}

/** Exercises in the order in which they are best tried; a member sees where all goals were met. */
export function ExercisePath({ exercises, startsHere }: Props) {
  const { user } = useSession()
  const { data } = useAnswer(progressQuery(), Boolean(user))
  return (
    <ol className={styles.path}>
      {exercises.map((exercise, index) => (
        <Step
          key={exercise.id}
          exercise={exercise}
          isFirst={startsHere && index === 0}
          done={data?.exercises.find(({ exerciseId }) => exerciseId === exercise.id)}
        />
      ))}
    </ol>
  )
}

type Done = PracticeProgress['exercises'][number]

interface StepProps {
  exercise: Card
  isFirst: boolean
  done: Done | undefined
}

function Step({ exercise, isFirst, done }: StepProps) {
  const t = useText()
  const lang = useForeign(exercise)
  return (
    <li className={styles.step}>
      {isFirst && <p className={styles.first}>{t('first')}</p>}
      <h3 lang={lang}>
        <Link to={addressOf(exercise)}>{exercise.title}</Link>
      </h3>
      <p lang={lang}>{exercise.excerpt}</p>
      <CardFacts card={exercise} />
      {done && (
        <p className={styles.done}>
          {done.isMet && <Icon name="check" size={18} />}
          {t(wordOf(done), { count: done.runs })}
        </p>
      )}
    </li>
  )
}

function wordOf({ isMet, hadGoals }: Done) {
  if (!isMet) return 'done.tried'
  return hadGoals ? 'done.met' : 'done.finished'
}
