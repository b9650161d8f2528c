import type { LoaderFunction } from 'react-router'
import { Outlet } from '#platform/web/router/router-view.tsx'
import { useLoaderData } from '#platform/web/router/router.ts'
import { paths } from '#platform/paths.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { Link } from '#platform/web/link.tsx'
import { DataSaver } from '#ui/controls/data-saver.tsx'
import { LanguageSwitch } from '#ui/controls/language-switch.tsx'
import { Mark } from '#ui/page/mark.tsx'
import { ReadingMenu } from '#ui/controls/reading-settings.tsx'
import { SiteIdentityProvider, type SiteIdentity } from '#ui/page/site-context.ts'
import { TibebBand } from '#ui/page/tibeb-band.tsx'
import { ErrorContent } from '../error-content.tsx'
import { useText } from '../text.ts'
import { CalendarSwitch } from './calendar-switch.tsx'
import { rules } from './rules.ts'
import { loadSite } from './site-query.ts'
import styles from './standalone-layout.module.css'

export const loader: LoaderFunction = loadSite

/** A page that stands by itself: the name plate, the two switches, and the text. */
export function Component() {
  return <Frame identity={useLoaderData<SiteIdentity>()}>{<Outlet />}</Frame>
}

export function ErrorBoundary() {
  return (
    <Frame>
      <ErrorContent />
    </Frame>
  )
}

function Frame({ identity, children }: { identity?: SiteIdentity; children: React.ReactNode }) {
  const t = useText()
  const { language } = useLanguage()
  return (
    <SiteIdentityProvider value={identity ?? { origin: '', siteName: t('site.name') }}>
      <a className="skip-link" href="#main">
        {t('header.skip')}
      </a>
      <header className={styles.header}>
        <Link className={styles.home} to={paths.home}>
          <Mark size={34} />
          {identity?.siteName ?? t('site.name')}
        </Link>
        <div className={styles.controls}>
          <LanguageSwitch />
          <ReadingMenu />
        </div>
      </header>
      <TibebBand motif="chevron" />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.footer}>
        <Link to={paths.home}>{t('footer.home')}</Link>
        <Link to={paths.contact}>{t('nav.contact')}</Link>
        {rules.map(([key, path]) => (
          <Link key={path} to={path}>
            {t(key)}
          </Link>
        ))}
        <a href={paths.feed(language)} type="application/rss+xml">
          {t('footer.feed')}
        </a>
        <CalendarSwitch />
        <DataSaver />
      </footer>
    </SiteIdentityProvider>
  )
}
