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

/** The end of a lesson: mark it as done or take that back; the last one of a course ends in a quiet moment. */
export function LessonEnd({ lesson }: { lesson: LessonDetail }) {
  const t = useText()
  const [isFinished, setFinished] = useState(false)
  const end = useRef<HTMLDivElement>(null)
  const completion = useCompletion(lesson.course.slug, lesson.article.slug)
  const isDone = completion.isPending ? completion.variables : lesson.isDone
  const mark = (isDone: boolean) => {
    setFinished(false)
    completion.mutate(isDone, { onSuccess: ({ isJustCompleted }) => setFinished(isJustCompleted) })
  }

  useEffect(() => {
    if (isFinished) end.current?.focus()
  }, [isFinished])

  if (!lesson.isEnrolled) {
    return (
      <div className={styles.end}>
        <p>{t('lesson.enrolFirst')}</p>
        <EnrolButton course={lesson.course.slug} />
      </div>
    )
  }
  return (
    <div className={styles.end} ref={end} tabIndex={-1}>
      {isFinished && <CourseFinished lesson={lesson} />}
      <div className={styles.mark} role="status">
        {isDone ? (
          <>
            <span className={styles.done}>
              <Icon name="check" />
              {t('lesson.completed')}
            </span>
            <button
              type="button"
              className={buttons.quiet}
              disabled={completion.isPending}
              onClick={() => mark(false)}
            >
              {t('lesson.undo')}
            </button>
          </>
        ) : (
          <button
            type="button"
            className={buttons.primary}
            disabled={completion.isPending}
            onClick={() => mark(true)}
          >
            <Icon name="check" />
            {t('lesson.complete')}
          </button>
        )}
      </div>
      {completion.isError && (
        <Notice tone="risk" live>
          {t('lesson.failed')}
        </Notice>
      )}
    </div>
  )
}
