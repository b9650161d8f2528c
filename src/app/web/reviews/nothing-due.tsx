import type { Reviews } from '#features/reviews/contract.ts'
import { useText } from '#features/reviews/web/text.ts'
import { paths } from '#platform/paths.ts'
import { useDates } from '#platform/web/i18n.ts'
import { Link } from '#platform/web/link.tsx'
import buttons from '#ui/controls/button.module.css'
import { EmptyState } from '#ui/states/empty-state.tsx'

/** A day without questions: what comes next and when, and the way on. */
export function NothingDue({ next }: Pick<Reviews, 'next'>) {
  const t = useText()
  const dates = useDates()
  return (
    <EmptyState
      title={t('empty.title')}
      action={
        <Link className={buttons.primary} to={paths.learn}>
          {t('empty.learn')}
        </Link>
      }
    >
      <p>{next ? t('empty.next', { count: next.count, date: dates.date(next.at) }) : t('empty.none')}</p>
    </EmptyState>
  )
}
