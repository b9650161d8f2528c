import type { ReactNode } from 'react'
import type { LoaderFunction } from 'react-router'
import { ArticlePageHead } from '#content/web/article/article-page-head.tsx'
import { MembersGate } from '#content/web/article/members-gate.tsx'
import { teaserOf } from '#content/web/text-query.ts'
import { useLoaded } from '#platform/web/answers/use-answer.ts'
import { useDates, useLanguage } from '#platform/web/i18n.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { loadContext } from '#platform/web/query-client.ts'
import { useLoaderData } from '#platform/web/router/router.ts'
import { Page } from '#ui/page/page.tsx'
import styles from './page-text.module.css'
import { MissingPage } from './missing-page.tsx'
import { PageView } from './page-view.tsx'
import { pageQuery, type PageSlug } from './queries.ts'
import { ReviewNote } from './review-note.tsx'
import { useText } from './text.ts'

/** Fills the cache with one of the site's own pages, which may not be written yet. */
export function loadPage(slug: PageSlug): LoaderFunction {
  return async ({ context }) => {
    const { queryClient, language } = context.get(loadContext)
    try {
      await queryClient.ensureQueryData(pageQuery(language, slug))
      return { isThere: true }
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) throw error
      return { isThere: false }
    }
  }
}

interface Props {
  slug: PageSlug
  isLegal?: boolean
  after?: ReactNode
}

/**
 * One of the site's own pages, such as the privacy policy: the text that administrators keep, and when it last changed. Every page
 * leads to it, so it is there and says so as long as nothing is published.
 */
export function PageText(props: Props) {
  const { isThere } = useLoaderData<{ isThere: boolean }>()
  return isThere ? <Text {...props} /> : <MissingPage {...props} />
}

function Text({ slug, isLegal = false, after }: Props) {
  const t = useText()
  const dates = useDates()
  const { language } = useLanguage()
  const { data, ...reading } = useLoaded(pageQuery(language, slug))
  const shown = teaserOf(data)
  return (
    <Page>
      <ArticlePageHead article={shown} path={`/${slug}`} />
      <PageView
        shown={shown}
        article={'teaser' in data ? null : data.article}
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
