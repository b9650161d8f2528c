import { useEffect, useRef } from 'react'
import { phoneWidth, Picture } from '#content/web/cards/picture.tsx'
import type { CourseDetail } from '#features/courses/contract.ts'
import { paths } from '#platform/paths.ts'
import { useDates } from '#platform/web/i18n.ts'
import { Link } from '#platform/web/link.tsx'
import buttons from '#ui/controls/button.module.css'
import card from '#ui/page/card.module.css'
import { DeliveryState } from '#ui/states/delivery-state.tsx'
import { ProgressBar } from '#ui/states/progress-bar.tsx'
import { TibebBand } from '#ui/page/tibeb-band.tsx'
import styles from './course-panel.module.css'
import { EnrolButton } from './enrol-button.tsx'
import { EnrolText } from './joining/enrol-text.tsx'
import { useWhen } from './joining/use-when.ts'
import { useText } from './text.ts'
import { useEnrolment } from './use-learning.ts'
import { useWaitingMarks } from './use-waiting-marks.ts'

/** What to do next in a course: enrol, begin, go on, or read it again. */
export function CoursePanel({ course }: { course: CourseDetail }) {
  const t = useText()
  const dates = useDates()
  const goOn = useRef<HTMLAnchorElement>(null)
  const { article, enrolment, nextLesson, doneCount: done, lessonCount: total } = course
  const asked = useEnrolment(article)
  const isWaiting = useWaitingMarks()
  const waiting = course.sections.flatMap(({ lessons }) => lessons.filter(isWaiting)).length
  const isNewlyEnrolled = asked.isLedOn && enrolment !== null
  useEffect(() => {
    if (isNewlyEnrolled) goOn.current?.focus({ preventScroll: true })
  }, [isNewlyEnrolled])

  const lesson = nextLesson ?? course.sections[0]?.lessons[0]
  const label = !nextLesson ? 'go.again' : done === 0 && !enrolment?.lastLessonId ? 'go.start' : 'go.on'
  return (
    <section className={`${card.frame} ${styles.panel}`}>
      {article.cover && (
        <div className={card.cover}>
          <Picture picture={article.cover} alt="" sizes={`(max-width: 60rem) ${phoneWidth}, 18rem`} isFirst />
        </div>
      )}
      <div className={styles.words}>
        {enrolment ? (
          <>
            <h2>{t('go.title')}</h2>
            <ProgressBar done={done} total={total} label={t('progress', { done, total })} />
            {waiting > 0 && <p>{t('progress.waiting', { count: waiting })}</p>}
            {enrolment.completedAt !== null && (
              <p>{t('completedOn', { date: dates.date(enrolment.completedAt) })}</p>
            )}
            <Certificate course={course} />
            {nextLesson && <p className={styles.next}>{t('go.next', { title: nextLesson.title })}</p>}
            {course.nextOpening && <NextOpening opening={course.nextOpening} />}
            {lesson && (
              <Link ref={goOn} className={buttons.primary} to={paths.lesson(article.slug, lesson.slug)}>
                {t(label)}
              </Link>
            )}
          </>
        ) : (
          <>
            <h2>{t(course.isOpen ? 'enrol.title' : 'enrol.notOpen')}</h2>
            <EnrolText course={course} />
            <Certificate course={course} />
            {course.isOpen && <EnrolButton enrolment={asked} />}
          </>
        )}
        <div className={styles.state}>
          <DeliveryState state={asked.state} entry={asked.entry} announced={t('enrol.done')} />
        </div>
      </div>
      {enrolment && enrolment.completedAt !== null && <TibebBand />}
    </section>
  )
}

/** For what a course gives a certificate: one may have completed it without a quiz, and so without one. */
function Certificate({ course: { article, enrolment } }: { course: CourseDetail }) {
  const t = useText()
  const offered = article.details.certificate
  if (!offered?.isOffered) return null
  const { minimumScore: score } = offered
  return (
    <>
      <p>{t(score > 0 ? 'certificate.offeredFrom' : 'certificate.offered', { score })}</p>
      {enrolment && enrolment.completedAt !== null && (
        <Link className={buttons.secondary} to={paths.certificates}>
          {t('certificate.open')}
        </Link>
      )}
    </>
  )
}

/** What opens next by its date, when nothing else is left to do. */
function NextOpening({ opening }: { opening: NonNullable<CourseDetail['nextOpening']> }) {
  const t = useText()
  const when = useWhen()
  const { title, opensAt } = opening
  return opensAt === null ? null : (
    <p className={styles.next}>{t('go.opens', { title, date: when(opensAt) })}</p>
  )
}
