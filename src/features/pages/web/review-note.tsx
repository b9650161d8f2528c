import { useAnswer } from '#platform/web/answers/use-answer.ts'
import { paths } from '#platform/paths.ts'
import { Link } from '#platform/web/link.tsx'
import { apiQuery } from '#platform/web/query-client.ts'
import { useSession } from '#platform/web/session.ts'
import { Notice } from '#ui/states/notice.tsx'
import { useText } from './text.ts'

/** Tells administrators, and nobody else, that nobody has reviewed this legal text yet. It is never part of the page that all readers share. */
export function ReviewNote() {
  const t = useText()
  const { user } = useSession()
  const { data } = useAnswer(apiQuery('/api/admin/set-up'), user?.isAdmin === true)
  const isReviewed = data?.steps.find(({ step }) => step === 'review')?.isDone ?? true
  if (!user?.isAdmin || isReviewed) return null
  return (
    <Notice>
      {t('review.note')} <Link to={paths.admin.operator}>{t('review.open')}</Link>
    </Notice>
  )
}
