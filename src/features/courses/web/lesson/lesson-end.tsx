import { useEffect, useRef, useState, type Ref } from 'react'
import type { LessonDetail } from '../../contract.ts'
import buttons from '#ui/controls/button.module.css'
import { DeliveryState } from '#ui/states/delivery-state.tsx'
import { Icon } from '#ui/icons.tsx'
import { CourseFinished } from '../course-finished.tsx'
import { EnrolButton } from '../enrol-button.tsx'
import styles from './lesson-end.module.css'
import { useText } from '../text.ts'
import { useCompletion, useEnrolment } from '../use-learning.ts'
import { CompletionRuleText, useUnmet } from './completion-rule.tsx'

/** The end of a lesson: enrol, mark it as done, or take that back; the last one of a course ends in a quiet moment. */
export function LessonEnd({ lesson }: { lesson: LessonDetail }) {
  const t = useText()
  const [isFinished, setFinished] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { isDone } = lesson
  const unmet = useUnmet(lesson)
  const completion = useCompletion(lesson, ({ isJustCompleted }) => setFinished(isJustCompleted))

  // What the goals of its exercise did is not taken back.
  const isKept = isDone && lesson.completion.by === 'goals' && lesson.exercise?.isMet
  const isHeld = !isDone && !completion.isChanging && unmet.are.length > 0

  const enrolment = useEnrolment(lesson.course)
  const isNewlyEnrolled = enrolment.isLedOn && lesson.isEnrolled
  useEffect(() => {
    if (isNewlyEnrolled) button.current?.focus()
  }, [isNewlyEnrolled])

  return (
    <div className={styles.end}>
      {isFinished && <CourseFinished {...lesson} />}
      {lesson.isEnrolled && !isDone && <CompletionRuleText lesson={lesson} unmet={unmet} />}
      {lesson.isEnrolled && !isDone && unmet.are.includes('quiz') ? null : lesson.isEnrolled ? (
        <div className={styles.mark}>
          <span className={styles.done}>
            {isDone && !completion.isChanging && (
              <>
                <Icon name="check" />
                {t('lesson.completed')}
              </>
            )}
          </span>
          {!isKept && <MarkButton ref={button} {...{ completion, isDone, isHeld }} />}
          <DeliveryState
            state={completion.state}
            entry={completion.entry}
            announced={t(isDone ? 'lesson.completed' : 'lesson.undone')}
          />
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

interface MarkProps {
  ref: Ref<HTMLButtonElement>
  completion: ReturnType<typeof useCompletion>
  isDone: boolean
  isHeld: boolean
}

function MarkButton({ ref, completion, isDone, isHeld }: MarkProps) {
  const t = useText()
  return (
    <button
      ref={ref}
      type="button"
      className={isDone || completion.isChanging ? buttons.quiet : buttons.primary}
      aria-disabled={completion.isBusy || isHeld}
      onClick={() => isHeld || completion.press()}
    >
      {!isDone && !completion.isChanging && <Icon name="check" />}
      {t(completion.isChanging ? 'lesson.cancel' : isDone ? 'lesson.undo' : 'lesson.complete')}
    </button>
  )
}
