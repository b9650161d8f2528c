import { AppShell } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { ProofProvider } from '#features/identity/web/proof/proof-provider.tsx'
import { paths } from '#platform/paths.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import header from '#ui/header-control.module.css'
import { Icon } from '#ui/icons.tsx'
import { LanguageSwitch } from '#ui/language-switch.tsx'
import { Mark } from '#ui/mark.tsx'
import { SiteIdentityProvider } from '#ui/site-context.ts'
import { ThemeToggle } from '#ui/theme-toggle.tsx'
import { AccountSlot } from '../layouts/account-slot.tsx'
import { siteQuery } from '../layouts/site-query.ts'
import { useText as useSiteText } from '../text.ts'
import { ComponentLibrary } from './component-library.tsx'
import styles from './member-frame.module.css'
import { MemberNavigation, type NavigationGroup } from './member-navigation.tsx'
import { useText } from './text.ts'

interface Props {
  /** Name of the area, which is also the name of its navigation. */
  title: string
  home: string
  groups: NavigationGroup[]
  children: ReactNode
}

/** The frame of the members' and administrators' areas: header, navigation on the left (a menu on a phone), content. */
export function MemberFrame({ title, home, groups, children }: Props) {
  const t = useText()
  const siteName = useSiteName()
  const { key } = useLocation()
  const [openOn, setOpenOn] = useState<string | null>(null)
  const isOpen = openOn === key
  useEffect(() => {
    if (!isOpen) return
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && setOpenOn(null)
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [isOpen])

  return (
    <SiteIdentityProvider value={{ origin: window.location.origin, siteName }}>
      <ComponentLibrary>
        <a className="skip-link" href="#main">
          {t('frame.skip')}
        </a>
        <AppShell
          header={{ height: '4rem' }}
          navbar={{ width: '15.5rem', breakpoint: 'md', collapsed: { mobile: !isOpen } }}
          padding={{ base: 'md', sm: 'xl' }}
          transitionDuration={0}
        >
          <AppShell.Header className={styles.header}>
            <button
              type="button"
              className={`${header.control} ${styles.burger}`}
              aria-expanded={isOpen}
              aria-controls="area-navigation"
              aria-label={t(isOpen ? 'frame.close' : 'frame.open')}
              onClick={() => setOpenOn(isOpen ? null : key)}
            >
              <Icon name={isOpen ? 'close' : 'menu'} size={24} />
            </button>
            <Link className={styles.home} to={home}>
              <Mark size={34} />
              <span className={styles.names}>
                <span className={styles.site}>{siteName}</span>
                <span className={styles.area}>{title}</span>
              </span>
            </Link>
            <LanguageSwitch />
            <span className={styles.wide}>
              <ThemeToggle />
            </span>
            <AccountSlot />
          </AppShell.Header>
          <AppShell.Navbar
            id="area-navigation"
            className={styles.navigation}
            data-open={isOpen}
            aria-label={title}
          >
            <MemberNavigation groups={groups} />
            <div>
              <Link className={styles.link} to={paths.home}>
                <Icon name="previous" />
                {t('frame.site')}
              </Link>
              <span className={styles.narrow}>
                <ThemeToggle isLabelled />
              </span>
            </div>
          </AppShell.Navbar>
          <AppShell.Main id="main" tabIndex={-1} className={styles.main}>
            <ProofProvider>{children}</ProofProvider>
          </AppShell.Main>
        </AppShell>
      </ComponentLibrary>
    </SiteIdentityProvider>
  )
}

function useSiteName(): string {
  const t = useSiteText()
  const { language } = useLanguage()
  const { data: site } = useQuery(siteQuery(language))
  return site?.siteName ?? t('site.name')
}
