import { useAnswer } from '#platform/web/answers/use-answer.ts'
import { namesInForce, versionPath, type LegalName } from '#platform/legal/legal-texts.ts'
import { paths } from '#platform/paths.ts'
import type { Language } from '#platform/languages.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { Link } from '#platform/web/link.tsx'
import { apiQuery } from '#platform/web/query-client.ts'
import styles from '../entrance.module.css'
import { useText } from '../text.ts'

export const legalQuery = (language: Language) => apiQuery('/api/legal', { query: { lang: language } })

/** The versions of the legal texts that count today, as the page that shows them names them to the server. */
export function useShownTexts(isWanted = true): LegalName[] {
  const { language } = useLanguage()
  const { data } = useAnswer(legalQuery(language), isWanted)
  return data ? namesInForce(data) : []
}

const links = [
  ['terms-of-service', paths.termsOfService, 'register.termsLink'],
  ['privacy-policy', paths.privacyPolicy, 'register.privacyLink'],
] as const

/** What whoever registers accepts, each leading to its words; where no version counts, the same texts to read. */
export function ShownTexts({ names, lead }: { names: readonly LegalName[]; lead: string }) {
  const t = useText()
  const nameOf = (document: string) => names.find((one) => one.document === document)
  const accepted = links.filter(([document]) => nameOf(document))
  const others = links.filter(([document]) => !nameOf(document))
  const list = (some: readonly (typeof links)[number][]) =>
    some.map(([document, path, key], at) => {
      const name = nameOf(document)
      return (
        <span key={document}>
          {at > 0 && ' · '}
          <Link to={name ? versionPath(name) : path}>{t(key)}</Link>
        </span>
      )
    })
  return (
    <>
      {accepted.length > 0 && (
        <p className={styles.small}>
          {lead} {list(accepted)}
        </p>
      )}
      {others.length > 0 && (
        <p className={styles.small}>
          {t('register.read')} {list(others)}
        </p>
      )}
    </>
  )
}
