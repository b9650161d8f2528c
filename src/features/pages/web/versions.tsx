import { useId } from 'react'
import type { LegalTexts } from '#features/legal/contract.ts'
import { middayOf, versionPath, type LegalDocument, type LegalName } from '#platform/legal/legal-texts.ts'
import { useLoaded } from '#platform/web/answers/use-answer.ts'
import { useDates, useLanguage } from '#platform/web/i18n.ts'
import { Link } from '#platform/web/link.tsx'
import styles from './page-text.module.css'
import { legalQuery } from './queries.ts'
import { useText } from './text.ts'

/** Whether a version counts, counted, or is still to come. */
export function standingOf(
  { documents }: LegalTexts,
  { document, version }: LegalName,
): 'inForce' | 'former' | 'coming' {
  const inForce = documents.find((one) => one.document === document)?.inForce ?? 0
  if (version === inForce) return 'inForce'
  return version < inForce ? 'former' : 'coming'
}

/** All versions of a legal text, the newest first, each with what changed in it. */
export function Versions({ document, shown }: { document: LegalDocument; shown?: number }) {
  const t = useText()
  const id = useId()
  const dates = useDates()
  const { language } = useLanguage()
  const { data } = useLoaded(legalQuery(language))
  const versions = data.documents.find((one) => one.document === document)?.versions ?? []
  if (versions.length === 0) return null
  return (
    <section className={styles.versions} aria-labelledby={id}>
      <h2 id={id}>{t('versions')}</h2>
      <ul>
        {versions.map((one) => (
          <li key={one.version}>
            <Link to={versionPath(one)} aria-current={one.version === shown ? 'page' : undefined}>
              {t('version.number', { version: one.version })}
            </Link>{' '}
            {t(`version.${standingOf(data, one)}`, { date: dates.date(middayOf(one.effectiveOn)) })}{' '}
            {one.summary}
          </li>
        ))}
      </ul>
    </section>
  )
}
