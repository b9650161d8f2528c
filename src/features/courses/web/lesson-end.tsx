import { useEffect, useRef, useState } from 'react'
import type { LessonDetail } from '#features/courses/contract.ts'
import buttons from '#ui/button.module.css'
import { Icon } from '#ui/icons.tsx'
import { Notice } from '#ui/notice.tsx'
import { CourseFinished } from './course-finished.tsx'
import { EnrolButton } from './enrol-button.tsx'
import styles from './lesson-end.module.css'
import { useText } from './text.ts'
import { useCompletion } from './use-learning.ts'

/** The end of a lesson: enrol, mark it as done, or take that back; the last one of a course ends in a quiet moment. */
export function LessonEnd({ lesson }: { lesson: LessonDetail }) {
  const t = useText()
  const [isFinished, setFinished] = useState(false)
  const [hasAsked, setAsked] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const completion = useCompletion(lesson.course.slug, lesson.article.slug)
  const isDone = completion.isPending ? completion.variables : lesson.isDone
  const mark = () => {
    if (completion.isPending) return
    setFinished(false)
    completion.mutate(!isDone, { onSuccess: ({ isJustCompleted }) => setFinished(isJustCompleted) })
  }

  const isNewlyEnrolled = hasAsked && lesson.isEnrolled
  useEffect(() => {
    if (isNewlyEnrolled) button.current?.focus()
  }, [isNewlyEnrolled])

  return (
    <div className={styles.end}>
      {isFinished && <CourseFinished lesson={lesson} />}
      {lesson.isEnrolled ? (
        <div className={styles.mark}>
          <output className={styles.done}>
            {isDone && (
              <>
                <Icon name="check" />
                {t('lesson.completed')}
              </>
            )}
          </output>
          <button
            ref={button}
            type="button"
            className={isDone ? buttons.quiet : buttons.primary}
            onClick={mark}
          >
            {!isDone && <Icon name="check" />}
            {t(isDone ? 'lesson.undo' : 'lesson.complete')}
          </button>
        </div>
      ) : (
        <>
          <p>{t('lesson.enrolFirst')}</p>
          <EnrolButton course={lesson.course.slug} onAsk={() => setAsked(true)} />
        </>
      )}
      {completion.isError && (
        <Notice tone="risk" live>
          {t('lesson.failed')}
        </Notice>
      )}
    </div>
  )
}
