import { LanguageBadge } from '#content/web/cards/language-badge.tsx'
import { phoneWidth, Picture } from '#content/web/cards/picture.tsx'
import type { MemberDashboard } from '#features/dashboard/contract.ts'
import { paths } from '#platform/paths.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { Link } from '#platform/web/link.tsx'
import buttons from '#ui/controls/button.module.css'
import card from '#ui/page/card.module.css'
import { ProgressBar } from '#ui/states/progress-bar.tsx'
import styles from './continue-card.module.css'
import { useText } from './text.ts'

/** The lesson to go on with. */
export function ContinueCard({
  continued: { course, lesson },
}: {
  continued: NonNullable<MemberDashboard['continued']>
}) {
  const t = useText()
  const { language } = useLanguage()
  const foreign = (text: { language: string }) => (text.language === language ? undefined : text.language)
  const { doneCount: done, lessonCount: total } = course
  return (
    <section className={`${card.frame} ${styles.card}`} aria-labelledby="continue-title">
      {course.cover && (
        <div className={`${card.cover} ${styles.cover}`}>
          <Picture picture={course.cover} alt="" sizes={`(max-width: 40rem) ${phoneWidth}, 24rem`} isFirst />
        </div>
      )}
      <div className={styles.words}>
        <p className={styles.above} id="continue-title">
          {t('continue.title')}
        </p>
        <h2 lang={foreign(course)}>{course.title}</h2>
        <p className={styles.next}>
          <span lang={foreign(lesson)}>{t('continue.next', { title: lesson.title })}</span>
          <span>{t('continue.minutes', { count: lesson.minutes })}</span>
          <LanguageBadge text={lesson} />
        </p>
        <ProgressBar done={done} total={total} label={t('courses.progress', { done, total })} />
        <Link className={buttons.primary} to={paths.lesson(course.slug, lesson.slug)}>
          {t('continue.go')}
        </Link>
      </div>
    </section>
  )
}
