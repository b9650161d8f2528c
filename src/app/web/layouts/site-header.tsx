import { useId, useRef, type ReactNode } from 'react'
import { useLocation } from '#platform/web/router/router.ts'
import { hasTrait, listedKinds } from '#content/kinds.ts'
import { useSectionName } from '#content/web/kind-name.ts'
import { SearchBox } from '#features/search/web/search-box.tsx'
import { paths } from '#platform/paths.ts'
import { useNamedLanguage } from '#platform/web/carried-language.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { KeptMarkup } from '#platform/web/kept-markup.tsx'
import { Link, NavLink } from '#platform/web/link.tsx'
import header from '#ui/controls/header-control.module.css'
import { Icon } from '#ui/icons.tsx'
import { LanguageSwitch, useSwitchAddress } from '#ui/controls/language-switch.tsx'
import { Mark } from '#ui/page/mark.tsx'
import { Menu } from '#ui/controls/menu.tsx'
import { ReadingMenu, ReadingSettings } from '#ui/controls/reading-settings.tsx'
import { useSiteIdentity } from '#ui/page/site-context.ts'
import { TibebBand } from '#ui/page/tibeb-band.tsx'
import { useText } from '../text.ts'
import { AccountSlot } from './account-slot.tsx'
import styles from './site-header.module.css'
import { useReturningHeader } from './use-returning-header.ts'

const sections = listedKinds().filter(({ kind }) => hasTrait(kind, 'inHeader'))

interface Props {
  /** From edge to edge, for areas with a navigation of their own at the left. */
  isWide?: boolean
  /** A line below, such as the way to an area's own pages on a phone. */
  children?: ReactNode
}

/** Mark, sections, search, language, reading settings, account: the same in every area. On small screens the sections move into a menu. */
export function SiteHeader({ isWide = false, children }: Props) {
  const { siteName } = useSiteIdentity()
  const { language } = useLanguage()
  const { pathname } = useLocation()
  const element = useRef<HTMLElement>(null)
  useReturningHeader(element)
  const here = [...sections, { path: paths.practice }].find(
    ({ path }) => pathname === path || pathname.startsWith(`${path}/`),
  )?.path
  const same = [useId(), isWide, language, useNamedLanguage(), here, siteName]
  return (
    <KeptMarkup
      as="header"
      className={styles.header}
      element={element}
      name={children ? undefined : () => `header ${JSON.stringify(same)}`}
      address={useSwitchAddress()}
    >
      {() => (
        <>
          <HeaderBar isWide={isWide} />
          <TibebBand motif="chevron" />
          {children}
        </>
      )}
    </KeptMarkup>
  )
}

function HeaderBar({ isWide }: { isWide: boolean }) {
  const t = useText()
  const sectionName = useSectionName()
  const { siteName } = useSiteIdentity()
  const named = [
    ...sections.map(({ kind, path }) => ({ path, name: sectionName(kind) })),
    { path: paths.practice, name: t('nav.practice') },
  ]
  const links = named.map(({ path, name }) => (
    <li key={path}>
      <NavLink className={styles.section} to={path}>
        {name}
      </NavLink>
    </li>
  ))
  return (
    <div className={styles.bar} data-wide={isWide || undefined}>
      <Link className={styles.home} to={paths.home}>
        <Mark size={38} />
        <span>{siteName}</span>
      </Link>
      <nav className={styles.sections} aria-label={t('header.sections')}>
        <ul>{links}</ul>
      </nav>
      <SearchBox className={styles.search} />
      <div className={styles.controls}>
        <Link
          className={`${header.control} ${styles.toSearch}`}
          to={paths.search}
          aria-label={t('header.search')}
          title={t('header.search')}
        >
          <Icon name="search" size={24} />
        </Link>
        <LanguageSwitch />
        <ReadingMenu className={styles.wide} />
        <AccountSlot />
        <Menu
          className={styles.menu}
          button={<Icon name="menu" size={24} />}
          label={t('header.menu')}
          buttonClass={header.control}
        >
          <nav className={styles.list} aria-label={t('header.sections')}>
            <ul>{links}</ul>
          </nav>
          <ReadingSettings />
        </Menu>
      </div>
    </div>
  )
}
