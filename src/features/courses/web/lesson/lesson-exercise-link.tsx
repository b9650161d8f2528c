import { asKind, factsOf } from '#content/kinds.ts'
import { useForeign } from '#content/web/use-foreign.ts'
import { Link } from '#platform/web/link.tsx'
import { Icon } from '#ui/icons.tsx'
import type { LessonExercise } from '../../contract.ts'
import { useText } from '../text.ts'
import styles from './lesson-exercise-link.module.css'

/** The exercise of a lesson, and whether its goals have been met. */
export function LessonExerciseLink({ exercise }: { exercise: LessonExercise }) {
  const t = useText()
  const lang = useForeign(exercise)
  return (
    <section className={styles.exercise} aria-labelledby="lesson-exercise">
      <h2 id="lesson-exercise">{t('lesson.exercise')}</h2>
      <p>{t(exercise.isMet ? 'lesson.exerciseMet' : 'lesson.exerciseHelp')}</p>
      <Link
        className={styles.link}
        to={factsOf(asKind(exercise.kind)).readerPath(exercise.slug, '')}
        lang={lang}
      >
        {exercise.isMet && <Icon name="check" />}
        {exercise.title}
      </Link>
    </section>
  )
}
