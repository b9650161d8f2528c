import { phoneWidth, Picture } from '#content/web/cards/picture.tsx'
import type { CourseCard as Course } from '#features/courses/contract.ts'
import { paths } from '#platform/paths.ts'
import { useDates, useLanguage } from '#platform/web/i18n.ts'
import { Link } from '#platform/web/link.tsx'
import { Icon } from '#ui/icons.tsx'
import { ProgressBar } from '#ui/states/progress-bar.tsx'
import card from '#ui/page/card.module.css'
import { TibebBand } from '#ui/page/tibeb-band.tsx'
import styles from './course-card.module.css'
import { CourseFacts } from './course-facts.tsx'
import { AdmissionFacts } from './joining/admission-facts.tsx'
import { useText } from './text.ts'

/** One course of the list, with how far the reader is in it. */
export function CourseCard({ course }: { course: Course }) {
  const t = useText()
  const dates = useDates()
  const { language } = useLanguage()
  const foreign = course.language === language ? undefined : course.language
  const { doneCount: done, lessonCount: total, completedAt } = course
  return (
    <article className={card.card}>
      <div className={card.cover}>
        {course.cover ? (
          <Picture picture={course.cover} alt="" sizes={`(max-width: 40rem) ${phoneWidth}, 26rem`} />
        ) : (
          <TibebBand motif="chevron" stitch={4} />
        )}
      </div>
      <div className={card.words}>
        <CourseFacts course={course} lessonCount={total} minutes={course.minutes}>
          {course.enrolledAt === null && <AdmissionFacts admission={course.admission} />}
        </CourseFacts>
        <h2 className={card.title} lang={foreign}>
          <Link to={paths.course(course.slug)}>{course.title}</Link>
        </h2>
        <p className={card.excerpt} lang={foreign}>
          {course.excerpt}
        </p>
        {completedAt !== null ? (
          <p className={styles.completed}>
            <Icon name="check" size={18} />
            {t('completedOn', { date: dates.date(completedAt) })}
          </p>
        ) : (
          course.enrolledAt !== null && (
            <ProgressBar done={done} total={total} label={t('progress', { done, total })} />
          )
        )}
      </div>
    </article>
  )
}
