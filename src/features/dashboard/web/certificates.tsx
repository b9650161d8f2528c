import type { MemberDashboard } from '#features/dashboard/contract.ts'
import { paths } from '#platform/paths.ts'
import { useDates, useLanguage } from '#platform/web/i18n.ts'
import { Link } from '#platform/web/link.tsx'
import buttons from '#ui/controls/button.module.css'
import { Icon } from '#ui/icons.tsx'
import { DashboardPart, NothingYet } from './dashboard-part.tsx'
import styles from './my-courses.module.css'
import { useText } from './text.ts'

type Certificate = MemberDashboard['certificates'][number]

/** The latest certificates, and what one of them still lacks. */
export function Certificates({ latest }: { latest: Certificate[] }) {
  const t = useText()
  return (
    <DashboardPart
      title={t('certificates.title')}
      more={{ to: paths.certificates, label: t('certificates.all') }}
    >
      {latest.length === 0 ? (
        <NothingYet
          action={
            <Link className={buttons.secondary} to={paths.courses}>
              {t('courses.choose')}
            </Link>
          }
        >
          {t('certificates.empty')}
        </NothingYet>
      ) : (
        <ul className={styles.courses}>
          {latest.map((certificate) => (
            <Row key={certificate.id} certificate={certificate} />
          ))}
        </ul>
      )}
    </DashboardPart>
  )
}

function Row({ certificate: { id, title, state, issuedAt } }: { certificate: Certificate }) {
  const t = useText()
  const dates = useDates()
  const { language } = useLanguage()
  const other = language === 'en' ? 'am' : 'en'
  const isWaiting = state === 'waiting'
  return (
    <li className={styles.course}>
      <h3 lang={title[language] ? undefined : other}>
        <Link to={isWaiting ? paths.certificates : paths.certificate(id)} reloadDocument={!isWaiting}>
          {title[language] ?? title[other]}
        </Link>
      </h3>
      <p className={state === 'valid' ? styles.completed : undefined}>
        <Icon name={state === 'valid' ? 'check' : isWaiting ? 'clock' : 'warning'} size={18} />{' '}
        {t(`certificates.${state}`, { date: issuedAt === null ? '' : dates.date(issuedAt) })}
      </p>
    </li>
  )
}
