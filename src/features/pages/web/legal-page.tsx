import type { LoaderFunction } from 'react-router'
import { useLoaded } from '#platform/web/answers/use-answer.ts'
import { useSearchParams } from '#platform/web/router/router.ts'
import { ArticleBody } from '#content/web/article/article-body.tsx'
import { orNotFound } from '#content/web/or-not-found.ts'
import type { LegalVersionText } from '#features/legal/contract.ts'
import { legalPaths, middayOf, versionPath, type LegalDocument } from '#platform/legal/legal-texts.ts'
import { useDates, useLanguage } from '#platform/web/i18n.ts'
import { Link } from '#platform/web/link.tsx'
import { loadContext } from '#platform/web/query-client.ts'
import { Page, PageTitle } from '#ui/page/page.tsx'
import { PageHead } from '#ui/page/page-head.tsx'
import { Notice } from '#ui/states/notice.tsx'
import { loadPage, PageText } from './page-text.tsx'
import styles from './page-text.module.css'
import { legalQuery, versionQuery } from './queries.ts'
import { useText } from './text.ts'
import { standingOf, Versions } from './versions.tsx'

/** Fills the cache with a legal page, or with the version of it that the address names. */
export function loadLegalPage(document: LegalDocument): LoaderFunction {
  return async (wanted, more) => {
    const { queryClient, language } = wanted.context.get(loadContext)
    const version = versionIn(new URL(wanted.request.url).searchParams)
    const listed = queryClient.prefetchQuery(legalQuery(language))
    const shown =
      version === null
        ? loadPage(document)(wanted, more)
        : orNotFound(queryClient.ensureQueryData(versionQuery(language, { document, version })))
    const [page] = await Promise.all([shown, listed])
    return version === null ? page : null
  }
}

/** A legal page as it is today with its versions, or word for word one of them. */
export function LegalPage({ document }: { document: LegalDocument }) {
  const version = versionIn(useSearchParams()[0])
  return version === null ? (
    <PageText slug={document} isLegal after={<Versions document={document} />} />
  ) : (
    <VersionPage document={document} version={version} />
  )
}

function VersionPage({ document, version }: { document: LegalDocument; version: number }) {
  const { language } = useLanguage()
  const { data } = useLoaded(versionQuery(language, { document, version }))
  return (
    <Page>
      <PageHead title={data.title} description={data.excerpt} isHidden canonicalPath={versionPath(data)} />
      <article>
        <PageTitle title={data.title}>
          <p>{data.excerpt}</p>
        </PageTitle>
        <VersionNote version={data} />
        <div className={styles.version}>
          <ArticleBody article={data} />
          <Versions document={document} shown={data.version} />
        </div>
      </article>
    </Page>
  )
}

/** Which version this is, and whether it counts. */
function VersionNote({ version }: { version: LegalVersionText }) {
  const t = useText()
  const dates = useDates()
  const { language } = useLanguage()
  const { data } = useLoaded(legalQuery(language))
  const date = dates.date(middayOf(version.effectiveOn))
  return (
    <Notice>
      <p>
        {t(`version.shown.${standingOf(data, version)}`, { version: version.version, date })}{' '}
        <Link to={legalPaths[version.document]}>{t('version.today')}</Link>
      </p>
    </Notice>
  )
}

/** The number that an address names; one that is none leads to no version. */
function versionIn(search: URLSearchParams): number | null {
  const named = search.get('version')
  return named === null ? null : Number(named)
}
