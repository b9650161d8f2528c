import type { ReactNode } from 'react'
import type { ArticleOf } from '#content/kind-article.ts'
import { ArticleBody } from '#content/web/article/article-body.tsx'
import { LanguageNotice } from '#content/web/article/language-notice.tsx'
import { RiskNotice } from '#content/web/article/risk-notice.tsx'
import { Sources } from '#content/web/article/sources.tsx'
import { ItemActions } from '#content/web/item-actions.tsx'
import { useForeign } from '#content/web/use-foreign.ts'
import { paths } from '#platform/paths.ts'
import { TextHead } from '#ui/page/text-head.tsx'
import styles from './course-view.module.css'
import { useText } from './text.ts'
import { TextList } from './text-list.tsx'

interface Props {
  article: ArticleOf<'course'>
  /** What a reader chooses it by. */
  facts?: ReactNode
  /** What to do next in it. */
  panel?: ReactNode
  /** Its lessons, which are texts of their own. */
  outline?: ReactNode
  /** What members asked about it. */
  questions?: ReactNode
}

/** A course as its members see it, and its draft. */
export function CourseView({ article, facts, panel, outline, questions }: Props) {
  const t = useText()
  const lang = useForeign(article)
  const { subtitle, outcomes, requirements, audience, instructors } = article.extras
  return (
    <div className={styles.page}>
      <TextHead
        className={styles.head}
        back={{ to: paths.courses, label: t('back') }}
        title={article.title}
        summary={subtitle || article.excerpt}
        lang={lang}
      >
        {facts}
        <div className={styles.actions}>
          <ItemActions item={article} />
        </div>
        <LanguageNotice article={article} />
      </TextHead>
      <div className={panel ? styles.columns : undefined}>
        {panel && <aside className={styles.panel}>{panel}</aside>}
        <div className={styles.main}>
          <TextList title={t('outcomes')} texts={outcomes} lang={lang} />
          {outline}
          <section className={styles.about}>
            <h2>{t('about')}</h2>
            <RiskNotice riskLevel={article.riskLevel} />
            <ArticleBody article={article} />
          </section>
          <TextList title={t('requirements')} texts={requirements} lang={lang} />
          <TextList title={t('audience')} texts={audience} lang={lang} />
          <TextList title={t('instructors')} texts={instructors} lang={lang} />
          <Sources sources={article.sources} />
          {questions}
        </div>
      </div>
    </div>
  )
}
