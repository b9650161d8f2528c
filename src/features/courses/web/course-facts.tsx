import type { ReactNode } from 'react'
import type { Card } from '#content/contract.ts'
import { useText as useContentText } from '#content/web/text.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import styles from './course-facts.module.css'
import { useText } from './text.ts'

interface Props {
  course: Pick<Card, 'level' | 'language'>
  lessonCount: number
  /** Reading time of all lessons. */
  minutes?: number
  /** More of them, as items of the list. */
  children?: ReactNode
}

/** What a reader chooses a course by: level, length, and the language when it is not the wanted one. */
export function CourseFacts({ course, lessonCount, minutes = 0, children }: Props) {
  const t = useText()
  const content = useContentText()
  const { language } = useLanguage()
  return (
    <ul className={styles.facts}>
      {course.level && <li>{content(`level.${course.level}`)}</li>}
      <li>{t('lessons', { count: lessonCount })}</li>
      {minutes > 0 && <li>{t('minutes', { count: minutes })}</li>}
      {children}
      {course.language !== language && (
        <li className={styles.badge}>{content(`language.${course.language}`)}</li>
      )}
    </ul>
  )
}
