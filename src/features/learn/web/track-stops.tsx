import { ReadSign } from './read-sign.tsx'
import { useReadMarks } from '#content/web/read-marks/use-read-marks.ts'
import type { LearnDetail } from '#features/learn/contract.ts'
import { paths } from '#platform/paths.ts'
import { formatNumber } from '#platform/messages.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { Link } from '#platform/web/link.tsx'
import { useText } from './text.ts'
import styles from './track-stops.module.css'

interface Props {
  track: NonNullable<LearnDetail['track']>
  currentId: string
}

/** All pages of the track, with the one being read marked. */
export function TrackStops({ track, currentId }: Props) {
  const t = useText()
  const { language } = useLanguage()
  const read = useReadMarks()
  return (
    <nav className={styles.stops} aria-labelledby="track-stops">
      <h2 id="track-stops">{t('track.all', { title: track.title })}</h2>
      <ol>
        {track.items.map(({ id, slug, title, language: titleLanguage }, index) => (
          <li key={id}>
            <Link to={paths.learnItem(slug)} aria-current={id === currentId ? 'page' : undefined}>
              <span className={styles.number} aria-hidden="true">
                {formatNumber(index + 1, language)}
              </span>
              <span lang={titleLanguage === language ? undefined : titleLanguage}>{title}</span>
              {read?.includes(id) && <ReadSign />}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
