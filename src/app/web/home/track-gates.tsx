import { phoneWidth, Picture } from '#content/web/cards/picture.tsx'
import type { Track } from '#features/learn/contract.ts'
import { paths } from '#platform/paths.ts'
import { Link } from '#platform/web/link.tsx'
import { useText } from './text.ts'
import styles from './track-gates.module.css'

/** The tracks as gates in a row, each open to its road. */
export function TrackGates({ tracks }: { tracks: readonly Track[] }) {
  const t = useText()
  return (
    <ol className={styles.gates}>
      {tracks.map((track, index) => (
        <li className={styles.gate} key={track.id}>
          {track.cover && (
            <Picture picture={track.cover} alt="" sizes={`(max-width: 48rem) ${phoneWidth}, 23rem`} />
          )}
          <div className={styles.words}>
            <p className={styles.number}>
              {t('trackNumber', { number: index + 1, count: track.items.length })}
            </p>
            <h3>
              <Link to={`${paths.learn}#${track.slug}`}>{track.title}</Link>
            </h3>
            <p>{track.summary}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
