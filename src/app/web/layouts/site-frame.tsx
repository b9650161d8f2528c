import type { ReactNode } from 'react'
import { useAnswer } from '#platform/web/answers/use-answer.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { SiteIdentityProvider, type SiteIdentity } from '#ui/page/site-context.ts'
import { useText } from '../text.ts'
import { AnnouncementBar } from './announcement-bar.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { siteQuery } from './site-query.ts'

/** Header, main part and footer of every public page. */
export function SiteFrame({ identity, children }: { identity?: SiteIdentity; children: ReactNode }) {
  const t = useText()
  const { language } = useLanguage()
  const { data: site } = useAnswer(siteQuery(language))
  return (
    <SiteIdentityProvider value={identity ?? { origin: '', siteName: site?.siteName ?? t('site.name') }}>
      <a className="skip-link" href="#main">
        {t('header.skip')}
      </a>
      {site?.announcement && <AnnouncementBar announcement={site.announcement} />}
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter links={site?.links ?? []} />
    </SiteIdentityProvider>
  )
}
