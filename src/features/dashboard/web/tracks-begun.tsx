import type { MemberDashboard } from '#features/dashboard/contract.ts'
import { paths } from '#platform/paths.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { Link } from '#platform/web/link.tsx'
import { ProgressBar } from '#ui/states/progress-bar.tsx'
import { DashboardPart } from './dashboard-part.tsx'
import styles from './my-courses.module.css'
import { useText } from './text.ts'

/** The tracks that the reader has begun, each with its next page; nothing where there are none. */
export function TracksBegun({ tracks }: Pick<MemberDashboard, 'tracks'>) {
  const t = useText()
  const { language } = useLanguage()
  if (tracks.length === 0) return null
  return (
    <DashboardPart title={t('tracks.title')} more={{ to: paths.learn, label: t('tracks.all') }}>
      <ul className={styles.courses}>
        {tracks.map(({ id, title, readCount: done, pageCount: total, next }) => (
          <li key={id} className={styles.course}>
            <h3>{title}</h3>
            <ProgressBar done={done} total={total} label={t('tracks.progress', { done, total })} />
            <Link
              to={paths.learnItem(next.slug)}
              lang={next.language === language ? undefined : next.language}
            >
              {t('continue.next', { title: next.title })}
            </Link>
          </li>
        ))}
      </ul>
    </DashboardPart>
  )
}
