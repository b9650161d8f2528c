import { Link } from 'react-router'
import type { Preview } from '#desk/preview/contract.ts'
import { ArticleBody } from '#content/web/article/article-body.tsx'
import { LanguageNotice } from '#content/web/article/language-notice.tsx'
import { RiskNotice } from '#content/web/article/risk-notice.tsx'
import { Sources } from '#content/web/article/sources.tsx'
import styles from '#features/courses/web/course-page.module.css'
import { TextList } from '#features/courses/web/text-list.tsx'
import { useText } from '#features/courses/web/text.ts'
import { paths } from '#platform/paths.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { Icon } from '#ui/icons.tsx'

/** The page of a course as its members see it, but for its lessons, which are drafts of their own. */
export function CoursePreview({ article }: Preview) {
  const t = useText()
  const { language } = useLanguage()
  const lang = article.language === language ? undefined : article.language
  const { subtitle, outcomes, requirements, audience } = article.extras
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Link className={styles.back} to={paths.courses}>
          <Icon name="previous" size={18} />
          {t('back')}
        </Link>
        <h1 lang={lang}>{article.title}</h1>
        <p className={styles.subtitle} lang={lang}>
          {typeof subtitle === 'string' && subtitle ? subtitle : article.excerpt}
        </p>
        <LanguageNotice article={article} />
      </header>
      <div className={styles.main}>
        <TextList title={t('outcomes')} texts={outcomes} lang={lang} />
        <section className={styles.about}>
          <h2>{t('about')}</h2>
          <RiskNotice riskLevel={article.riskLevel} />
          <ArticleBody article={article} />
        </section>
        <TextList title={t('requirements')} texts={requirements} lang={lang} />
        <TextList title={t('audience')} texts={audience} lang={lang} />
        <Sources sources={article.sources} />
      </div>
    </div>
  )
}
