import type { ReactNode } from 'react'
import type { Article } from '#content/contract.ts'
import { ArticleBody } from '#content/web/article/article-body.tsx'
import { LanguageNotice } from '#content/web/article/language-notice.tsx'
import { RiskNotice } from '#content/web/article/risk-notice.tsx'
import { Sources } from '#content/web/article/sources.tsx'
import { useForeign } from '#content/web/use-foreign.ts'
import type { Language } from '#platform/languages.ts'
import { TextHead } from '#ui/page/text-head.tsx'
import { useText } from '../text.ts'
import styles from './lesson-view.module.css'

interface Props {
  article: Article
  /** The course, or the list of all. */
  back: { to: string; label: string; lang?: Language }
  /** Where it stands in its course. */
  place?: ReactNode
  /** What readers do after the text. */
  children?: ReactNode
}

/** A lesson, and its draft. */
export function LessonView({ article, back, place, children }: Props) {
  const t = useText()
  const lang = useForeign(article)
  return (
    <article className={styles.lesson}>
      <TextHead className={styles.head} back={back} title={article.title} lang={lang}>
        <p className={styles.facts}>
          {place}
          <span>{t('lesson.minutes', { count: article.minutes })}</span>
        </p>
        <LanguageNotice article={article} />
        <RiskNotice riskLevel={article.riskLevel} />
      </TextHead>
      <ArticleBody article={article} />
      <Sources sources={article.sources} />
      {children}
    </article>
  )
}
