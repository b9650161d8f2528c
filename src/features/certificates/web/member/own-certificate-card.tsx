import { useId } from 'react'
import { paths, withLanguage } from '#platform/paths.ts'
import { useQueryClient } from '#platform/web/answers/queries.ts'
import { useDates, useLanguage } from '#platform/web/i18n.ts'
import { Link } from '#platform/web/link.tsx'
import { useApi } from '#platform/web/query-client.ts'
import buttons from '#ui/controls/button.module.css'
import { Icon } from '#ui/icons.tsx'
import { Notice } from '#ui/states/notice.tsx'
import { pdfPath } from '../../addresses.ts'
import type { OwnCertificate } from '../../contract.ts'
import { ownCertificatesQuery } from '../queries.ts'
import styles from './my-certificates.module.css'
import { useText } from './text.ts'
import { useOwnChange } from './use-own-change.ts'

/** One of one's own certificates: what it is worth now, where it is shown, and whether it outlives the account. */
export function OwnCertificateCard({ certificate }: { certificate: OwnCertificate }) {
  const t = useText()
  const dates = useDates()
  const { language } = useLanguage()
  const { id, state, title, score, completedAt, issuedAt } = certificate
  const other = language === 'en' ? 'am' : 'en'
  const name = title[language] ?? title[other] ?? ''
  return (
    <article className={styles.card} data-state={state}>
      <p className={styles.state}>
        <Icon name={state === 'valid' ? 'check' : state === 'waiting' ? 'clock' : 'warning'} size={18} />
        {t(`state.${state}`)}
      </p>
      <h3 lang={title[language] ? undefined : other}>{name}</h3>
      <ul className={styles.facts}>
        {score !== null && <li>{t('score', { score })}</li>}
        <li>{t('completed', { date: dates.date(completedAt) })}</li>
        {issuedAt !== null && <li>{t('issued', { date: dates.date(issuedAt) })}</li>}
        <End certificate={certificate} />
      </ul>
      {state === 'waiting' ? (
        <p>{t('waiting')}</p>
      ) : (
        <>
          <p className={styles.actions}>
            <Link className={buttons.secondary} to={paths.certificate(id)} reloadDocument>
              {t('open')}
            </Link>
            {state !== 'revoked' && (
              <a
                className={buttons.quiet}
                href={withLanguage(pdfPath(id), language)}
                aria-label={t('pdfOf', { title: name })}
                download
              >
                <Icon name="download" />
                {t('pdf')}
              </a>
            )}
          </p>
          <Keeping certificate={certificate} />
        </>
      )}
    </article>
  )
}

/** When it ended or will, and why. */
function End({ certificate: { state, expiresAt, revokedAt, reason } }: { certificate: OwnCertificate }) {
  const t = useText()
  const dates = useDates()
  const { language } = useLanguage()
  if (state === 'revoked' && revokedAt !== null)
    return <li>{t('revoked', { date: dates.date(revokedAt), reason: reason?.[language] ?? '' })}</li>
  if (expiresAt === null) return null
  return <li>{t(state === 'expired' ? 'expired' : 'expires', { date: dates.date(expiresAt) })}</li>
}

/** Whether the page stays when the account is deleted. */
function Keeping({ certificate: { id, isKept } }: { certificate: OwnCertificate }) {
  const t = useText()
  const api = useApi()
  const client = useQueryClient()
  const box = useId()
  const path = { id }
  const keep = useOwnChange({
    async send(wanted: boolean) {
      if (wanted) await api.put('/api/certificates/{id}/keeping', { path })
      else await api.delete('/api/certificates/{id}/keeping', { path })
      await client.invalidateQueries(ownCertificatesQuery)
    },
    isDone: ({ items }, wanted) => items.some((one) => one.id === id && one.isKept === wanted),
  })
  const isOn = keep.outcome === 'pending' ? keep.wanted : isKept
  return (
    <div className={styles.keeping}>
      <input
        id={box}
        type="checkbox"
        checked={isOn}
        onChange={(event) => keep.change(event.currentTarget.checked)}
      />
      <label htmlFor={box}>{t('keep')}</label>
      <output className="visually-hidden">
        {keep.outcome === 'success' && t(isOn ? 'keep.on' : 'keep.off')}
      </output>
      {(keep.outcome === 'error' || keep.outcome === 'unknown') && (
        <Notice tone={keep.outcome === 'error' ? 'risk' : 'warning'} live>
          <p>{t(keep.outcome === 'error' ? 'error.failed' : 'error.unknown')}</p>
        </Notice>
      )}
    </div>
  )
}
