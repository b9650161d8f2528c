import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useQuery } from '#platform/web/answers/queries.ts'
import { useLocation } from '#platform/web/router/router.ts'
import { ProofProvider } from '#features/identity/web/proof/proof-provider.tsx'
import { useLanguage } from '#platform/web/i18n.ts'
import { Link } from '#platform/web/link.tsx'
import { DataSaver } from '#ui/controls/data-saver.tsx'
import { Icon } from '#ui/icons.tsx'
import { SiteIdentityProvider } from '#ui/page/site-context.ts'
import { SiteHeader } from './site-header.tsx'
import { siteQuery } from './site-query.ts'
import { useText as useSiteText } from '../text.ts'
import { ComponentLibrary } from '../member/component-library.tsx'
import styles from './member-frame.module.css'
import { CalendarSwitch } from './calendar-switch.tsx'
import { MemberNavigation, type NavigationGroup } from './member-navigation.tsx'
import { rules } from './rules.ts'

interface Props {
  /** Name of the area, which is also the name of its navigation. */
  title: string
  /** Administrators work with many rows and a mouse; members get the site's own sizes. */
  isDense?: boolean
  groups: NavigationGroup[]
  children: ReactNode
}

/** The members' and administrators' areas: the site's header, to which they add a navigation on the left (a menu on a phone). */
export function MemberFrame({ title, isDense = false, groups, children }: Props) {
  const t = useSiteText()
  const site = useSite()
  const { isOpen, toggle, button } = useAreaMenu()
  return (
    <SiteIdentityProvider value={{ origin: window.location.origin, ...site }}>
      <ComponentLibrary>
        <div data-area={isDense ? 'dense' : 'member'}>
          <a className="skip-link" href="#main">
            {t('header.skip')}
          </a>
          <SiteHeader isWide>
            <button
              type="button"
              ref={button}
              className={styles.opener}
              aria-expanded={isOpen}
              aria-controls="area-navigation"
              onClick={toggle}
            >
              {title}
              <Icon name={isOpen ? 'close' : 'down'} />
            </button>
          </SiteHeader>
          <div className={styles.frame}>
            <nav id="area-navigation" className={styles.navigation} data-open={isOpen} aria-label={title}>
              <MemberNavigation groups={groups} />
            </nav>
            <main id="main" tabIndex={-1} className={styles.main}>
              <ProofProvider>{children}</ProofProvider>
            </main>
            {!isDense && (
              <footer className={styles.footer}>
                {rules.map(([key, path]) => (
                  <Link key={path} to={path}>
                    {t(key)}
                  </Link>
                ))}
                <CalendarSwitch />
                <DataSaver />
              </footer>
            )}
          </div>
        </div>
      </ComponentLibrary>
    </SiteIdentityProvider>
  )
}

/** Open until a link is followed or Escape is pressed, which leads back to the button. */
function useAreaMenu() {
  const { key } = useLocation()
  const button = useRef<HTMLButtonElement>(null)
  const [openOn, setOpenOn] = useState<string | null>(null)
  const isOpen = openOn === key
  useEffect(() => {
    if (!isOpen) return
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpenOn(null)
      button.current?.focus()
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [isOpen])
  return { isOpen, button, toggle: () => setOpenOn(isOpen ? null : key) }
}

function useSite() {
  const t = useSiteText()
  const { language } = useLanguage()
  const { data: site } = useQuery(siteQuery(language))
  return { siteName: site?.siteName ?? t('site.name'), idleMinutes: site?.idleMinutes }
}
