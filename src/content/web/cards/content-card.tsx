import type { Card } from '../../contract.ts'
import { useDates, useLanguage } from '#platform/web/i18n.ts'
import { useNamedLanguage } from '#platform/web/carried-language.ts'
import { KeptMarkup } from '#platform/web/kept-markup.tsx'
import { Link } from '#platform/web/link.tsx'
import styles from '#ui/page/card.module.css'
import { addressOf } from '../../addresses.ts'
import { CardFacts } from './card-facts.tsx'
import { phoneWidth, Picture } from './picture.tsx'
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
  /** The page that it leads to is in another language than this one. */
  reloadDocument?: boolean
}

const sizes = {
  tall: `(max-width: 40rem) ${phoneWidth}, 24rem`,
  wide: `(max-width: 50rem) ${phoneWidth}, 38rem`,
  row: '8rem',
}

/** One item of a list: the title is the link, and the whole card follows it. */
export function ContentCard({ shape = 'tall', to, ...props }: Props) {
  const { language, calendar } = useLanguage()
  const isRead = useReadMarks()?.includes(props.card.id)
  const shown = { ...props, shape, isRead, to: to ?? addressOf(props.card) }
  const same = [language, calendar, useNamedLanguage(), shown]
  return (
    <KeptMarkup
      as="article"
      className={`${styles.card} ${styles[shape]}`}
      // The picture that comes first is also named in the head of its page.
      name={props.isFirst || isRead ? undefined : () => `card ${JSON.stringify(same)}`}
    >
      {() => <CardContent {...shown} />}
    </KeptMarkup>
  )
}

function CardContent({
  card,
  shape,
  showKind,
  showDate,
  heading: Heading = 'h3',
  isFirst,
  isRead,
  to,
  reloadDocument,
}: Props & { shape: NonNullable<Props['shape']>; to: string; isRead: boolean | undefined }) {
  const { language } = useLanguage()
  const dates = useDates()
  const foreign = card.language === language ? undefined : card.language
  return (
    <>
      {card.cover && (
        <div className={styles.cover}>
          <Picture picture={card.cover} alt="" sizes={sizes[shape]} isFirst={isFirst} />
        </div>
      )}
      <div className={styles.words}>
        {card.topic && <p className={styles.topic}>{card.topic.label}</p>}
        <CardFacts card={card} showKind={showKind} isRead={isRead} />
        <Heading className={styles.title} lang={foreign}>
          <Link to={to} reloadDocument={reloadDocument}>
            {card.title}
          </Link>
        </Heading>
        {shape !== 'row' && (
          <p className={styles.excerpt} lang={foreign}>
            {card.excerpt}
          </p>
        )}
        {showDate && <p className={styles.date}>{dates.date(card.publishedAt)}</p>}
      </div>
    </>
  )
}
