import type { CourseDetail, OutlineLesson } from '#features/courses/contract.ts'
import { paths } from '#platform/paths.ts'
import { useDates, useLanguage } from '#platform/web/i18n.ts'
import { Link } from '#platform/web/link.tsx'
import { Icon } from '#ui/icons.tsx'
import styles from './course-outline.module.css'
import { useText } from './text.ts'
import { useWaitingMarks } from './use-waiting-marks.ts'

interface Props {
  /** Slug. */
  course: string
  sections: CourseDetail['sections']
  currentId?: string
  /** Behind the addresses of lessons. */
  search?: string
}

/** The lessons of a course by section; what is done carries a check mark and says so, and so does what is locked or waits to be sent. */
export function CourseOutline({ course, sections, currentId, search = '' }: Props) {
  const isWaiting = useWaitingMarks()
  return (
    <ol className={styles.sections}>
      {sections.map((section) => (
        <li key={section.id ?? ''}>
          {section.title && <p className={styles.section}>{section.title}</p>}
          <ol className={styles.lessons}>
            {section.lessons.map((lesson) => (
              <li key={lesson.id}>
                {lesson.isLocked ? (
                  <span className={`${styles.lesson} ${styles.locked}`}>
                    <LessonLine lesson={lesson} isWaiting={isWaiting(lesson)} />
                  </span>
                ) : (
                  <Link
                    className={isWaiting(lesson) ? `${styles.lesson} ${styles.waiting}` : styles.lesson}
                    to={`${paths.lesson(course, lesson.slug)}${search}`}
                    aria-current={lesson.id === currentId ? 'page' : undefined}
                  >
                    <LessonLine lesson={lesson} isWaiting={isWaiting(lesson)} />
                  </Link>
                )}
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  )
}

function LessonLine({ lesson, isWaiting }: { lesson: OutlineLesson; isWaiting: boolean }) {
  const t = useText()
  const { language } = useLanguage()
  const dates = useDates()
  const lock =
    lesson.opensDaysAfter !== null
      ? t('lesson.opensAfter', { count: lesson.opensDaysAfter })
      : lesson.opensAt !== null
        ? t('lesson.opensOn', { date: dates.date(lesson.opensAt) })
        : t('lesson.isLocked')
  return (
    <>
      <span className={lesson.isDone ? `${styles.mark} ${styles.done}` : styles.mark}>
        {lesson.isDone && <Icon name="check" size={16} />}
        {isWaiting && <Icon name="clock" size={16} />}
        {lesson.isLocked && <Icon name="lock" size={14} />}
      </span>
      <span className={styles.title} lang={lesson.language === language ? undefined : lesson.language}>
        {lesson.title}
      </span>
      {lesson.isDone && <span className="visually-hidden">({t('lesson.isDone')})</span>}
      {isWaiting && <span className={styles.minutes}>{t('lesson.isWaiting')}</span>}
      {lesson.isLocked && <span className={styles.minutes}>{lock}</span>}
      {lesson.isFree && !lesson.isDone && <span className={styles.minutes}>{t('lesson.isFree')}</span>}
      <span className={styles.minutes}>{t('lesson.minutes', { count: lesson.minutes })}</span>
    </>
  )
}
