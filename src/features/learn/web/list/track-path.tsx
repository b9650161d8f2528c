import { CardFacts } from '#content/web/cards/card-facts.tsx'
import { phoneWidth, Picture } from '#content/web/cards/picture.tsx'
import { ItemActions } from '#content/web/item-actions.tsx'
import { ReadSign } from '../read-sign.tsx'
import { useReadMarks } from '#content/web/read-marks/use-read-marks.ts'
import type { Track } from '#features/learn/contract.ts'
import { paths } from '#platform/paths.ts'
import { formatNumber } from '#platform/messages.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { Link } from '#platform/web/link.tsx'
import { useListText } from './text.ts'
import styles from './track-path.module.css'

interface Props {
  track: Track
  /** From 1. */
  number: number
  isFirst: boolean
}

/** One track as a road: its picture and summary at the gate, its pages as the stops along the way. */
export function TrackPath({ track, number, isFirst }: Props) {
  const t = useListText()
  const { language } = useLanguage()
  const read = useReadMarks()
  const minutes = track.items.reduce((sum, card) => sum + card.minutes, 0)
  return (
    <section className={styles.track} id={track.slug}>
      <header className={styles.gate}>
        {track.cover && (
          <Picture
            picture={track.cover}
            alt=""
            sizes={`(max-width: 56rem) ${phoneWidth}, 28rem`}
            isFirst={isFirst}
          />
        )}
        <p className={styles.number}>{t('track.number', { number })}</p>
        <h2>{track.title}</h2>
        <p className={styles.summary}>{track.summary}</p>
        <p className={styles.length}>
          {t('track.pages', { count: track.items.length })} · {t('track.minutes', { count: minutes })}
        </p>
        <ItemActions item={{ id: track.slug, kind: 'track', title: track.title, access: 'public' }} />
      </header>
      <ol className={styles.road}>
        {track.items.map((card, index) => {
          const foreign = card.language === language ? undefined : card.language
          return (
            <li key={card.id} className={styles.stop}>
              <span className={styles.sign} aria-hidden="true">
                <span>{formatNumber(index + 1, language)}</span>
              </span>
              <div className={styles.words}>
                <h3 lang={foreign}>
                  <Link to={paths.learnItem(card.slug)}>{card.title}</Link>
                  {read?.includes(card.id) && <ReadSign />}
                </h3>
                <p lang={foreign}>{card.excerpt}</p>
                <CardFacts card={card} />
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
