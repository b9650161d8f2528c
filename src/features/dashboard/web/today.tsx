import type { MemberDashboard } from '#features/dashboard/contract.ts'
import { paths } from '#platform/paths.ts'
import { useDates } from '#platform/web/i18n.ts'
import { Link } from '#platform/web/link.tsx'
import buttons from '#ui/controls/button.module.css'
import { DashboardPart, NothingYet } from './dashboard-part.tsx'
import { useText } from './text.ts'

type Learning = NonNullable<MemberDashboard['today']>

/** What is due to be tried again, and the week so far. */
export function Today({ today: { dueCount, next, week } }: { today: Learning }) {
  const t = useText()
  const dates = useDates()
  const words =
    dueCount > 0
      ? t('today.due', { count: dueCount })
      : next
        ? t('today.next', { count: next.count, date: dates.date(next.at) })
        : t('today.empty')
  return (
    <DashboardPart title={t('today.title')} more={{ to: paths.reviews, label: t('today.open') }}>
      <NothingYet
        action={
          <>
            {dueCount > 0 && (
              <Link className={buttons.primary} to={paths.reviews}>
                {t('today.go')}
              </Link>
            )}
            {dueCount === 0 && !next && (
              <Link className={buttons.secondary} to={paths.learn}>
                {t('today.learn')}
              </Link>
            )}
            <p>{weekWords(week, t)}</p>
          </>
        }
      >
        {words}
      </NothingYet>
    </DashboardPart>
  )
}

function weekWords({ goal, learnedCount: count }: Learning['week'], t: ReturnType<typeof useText>): string {
  if (count === 0) return goal === null ? t('today.notYet') : t('today.notYetGoal', { goal })
  if (goal === null) return t('today.noGoal', { count })
  return count >= goal ? t('today.reached', { count }) : t('today.goal', { count, goal })
}
