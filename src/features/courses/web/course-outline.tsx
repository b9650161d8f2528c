import { Link } from 'react-router'
import type { CourseDetail } from '#features/courses/contract.ts'
import { paths } from '#platform/paths.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { Icon } from '#ui/icons.tsx'
import styles from './course-outline.module.css'
import { useText } from './text.ts'

interface Props {
  /** Slug. */
  course: string
  sections: CourseDetail['sections']
  currentId?: string
}

/** The lessons of a course by section; what is done carries a check mark and says so. */
export function CourseOutline({ course, sections, currentId }: Props) {
  const t = useText()
  const { language } = useLanguage()
  return (
    <ol className={styles.sections}>
      {sections.map((section) => (
        <li key={section.id ?? ''}>
          {section.title && <p className={styles.section}>{section.title}</p>}
          <ol className={styles.lessons}>
            {section.lessons.map((lesson) => (
              <li key={lesson.id}>
                <Link
                  className={styles.lesson}
                  to={paths.lesson(course, lesson.slug)}
                  aria-current={lesson.id === currentId ? 'page' : undefined}
                >
                  <span className={lesson.isDone ? `${styles.mark} ${styles.done}` : styles.mark}>
                    {lesson.isDone && <Icon name="check" size={16} />}
                  </span>
                  <span
                    className={styles.title}
                    lang={lesson.language === language ? undefined : lesson.language}
                  >
                    {lesson.title}
                  </span>
                  {lesson.isDone && <span className="visually-hidden">({t('lesson.isDone')})</span>}
                  <span className={styles.minutes}>{t('lesson.minutes', { count: lesson.minutes })}</span>
                </Link>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  )
}
