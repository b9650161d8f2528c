import type { ReactNode } from 'react'
import { paths } from '#platform/paths.ts'
import { Link } from '#platform/web/link.tsx'
import { useSession } from '#platform/web/session.ts'
import { Page, PageTitle } from '#ui/page/page.tsx'
import { PageHead } from '#ui/page/page-head.tsx'
import { Notice } from '#ui/states/notice.tsx'
import type { PageSlug } from './queries.ts'
import { useText } from './text.ts'

/** In the place of one of the site's own pages that is not published; administrators are told how it comes to be. */
export function MissingPage({ slug, after }: { slug: PageSlug; after?: ReactNode }) {
  const t = useText()
  const { user } = useSession()
  return (
    <Page>
      <PageHead title={t(`missing.${slug}`)} isHidden />
      <PageTitle title={t(`missing.${slug}`)}>
        <p>{t('missing.text')}</p>
      </PageTitle>
      {user?.isAdmin && (
        <Notice>
          {t('missing.note', { address: slug })} <Link to={paths.admin.pages}>{t('missing.open')}</Link>
        </Notice>
      )}
      {after}
    </Page>
  )
}
