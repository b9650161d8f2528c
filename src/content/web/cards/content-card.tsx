import type { Card } from '../../contract.ts'
import { useDates, useLanguage } from '#platform/web/i18n.ts'
import { Link } from '#platform/web/link.tsx'
import styles from '#ui/page/card.module.css'
import { addressOf } from '../addresses.ts'
import { CardFacts } from './card-facts.tsx'
import { Picture } from './picture.tsx'
import { useReadMarks } from '../read-marks/use-read-marks.ts'

interface Props {
  card: Card
  /** `wide`: the first of a list, picture beside the words. `row`: small picture, for side lists. */
  shape?: 'tall' | 'wide' | 'row'
  showKind?: boolean
  showDate?: boolean
  /** The level below the heading that the cards stand under. */
  heading?: 'h2' | 'h3'
  isFirst?: boolean
  /** Another page than the public one, such as the members' view. */
  to?: string
}

const sizes = {
  tall: '(max-width: 40rem) 94vw, 24rem',
  wide: '(max-width: 50rem) 94vw, 38rem',
  row: '8rem',
}

/** One item of a list: the title is the link, and the whole card follows it. */
export function ContentCard({
  card,
  shape = 'tall',
  showKind,
  showDate,
  heading: Heading = 'h3',
  isFirst,
  to = addressOf(card),
}: Props) {
  const { language } = useLanguage()
  const dates = useDates()
  const isRead = useReadMarks()?.includes(card.id)
  const foreign = card.language === language ? undefined : card.language
  return (
    <article className={`${styles.card} ${styles[shape]}`}>
      {card.cover && (
        <div className={styles.cover}>
          <Picture picture={card.cover} alt="" sizes={sizes[shape]} isFirst={isFirst} />
        </div>
      )}
      <div className={styles.words}>
        {card.topic && <p className={styles.topic}>{card.topic.label}</p>}
        <CardFacts card={card} showKind={showKind} isRead={isRead} />
        <Heading className={styles.title} lang={foreign}>
          <Link to={to}>{card.title}</Link>
        </Heading>
        {shape !== 'row' && (
          <p className={styles.excerpt} lang={foreign}>
            {card.excerpt}
          </p>
        )}
        {showDate && <p className={styles.date}>{dates.date(card.publishedAt)}</p>}
      </div>
    </article>
  )
}
