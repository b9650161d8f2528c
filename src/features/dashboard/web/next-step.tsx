import { paths } from '#platform/paths.ts'
import { Link } from '#platform/web/link.tsx'
import buttons from '#ui/controls/button.module.css'
import { DashboardPart, NothingYet } from './dashboard-part.tsx'
import { useText } from './text.ts'

/** After the last course is finished: where learning goes on. */
export function NextStep() {
  const t = useText()
  return (
    <DashboardPart title={t('next.title')}>
      <NothingYet
        action={
          <>
            <Link className={buttons.primary} to={paths.courses}>
              {t('next.course')}
            </Link>{' '}
            <Link className={buttons.secondary} to={paths.learn}>
              {t('next.track')}
            </Link>
          </>
        }
      >
        {t('next.text')}
      </NothingYet>
    </DashboardPart>
  )
}
