import type { ReactNode } from 'react'
import { ShareLinks } from '#content/web/article/share-links.tsx'
import { withLanguage, paths } from '#platform/paths.ts'
import { useDates, useLanguage } from '#platform/web/i18n.ts'
import buttons from '#ui/controls/button.module.css'
import { Icon } from '#ui/icons.tsx'
import { Mark } from '#ui/page/mark.tsx'
import { useSiteIdentity } from '#ui/page/site-context.ts'
import { TibebBand } from '#ui/page/tibeb-band.tsx'
import { Notice } from '#ui/states/notice.tsx'
import { badgePath, pdfPath } from '../addresses.ts'
import type { Certificate, CertificateStatus } from '../contract.ts'
import styles from './certificate-view.module.css'
import { useText } from './text.ts'

const tones = { valid: 'success', expired: 'warning', revoked: 'risk' } as const satisfies Record<
  CertificateStatus,
  string
>

/** A certificate as everybody sees it: whether it holds, then what it says, then how it is checked elsewhere. */
export function CertificateView({ certificate }: { certificate: Certificate }) {
  const t = useText()
  const { language } = useLanguage()
  const { id, holder, title, qr, address, status } = certificate
  const other = language === 'en' ? 'am' : 'en'
  const names = { en: holder.latin, am: holder.ethiopic }
  return (
    <div className={styles.page}>
      <Status certificate={certificate} />
      <article className={styles.sheet}>
        <TibebBand />
        <div className={styles.words}>
          <Mark size={44} />
          <h1>{t('heading')}</h1>
          <p className={styles.role}>{t('holder')}</p>
          <p className={styles.name} lang={language}>
            {names[language]}
          </p>
          <p className={styles.otherName} lang={other}>
            {names[other]}
          </p>
          <p className={styles.role}>{t('course')}</p>
          {title[language] && <p className={styles.course}>{title[language]}</p>}
          {title[other] && (
            <p className={title[language] ? styles.otherCourse : styles.course} lang={other}>
              {title[other]}
            </p>
          )}
          <div className={styles.foot}>
            <Facts certificate={certificate} />
            <svg
              className={styles.qr}
              viewBox={`0 0 ${qr.size} ${qr.size}`}
              aria-hidden="true"
              focusable="false"
              shapeRendering="crispEdges"
            >
              <path d={qr.path} />
            </svg>
            <p className="visually-hidden">{t('qr', { address })}</p>
          </div>
        </div>
        <TibebBand />
      </article>
      {status !== 'revoked' && (
        <>
          <p className={styles.actions}>
            <a className={buttons.primary} href={withLanguage(pdfPath(id), language)} download>
              <Icon name="download" />
              {t('pdf')}
            </a>
            <a className={buttons.secondary} href={badgePath(id)} download={`badge-${id}.json`}>
              <Icon name="download" />
              {t('badge')}
            </a>
          </p>
          <p className={styles.note}>{t('badge.text')}</p>
        </>
      )}
      {status === 'valid' && (
        <ShareLinks
          path={paths.certificate(id)}
          title={t('title', { name: names[language] })}
          language={language}
        />
      )}
    </div>
  )
}

function Status({ certificate }: { certificate: Certificate }) {
  const t = useText()
  const both = useBothDates()
  const { language } = useLanguage()
  const { siteName } = useSiteIdentity()
  const { status, expiresAt, revokedAt, reason } = certificate
  const text =
    status === 'revoked'
      ? t('status.revoked.text', {
          date: both(revokedAt ?? 0),
          reason: reason?.[language] ?? '',
        })
      : status === 'expired'
        ? t('status.expired.text', { date: both(expiresAt ?? 0) })
        : t('status.valid.text', { site: siteName })
  return (
    <Notice tone={tones[status]} title={t(`status.${status}`)}>
      <p>{text}</p>
    </Notice>
  )
}

function Facts({ certificate }: { certificate: Certificate }) {
  const t = useText()
  const both = useBothDates()
  const { id, score, completedAt, issuedAt, expiresAt } = certificate
  const facts: [string, ReactNode][] = [
    ...(score === null ? [] : [[t('score'), t('score.value', { score })] satisfies [string, string]]),
    [t('completed'), both(completedAt)],
    [t('issued'), both(issuedAt)],
    ...(expiresAt === null ? [] : [[t('expires'), both(expiresAt)] satisfies [string, string]]),
    [t('number'), <code key="id">{id}</code>],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Every date in both calendars: whoever checks a certificate may live by either. */
function useBothDates(): (instant: number) => string {
  const t = useText()
  const dates = useDates()
  return (instant) => {
    const [first, second] = dates.both(instant)
    return t('dates', { first, second })
  }
}
