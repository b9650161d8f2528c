import type { ReactNode } from 'react'
import type { LoaderFunction } from 'react-router'
import { ArticlePageHead } from '#content/web/article/article-page-head.tsx'
import { MembersGate } from '#content/web/article/members-gate.tsx'
import { orNotFound } from '#content/web/or-not-found.ts'
import { teaserOf } from '#content/web/text-query.ts'
import { useLoaded } from '#platform/web/answers/use-answer.ts'
import { useDates, useLanguage } from '#platform/web/i18n.ts'
import { loadContext } from '#platform/web/query-client.ts'
import { Page } from '#ui/page/page.tsx'
import styles from './page-text.module.css'
import { PageView } from './page-view.tsx'
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
export function PageText({
  slug,
  isLegal = false,
  after,
}: {
  slug: PageSlug
  isLegal?: boolean
  after?: ReactNode
}) {
  const t = useText()
  const dates = useDates()
  const { language } = useLanguage()
  const reading = useLoaded(pageQuery(language, slug))
  const shown = teaserOf(reading.data)
  return (
    <Page>
      <ArticlePageHead article={shown} path={`/${slug}`} />
      <PageView
        shown={shown}
        article={'teaser' in reading.data ? null : reading.data.article}
        gate={<MembersGate path={`/${slug}`} reading={reading} />}
        changed={
          isLegal && <p className={styles.changed}>{t('updated', { date: dates.date(shown.updatedAt) })}</p>
        }
        note={isLegal && <ReviewNote />}
        after={after}
      />
    </Page>
  )
}
