import { LanguageBadge } from '#content/web/cards/language-badge.tsx'
import type { MemberDashboard } from '#features/dashboard/contract.ts'
import { paths } from '#platform/paths.ts'
import { useDates, useLanguage } from '#platform/web/i18n.ts'
import { Link } from '#platform/web/link.tsx'
import buttons from '#ui/controls/button.module.css'
import { Icon } from '#ui/icons.tsx'
import { ProgressBar } from '#ui/states/progress-bar.tsx'
import { DashboardPart, NothingYet } from './dashboard-part.tsx'
import styles from './my-courses.module.css'
import { useText } from './text.ts'

type Course = MemberDashboard['courses'][number]

/** The courses that the reader is enrolled in, the one opened last first. */
export function MyCourses({ courses }: { courses: Course[] }) {
  const t = useText()
  return (
    <DashboardPart title={t('courses.title')} more={{ to: paths.courses, label: t('courses.all') }}>
      {courses.length === 0 ? (
        <NothingYet
          action={
            <Link className={buttons.primary} to={paths.courses}>
              {t('courses.choose')}
            </Link>
          }
        >
          {t('courses.empty')}
        </NothingYet>
      ) : (
        <ul className={styles.courses}>
          {courses.map((course) => (
            <CourseRow key={course.id} course={course} />
          ))}
        </ul>
      )}
    </DashboardPart>
  )
}

function CourseRow({ course }: { course: Course }) {
  const t = useText()
  const dates = useDates()
  const { language } = useLanguage()
  const { doneCount: done, lessonCount: total, completedAt } = course
  return (
    <li className={styles.course}>
      <div>
        <h3 lang={course.language === language ? undefined : course.language}>
          <Link to={paths.course(course.slug)}>{course.title}</Link>
        </h3>
        <LanguageBadge text={course} />
      </div>
      {completedAt !== null && (
        <p className={styles.completed}>
          <Icon name="check" size={18} />
          {t('courses.completedOn', { date: dates.date(completedAt) })}
        </p>
      )}
      {(completedAt === null || done < total) && (
        <ProgressBar done={done} total={total} label={t('courses.progress', { done, total })} />
      )}
    </li>
  )
}
