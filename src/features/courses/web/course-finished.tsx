import { useEffect, useRef } from 'react'
import type { LessonDetail } from '#features/courses/contract.ts'
import { paths } from '#platform/paths.ts'
import { Link } from '#platform/web/link.tsx'
import buttons from '#ui/controls/button.module.css'
import { TibebBand } from '#ui/page/tibeb-band.tsx'
import styles from './course-finished.module.css'
import { useText } from './text.ts'

/** The quiet moment after the last lesson; its heading takes the focus, so that it is read aloud. */
export function CourseFinished({
  course,
  lessonCount,
  offersCertificate,
}: Pick<LessonDetail, 'lessonCount' | 'offersCertificate'> & {
  course: Pick<LessonDetail['course'], 'slug' | 'title'>
}) {
  const t = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  return (
    <section className={styles.finished}>
      <TibebBand onDeep />
      <div className={styles.words}>
        <h2 ref={heading} tabIndex={-1}>
          {t('finish.title')}
        </h2>
        <p>{t('finish.text', { count: lessonCount, title: course.title })}</p>
        <p className={styles.links}>
          {offersCertificate && (
            <Link className={buttons.secondary} to={paths.certificates}>
              {t('certificate.open')}
            </Link>
          )}
          <Link className={buttons.secondary} to={paths.courses}>
            {t('finish.more')}
          </Link>
          <Link className={styles.link} to={paths.course(course.slug)}>
            {t('finish.back')}
          </Link>
        </p>
      </div>
      <TibebBand onDeep />
    </section>
  )
}
