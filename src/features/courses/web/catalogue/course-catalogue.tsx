import { phoneWidth, Picture } from '#content/web/cards/picture.tsx'
import { useText as useContentText } from '#content/web/text.ts'
import type { CatalogueCourse } from '#features/courses/contract.ts'
import { entranceTo, paths } from '#platform/paths.ts'
import { useDates, useLanguage } from '#platform/web/i18n.ts'
import { Link } from '#platform/web/link.tsx'
import { useSession } from '#platform/web/session.ts'
import buttons from '#ui/controls/button.module.css'
import { Icon } from '#ui/icons.tsx'
import card from '#ui/page/card.module.css'
import facts from '#ui/page/facts.module.css'
import { Section } from '#ui/page/page.tsx'
import styles from './course-catalogue.module.css'
import { useText } from './text.ts'

/** A card shows as many of a course's outcomes as can be read at a glance. */
const mostOutcomes = 2

/** The courses of the site on a public page: what each teaches, how long it takes, and the way in. Nothing where there are none. */
export function CourseCatalogue({ courses }: { courses: readonly CatalogueCourse[] }) {
  const t = useText()
  if (courses.length === 0) return null
  return (
    <Section title={t('catalogue.title')} aside={<Link to={paths.courses}>{t('catalogue.all')}</Link>}>
      <p className={styles.introduction}>{t('catalogue.introduction')}</p>
      <ul className={styles.courses}>
        {courses.map((course) => (
          <CatalogueCard key={course.id} course={course} />
        ))}
      </ul>
    </Section>
  )
}

function CatalogueCard({ course }: { course: CatalogueCourse }) {
  const t = useText()
  const content = useContentText()
  const { language } = useLanguage()
  const { user } = useSession()
  const dates = useDates()
  const { admission } = course
  const foreign = course.language === language ? undefined : course.language
  const path = paths.course(course.slug)
  const titleId = `course-${course.id}`
  return (
    <li className={`${card.frame} ${styles.course}`}>
      {course.cover && (
        <div className={`${card.cover} ${styles.cover}`}>
          <Picture picture={course.cover} alt="" sizes={`(max-width: 40rem) ${phoneWidth}, 34rem`} />
        </div>
      )}
      <div className={styles.words}>
        <ul className={facts.facts}>
          {course.level && <li>{content(`level.${course.level}`)}</li>}
          <li>{t('catalogue.lessons', { count: course.lessonCount })}</li>
          {course.minutes > 0 && <li>{t('catalogue.minutes', { count: course.minutes })}</li>}
          {admission.by === 'invite' && <li>{t('catalogue.invite')}</li>}
          {admission.until !== null && <li>{t('catalogue.until', { date: dates.date(admission.until) })}</li>}
          {foreign && <li className={facts.badge}>{content(`language.${course.language}`)}</li>}
        </ul>
        <h3 id={titleId} lang={foreign}>
          {course.title}
        </h3>
        <p lang={foreign}>{course.excerpt}</p>
        {course.outcomes.length > 0 && (
          <div className={styles.gains}>
            <p className={styles.outcomesTitle}>{t('catalogue.outcomes')}</p>
            <ul className={styles.outcomes} lang={foreign}>
              {course.outcomes.slice(0, mostOutcomes).map((outcome) => (
                <li key={outcome}>
                  <Icon name="check" size={18} />
                  <span>{outcome}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
        <p className={styles.way}>
          {course.isOpen || user ? (
            <Link className={buttons.primary} to={user ? path : entranceTo(path)} aria-describedby={titleId}>
              {t(user ? 'catalogue.open' : 'catalogue.enrol')}
            </Link>
          ) : (
            t('catalogue.closed')
          )}
        </p>
      </div>
    </li>
  )
}
