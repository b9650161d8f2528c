import { paths } from '#platform/paths.ts'
import { detailsOf } from '#platform/web/answers/told-details.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { Link } from '#platform/web/link.tsx'
import buttons from '#ui/controls/button.module.css'
import { PageHead } from '#ui/page/page-head.tsx'
import { Page, PageTitle } from '#ui/page/page.tsx'
import styles from './lesson-refused.module.css'
import { useWhen } from '../joining/use-when.ts'
import { useText } from '../text.ts'

const reasons = {
  'course.by_invitation': 'invite',
  'course.closed': 'closed',
  'course.enrol_first': 'enrol',
  'lesson.locked': 'order',
  'lesson.not_yet': 'date',
  'lesson.not_found': 'gone',
} as const

/** `Object.keys` with its literals kept. */
const codes = Object.keys(reasons) as (keyof typeof reasons)[]

/** The course that a refusal names. */
export function refusingCourse(error: unknown) {
  return detailsOf(error, ...codes)?.course
}

/** Why a lesson is not open to this reader, and the way on. Throws what it has no words for. */
export function LessonRefused({ error }: { error: unknown }) {
  const t = useText()
  const when = useWhen()
  const { opensAt = null, opensDaysAfter: days = null } = detailsOf(error, 'lesson.not_yet') ?? {}
  const code = codes.find((one) => error instanceof ApiError && error.code === one)
  const known = code && reasons[code]
  const reason = known === 'date' && days !== null ? 'days' : known
  const course = refusingCourse(error)
  const first = detailsOf(error, 'lesson.locked')?.first
  if (!reason || !course) throw error
  const title = t(`refused.${reason}.title`)
  return (
    <Page narrow>
      <PageHead title={title} isHidden />
      <PageTitle title={title}>
        {t(`refused.${reason}.text`, {
          course: course.title,
          first: first?.title ?? '',
          date: opensAt === null ? '' : when(opensAt),
          count: days ?? 0,
        })}
      </PageTitle>
      <p className={styles.ways}>
        {first && (
          <Link className={buttons.primary} to={paths.lesson(course.slug, first.slug)}>
            {t('refused.order.go', { first: first.title })}
          </Link>
        )}
        <Link className={first ? buttons.secondary : buttons.primary} to={paths.course(course.slug)}>
          {t('finish.back')}
        </Link>
      </p>
    </Page>
  )
}
