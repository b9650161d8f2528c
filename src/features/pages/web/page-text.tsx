import { useSuspenseQuery } from '@tanstack/react-query'
import type { LoaderFunction } from 'react-router'
import { ArticleLayout } from '#content/web/article/article-layout.tsx'
import { ArticlePageHead } from '#content/web/article/article-page-head.tsx'
import { LanguageNotice } from '#content/web/article/language-notice.tsx'
import { MembersGate } from '#content/web/article/members-gate.tsx'
import { orNotFound } from '#content/web/or-not-found.ts'
import { teaserOf } from '#content/web/text-query.ts'
import { useDates, useLanguage } from '#platform/web/i18n.ts'
import { loadContext } from '#platform/web/query-client.ts'
import { Page, PageTitle } from '#ui/page/page.tsx'
import styles from './page-text.module.css'
import { pageQuery, type PageSlug } from './queries.ts'
import { ReviewNote } from './review-note.tsx'
import { useText } from './text.ts'

/** Fills the cache with one of the site's own pages. */
export function loadPage(slug: PageSlug): LoaderFunction {
  return async ({ context }) => {
    const { queryClient, language } = context.get(loadContext)
    await orNotFound(queryClient.ensureQueryData(pageQuery(language, slug)))
    return null
  }
}

/** One of the site's own pages, such as the privacy policy: the text that administrators keep, and when it last changed. */
export function PageText({ slug, isLegal = false }: { slug: PageSlug; isLegal?: boolean }) {
  const t = useText()
  const dates = useDates()
  const { language } = useLanguage()
  const reading = useSuspenseQuery(pageQuery(language, slug))
  const article = teaserOf(reading.data)
  const lang = article.language === language ? undefined : article.language
  return (
    <Page>
      <ArticlePageHead article={article} path={`/${slug}`} />
      <article>
        <PageTitle title={<span lang={lang}>{article.title}</span>}>
          <p lang={lang}>{article.excerpt}</p>
          {isLegal && (
            <p className={styles.changed}>{t('updated', { date: dates.date(article.updatedAt) })}</p>
          )}
        </PageTitle>
        {isLegal && <ReviewNote />}
        <LanguageNotice article={article} />
        {'teaser' in reading.data ? (
          <MembersGate path={`/${slug}`} reading={reading} />
        ) : (
          <ArticleLayout article={reading.data.article} />
        )}
      </article>
    </Page>
  )
}
