import { useEffect, useRef } from 'react'
import type { LessonDetail } from '../../contract.ts'
import { paths } from '#platform/paths.ts'
import { Link } from '#platform/web/link.tsx'
import buttons from '#ui/controls/button.module.css'
import { DeliveryState } from '#ui/states/delivery-state.tsx'
import { Icon } from '#ui/icons.tsx'
import { EnrolButton } from '../enrol-button.tsx'
import { useText } from '../text.ts'
import { useEnrolment } from '../use-learning.ts'
import styles from './lesson-end.module.css'

/** The end of a lesson that is a quiz: it is done by passing, so it leads there. */
export function QuizEntrance({ lesson }: { lesson: LessonDetail }) {
  const t = useText()
  const { course, article, isDone, isEnrolled } = lesson
  const enrolment = useEnrolment(course)
  const way = useRef<HTMLAnchorElement>(null)
  const isNewlyEnrolled = enrolment.isLedOn && isEnrolled
  useEffect(() => {
    if (isNewlyEnrolled) way.current?.focus()
  }, [isNewlyEnrolled])
  return (
    <div className={styles.end}>
      {isEnrolled ? (
        <div className={styles.mark}>
          <span className={styles.done}>
            {isDone && (
              <>
                <Icon name="check" />
                {t('lesson.quizPassed')}
              </>
            )}
          </span>
          <Link
            ref={way}
            className={isDone ? buttons.quiet : buttons.primary}
            to={paths.quiz(course.slug, article.slug)}
          >
            {t('lesson.toQuiz')}
          </Link>
        </div>
      ) : (
        <>
          <p>{t('lesson.enrolFirst')}</p>
          <EnrolButton enrolment={enrolment} />
        </>
      )}
      <div className={styles.state}>
        <DeliveryState state={enrolment.state} entry={enrolment.entry} announced={t('enrol.done')} />
      </div>
    </div>
  )
}
