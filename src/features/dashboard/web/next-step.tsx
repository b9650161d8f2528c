import { ContentCard } from '#content/web/cards/content-card.tsx'
import type { MemberDashboard, Standing } from '#features/dashboard/contract.ts'
import { paths } from '#platform/paths.ts'
import { Link } from '#platform/web/link.tsx'
import buttons from '#ui/controls/button.module.css'
import { DashboardPart, NothingYet } from './dashboard-part.tsx'
import styles from './next-step.module.css'
import { useText } from './text.ts'

interface Props {
  standing: Exclude<Standing, 'learning'>
  suggested: MemberDashboard['suggested']
}

/** Where learning begins or goes on when no lesson is open: the next course, or the lists to choose from. */
export function NextStep({ standing, suggested }: Props) {
  const t = useText()
  return (
    <DashboardPart title={t(`next.${standing}`)}>
      <NothingYet
        action={
          <>
            {suggested && (
              <div className={styles.course}>
                <ContentCard card={suggested} shape="row" to={paths.course(suggested.slug)} />
              </div>
            )}
            <div className={styles.ways}>
              <Link className={suggested ? buttons.secondary : buttons.primary} to={paths.courses}>
                {t('next.course')}
              </Link>
              <Link className={buttons.secondary} to={paths.learn}>
                {t('next.track')}
              </Link>
            </div>
          </>
        }
      >
        {t(suggested ? `next.${standing}.course` : `next.${standing}.text`)}
      </NothingYet>
    </DashboardPart>
  )
}
