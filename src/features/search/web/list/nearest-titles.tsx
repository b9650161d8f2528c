import type { Suggestion } from '#features/search/contract.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { Link } from '#platform/web/link.tsx'
import { hitAddress } from '../hit-address.ts'
import { MarkedText } from '../marked-text.tsx'
import classes from './nearest-titles.module.css'
import { useListText } from './text.ts'

/** Titles that have something of what was looked for, when nothing answers it. */
export function NearestTitles({ titles }: { titles: readonly Suggestion[] }) {
  const t = useListText()
  const { language } = useLanguage()
  return (
    <section className={classes.nearest}>
      <h2>{t('nearest')}</h2>
      <ul>
        {titles.map((title) => (
          <li key={title.itemId}>
            <Link {...hitAddress(title, language)} lang={title.language}>
              <MarkedText pieces={title.title} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
