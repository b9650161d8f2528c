import { paths } from '#platform/paths.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { Link } from '#platform/web/link.tsx'
import buttons from '#ui/controls/button.module.css'
import { PageHead } from '#ui/page/page-head.tsx'
import { Page, PageTitle } from '#ui/page/page.tsx'
import styles from './lesson-refused.module.css'
import { useWhen } from '../joining/use-when.ts'
import { useText } from '../text.ts'

const reasons: Record<string, 'invite' | 'closed' | 'enrol' | 'order' | 'date' | 'gone' | undefined> = {
  'course.by_invitation': 'invite',
  'course.closed': 'closed',
  'course.enrol_first': 'enrol',
  'lesson.locked': 'order',
  'lesson.not_yet': 'date',
  'lesson.not_found': 'gone',
}

/** The course that a refusal names. */
export function refusingCourse(error: unknown) {
  return error instanceof ApiError ? placeIn(error.details.course) : undefined
}

/** Why a lesson is not open to this reader, and the way on. Throws what it has no words for. */
export function LessonRefused({ error }: { error: unknown }) {
  const t = useText()
  const refusal = error instanceof ApiError ? error : undefined
  const when = useWhen()
  const { opensAt, opensDaysAfter: days } = refusal?.details ?? {}
  const known = refusal && reasons[refusal.code]
  const reason = known === 'date' && typeof days === 'number' ? 'days' : known
  const course = refusingCourse(error)
  const first = placeIn(refusal?.details.first)
  if (!reason || !course) throw error
  const title = t(`refused.${reason}.title`)
  return (
    <Page narrow>
      <PageHead title={title} isHidden />
      <PageTitle title={title}>
        {t(`refused.${reason}.text`, {
          course: course.title,
          first: first?.title ?? '',
          date: typeof opensAt === 'number' ? when(opensAt) : '',
          count: typeof days === 'number' ? days : 0,
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

function placeIn(value: unknown): { slug: string; title: string } | undefined {
  if (value === null || typeof value !== 'object' || !('slug' in value) || !('title' in value))
    return undefined
  return { slug: String(value.slug), title: String(value.title) }
}
