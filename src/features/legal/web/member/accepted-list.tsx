import { useQuery } from '#platform/web/answers/queries.ts'
import { useDates, useLanguage } from '#platform/web/i18n.ts'
import { Link } from '#platform/web/link.tsx'
import { apiQuery } from '#platform/web/query-client.ts'
import { versionPath } from '#platform/legal/legal-texts.ts'
import { useText } from './text.ts'

/** What a member accepted, the latest first, each with the way to its words. */
export function AcceptedList() {
  const t = useText()
  const dates = useDates()
  const { language } = useLanguage()
  const { data } = useQuery(apiQuery('/api/legal/acceptances', { query: { lang: language } }))
  if (!data) return null
  if (data.accepted.length === 0) return <p>{t('accepted.none')}</p>
  return (
    <ul>
      {data.accepted.map((one) => (
        <li key={`${one.document} ${one.version}`}>
          {t(`accepted.${one.document}`, { version: one.version, date: dates.date(one.acceptedAt) })}{' '}
          {one.language !== language && t(`accepted.in.${one.language}`)}{' '}
          <Link to={versionPath(one)}>
            {t('accepted.read')}
            <span className="visually-hidden">
              {' '}
              {t(`accepted.${one.document}`, { version: one.version, date: dates.date(one.acceptedAt) })}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
