import type { ReactNode } from 'react'
import type { Teaser } from '../../contract.ts'
import { useDates } from '#platform/web/i18n.ts'
import { Icon } from '#ui/icons.tsx'
import { TextHead } from '#ui/page/text-head.tsx'
import styles from './article-head.module.css'
import { CardFacts } from '../cards/card-facts.tsx'
import { ItemActions } from '../item-actions.tsx'
import { LanguageNotice } from './language-notice.tsx'
import { phoneWidth, Picture } from '../cards/picture.tsx'
import { useText } from '../text.ts'
import { useForeign } from '../use-foreign.ts'

interface Props {
  article: Teaser
  /** The list that this text belongs to. */
  back: { to: string; label: string }
  showCover?: boolean
  children?: ReactNode
}

/** The head of a text: the way back, title, who and when, and what to know before reading. */
export function ArticleHead({ article, back, showCover = false, children }: Props) {
  return (
    <TextHead
      className={styles.head}
      back={back}
      above={article.topic && <p className={styles.topic}>{article.topic.label}</p>}
      title={article.title}
      summary={article.excerpt}
      lang={useForeign(article)}
    >
      <div className={styles.facts}>
        <Byline article={article} />
        <CardFacts card={article} />
        <ItemActions item={article} />
      </div>
      {children}
      <LanguageNotice article={article} />
      {showCover && article.cover && (
        <div className={styles.cover}>
          <Picture
            picture={article.cover}
            alt={article.cover.alt[article.language]}
            sizes={`(max-width: 46rem) ${phoneWidth}, (max-width: 64rem) 44rem, 25rem`}
            isFirst
          />
        </div>
      )}
    </TextHead>
  )
}

/** Authors, the date in the reader's calendar with the other calendar a tap away, and when it was last checked. */
function Byline({ article }: { article: Teaser }) {
  const t = useText()
  const dates = useDates()
  const [first, second] = dates.both(article.publishedAt)
  const isRevised = article.updatedAt - article.publishedAt > 86_400_000
  return (
    <div className={styles.byline}>
      <span>
        {article.authors.length > 0
          ? t('article.by', { names: article.authors.join(t('article.and')) })
          : t('article.byEditors')}
      </span>
      <details className={styles.dates}>
        <summary>
          <Icon name="calendar" size={16} />
          <time dateTime={new Date(article.publishedAt).toISOString()}>{first}</time>
        </summary>
        <ul>
          <li>{t('article.otherCalendar', { date: second })}</li>
          {isRevised && <li>{t('article.updated', { date: dates.date(article.updatedAt) })}</li>}
          {article.reviewedOn && (
            <li>
              {t('article.reviewed', {
                date: dates.both(Date.parse(`${article.reviewedOn}T09:00:00Z`)).join(' · '),
              })}
            </li>
          )}
        </ul>
      </details>
      {article.reviewedOn && (
        <span className={styles.reviewed}>
          <Icon name="check" size={16} />
          {t('article.reviewed', { date: dates.date(Date.parse(`${article.reviewedOn}T09:00:00Z`)) })}
        </span>
      )}
    </div>
  )
}
