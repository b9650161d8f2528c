import { useText as useContentText } from '#content/web/text.ts'
import type { SearchHit } from '#features/search/contract.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { Link } from '#platform/web/link.tsx'
import { hitAddress } from '../hit-address.ts'
import styles from './hit-list.module.css'
import { MarkedText } from '../marked-text.tsx'
import { useText } from '../text.ts'
import { useKindName } from '#content/web/kind-name.ts'

/** What was found: kind, title, and the place in the text that answers. */
export function HitList({ hits }: { hits: readonly SearchHit[] }) {
  const t = useText()
  const kindName = useKindName()
  const content = useContentText()
  const { language } = useLanguage()
  return (
    <ol className={styles.hits} aria-label={t('found')}>
      {hits.map((hit) => (
        <li key={hit.itemId} className={styles.hit}>
          <p className={styles.facts}>
            {kindName(hit.kind)}
            {hit.playingMinutes !== null && ` · ${content('playingMinutes', { count: hit.playingMinutes })}`}
            {hit.isForMembers && ` · ${content('access.signedIn')}`}
            {hit.language !== language && ` · ${content(`language.${hit.language}`)}`}
          </p>
          <h2 className={styles.title}>
            <Link {...hitAddress(hit, language)} lang={hit.language}>
              <MarkedText pieces={hit.title} />
            </Link>
          </h2>
          <p className={styles.snippet} lang={hit.language}>
            <MarkedText pieces={hit.snippet} />
          </p>
        </li>
      ))}
    </ol>
  )
}
