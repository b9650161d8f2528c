import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { itemPath } from '#desk/web/kinds.ts'
import type { Overview } from '../../contract.ts'
import styles from './overview.module.css'
import { Part } from './part.tsx'
import { useText } from './text.ts'
import { useCount } from './use-count.ts'

/** How far members get in each course. */
export function CourseFunnel({ courses }: { courses: Overview['courses'] }) {
  const t = useText()
  const write = useCount()
  const completed = courses.reduce((sum, course) => sum + course.completed, 0)
  return (
    <Part
      title={t('courses')}
      about={courses.length === 0 ? t('courses.none') : t('courses.about', { count: completed })}
    >
      {courses.length > 0 && (
        <div className={styles.scroll}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('courses.course')}</th>
                <th scope="col">{t('courses.enrolled')}</th>
                <th scope="col">{t('courses.started')}</th>
                <th scope="col">{t('courses.completed')}</th>
              </tr>
            </thead>
            <tbody>
              {courses.map((course) => (
                <tr key={course.id}>
                  <th scope="row">
                    <Anchor
                      component={Link}
                      to={itemPath({ kind: 'course', id: course.id })}
                      size="sm"
                      lang={course.title ? course.titleLanguage : undefined}
                    >
                      {course.title || t('untitled')}
                    </Anchor>
                  </th>
                  <td>{write(course.enrolled)}</td>
                  <td>{write(course.started)}</td>
                  <td>{write(course.completed)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Part>
  )
}
