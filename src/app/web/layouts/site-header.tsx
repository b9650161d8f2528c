import { Link, NavLink } from 'react-router'
import { SearchBox } from '#features/search/web/search-box.tsx'
import { paths } from '#platform/paths.ts'
import header from '#ui/header-control.module.css'
import { Icon } from '#ui/icons.tsx'
import { LanguageSwitch } from '#ui/language-switch.tsx'
import { Mark } from '#ui/mark.tsx'
import { Menu } from '#ui/menu.tsx'
import { useSiteIdentity } from '#ui/site-context.ts'
import { ThemeToggle } from '#ui/theme-toggle.tsx'
import { TibebBand } from '#ui/tibeb-band.tsx'
import { useText } from '../text.ts'
import { AccountSlot } from './account-slot.tsx'
import styles from './site-header.module.css'

const sections = [
  { key: 'nav.learn', path: paths.learn },
  { key: 'nav.courses', path: paths.courses },
  { key: 'nav.blogs', path: paths.blogs },
  { key: 'nav.resources', path: paths.resources },
  { key: 'nav.faq', path: paths.faq },
] as const

/** Mark, sections, language, scheme, account; on small screens the sections move into a menu. */
export function SiteHeader() {
  const t = useText()
  const { siteName } = useSiteIdentity()
  const links = sections.map(({ key, path }) => (
    <li key={path}>
      <NavLink className={styles.section} to={path}>
        {t(key)}
      </NavLink>
    </li>
  ))
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
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
          <span className={styles.wide}>
            <ThemeToggle />
          </span>
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
            <ThemeToggle isLabelled />
          </Menu>
        </div>
      </div>
      <TibebBand motif="chevron" />
    </header>
  )
}
