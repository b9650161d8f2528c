import type { ReactNode } from 'react'
import type { ArticleOf } from '#content/kind-article.ts'
import { ArticleBody, type Captions } from '#content/web/article/article-body.tsx'
import { LanguageNotice } from '#content/web/article/language-notice.tsx'
import { RiskNotice } from '#content/web/article/risk-notice.tsx'
import { Sources } from '#content/web/article/sources.tsx'
import { useForeign } from '#content/web/use-foreign.ts'
import type { Language } from '#platform/languages.ts'
import { TextHead } from '#ui/page/text-head.tsx'
import { useText } from '../text.ts'
import styles from './lesson-view.module.css'

interface Props {
  article: ArticleOf<'lesson'>
  /** The course, or the list of all. */
  back: { to: string; label: string; lang?: Language }
  captions?: readonly Captions[]
  /** Where it stands in its course. */
  place?: ReactNode
  /** What readers do after the text. */
  children?: ReactNode
}

/** A lesson, and its draft. */
export function LessonView({ article, back, captions, place, children }: Props) {
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
      <ArticleBody article={article} captions={captions} />
      <Transcript article={article} lang={lang} />
      <Sources sources={article.sources} />
      {children}
    </article>
  )
}

/** What is said and shown in the video, for those who read it instead, hear it read, or have no link for it. */
function Transcript({ article, lang }: { article: ArticleOf<'lesson'>; lang: Language | undefined }) {
  const t = useText()
  // What is left of the video that a quiz was before: its editors do not see it any more.
  if (article.details.lessonKind === 'quiz') return null
  const paragraphs = (article.extras.transcript ?? '').split(/\n\s*\n/).filter((one) => one.trim() !== '')
  if (paragraphs.length === 0) return null
  return (
    <details className={styles.transcript}>
      <summary>{t('lesson.transcript')}</summary>
      <div lang={lang}>
        {paragraphs.map((text, index) => (
          <p key={`${index} ${text.slice(0, 20)}`}>{text}</p>
        ))}
      </div>
    </details>
  )
}
