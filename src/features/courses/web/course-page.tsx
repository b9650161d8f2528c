import { useSuspenseQuery } from '@tanstack/react-query'
import { redirect, useParams, type LoaderFunction } from 'react-router'
import { ArticleBody } from '#content/web/article/article-body.tsx'
import { ItemActions } from '#content/web/item-actions.tsx'
import { LanguageNotice } from '#content/web/article/language-notice.tsx'
import { orNotFound } from '#content/web/or-not-found.ts'
import { RiskNotice } from '#content/web/article/risk-notice.tsx'
import { Sources } from '#content/web/article/sources.tsx'
import { paths } from '#platform/paths.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { Link } from '#platform/web/link.tsx'
import { loadContext } from '#platform/web/query-client.ts'
import { Icon } from '#ui/icons.tsx'
import { PageHead } from '#ui/page/page-head.tsx'
import { CourseFacts } from './course-facts.tsx'
import { CourseOutline } from './course-outline.tsx'
import styles from './course-page.module.css'
import { CoursePanel } from './course-panel.tsx'
import { courseQuery } from './queries.ts'
import { useText } from './text.ts'
import { TextList } from './text-list.tsx'

export const loader: LoaderFunction = async ({ context, params: { id = '' } }) => {
  const { queryClient, language } = context.get(loadContext)
  const { article } = await orNotFound(queryClient.ensureQueryData(courseQuery(language, id)))
  if (article.slug !== id) throw redirect(paths.course(article.slug))
  return null
}

export function Component() {
  const t = useText()
  const { language } = useLanguage()
  const { id = '' } = useParams()
  const { data: course } = useSuspenseQuery(courseQuery(language, id))
  const { article } = course
  const { subtitle, outcomes, requirements, audience, instructors } = article.extras
  const lang = article.language === language ? undefined : article.language
  return (
    <div className={styles.page}>
      <PageHead title={article.title} isHidden />
      <header className={styles.head}>
        <Link className={styles.back} to={paths.courses}>
          <Icon name="previous" size={18} />
          {t('back')}
        </Link>
        <h1 lang={lang}>{article.title}</h1>
        <p className={styles.subtitle} lang={lang}>
          {typeof subtitle === 'string' && subtitle ? subtitle : article.excerpt}
        </p>
        <CourseFacts course={article} lessonCount={course.lessonCount} minutes={course.minutes} />
        <ItemActions item={article} />
        <LanguageNotice article={article} />
      </header>
      <div className={styles.columns}>
        <aside className={styles.panel}>
          <CoursePanel course={course} />
        </aside>
        <div className={styles.main}>
          <TextList title={t('outcomes')} texts={outcomes} lang={lang} />
          <section>
            <h2>{t('outline')}</h2>
            {article.details.progression === 'sequential' && <p>{t('inOrder')}</p>}
            {course.lessonCount === 0 ? (
              <p>{t('outlineEmpty')}</p>
            ) : (
              <CourseOutline course={article.slug} sections={course.sections} />
            )}
          </section>
          <section className={styles.about}>
            <h2>{t('about')}</h2>
            <RiskNotice riskLevel={article.riskLevel} />
            <ArticleBody article={article} />
          </section>
          <TextList title={t('requirements')} texts={requirements} lang={lang} />
          <TextList title={t('audience')} texts={audience} lang={lang} />
          <TextList title={t('instructors')} texts={instructors} lang={lang} />
          <Sources sources={article.sources} />
        </div>
      </div>
    </div>
  )
}
