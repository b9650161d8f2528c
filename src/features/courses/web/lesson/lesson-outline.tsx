import type { CourseDetail, LessonDetail } from '../../contract.ts'
import { CourseOutline } from '../course-outline.tsx'
import styles from './lesson-outline.module.css'
import { useText } from '../text.ts'
import { useWaitingMarks } from '../use-waiting-marks.ts'

interface Props {
  /** Undefined while it is on its way; its room is kept. */
  course: CourseDetail | undefined
  lesson: LessonDetail
  /** Behind the addresses of lessons. */
  search: string
}

/** The lessons of the course beside the one on screen; folded away on a phone. */
export function LessonOutline({ course, lesson, search }: Props) {
  const t = useText()
  const isWaiting = useWaitingMarks()
  const waiting = course?.sections.flatMap(({ lessons }) => lessons.filter(isWaiting)).length ?? 0
  const outline = course && (
    <CourseOutline
      course={lesson.course.slug}
      sections={course.sections}
      currentId={lesson.article.id}
      search={search}
    />
  )
  return (
    <div className={styles.outline}>
      <nav className={styles.beside} aria-label={t('lesson.outline')}>
        {outline}
      </nav>
      <details className={styles.folded}>
        <summary>
          {t('lesson.outline')}
          <span>
            {t('progress', { done: course?.doneCount ?? 0, total: lesson.lessonCount })}
            {waiting > 0 && ` · ${t('progress.waiting', { count: waiting })}`}
          </span>
        </summary>
        <nav aria-label={t('lesson.outline')}>{outline}</nav>
      </details>
    </div>
  )
}
