import { useId } from 'react'
import { listedKinds } from '#content/kinds.ts'
import { useSectionName } from '#content/web/kind-name.ts'
import type { Site } from '#features/dashboard/contract.ts'
import { paths } from '#platform/paths.ts'
import { useNamedLanguage } from '#platform/web/carried-language.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { KeptMarkup } from '#platform/web/kept-markup.tsx'
import { Link } from '#platform/web/link.tsx'
import { useSession } from '#platform/web/session.ts'
import { useSiteIdentity } from '#ui/page/site-context.ts'
import { DataSaver } from '#ui/controls/data-saver.tsx'
import { LanguageSwitch, useSwitchAddress } from '#ui/controls/language-switch.tsx'
import { Mark } from '#ui/page/mark.tsx'
import { TibebBand } from '#ui/page/tibeb-band.tsx'
import { useText } from '../text.ts'
import { CalendarSwitch } from './calendar-switch.tsx'
import { rules } from './rules.ts'
import styles from './site-footer.module.css'

const groups = [
  {
    title: 'footer.hub',
    links: [
      ['nav.about', paths.about],
      ['nav.contact', paths.contact],
      ['footer.offline', paths.offline],
    ],
  },
  {
    title: 'footer.rules',
    links: rules,
  },
] as const

/** Where everything is, what the site is not, and the two languages and calendars. */
export function SiteFooter({ links }: { links: Site['links'] }) {
  const { siteName } = useSiteIdentity()
  const { language } = useLanguage()
  const same = [useId(), language, useNamedLanguage(), siteName, links]
  return (
    <KeptMarkup
      as="footer"
      className={styles.footer}
      name={() => `footer ${JSON.stringify(same)}`}
      address={useSwitchAddress()}
    >
      {() => (
        <>
          <TibebBand onDeep />
          <Columns links={links} />
        </>
      )}
    </KeptMarkup>
  )
}

function Columns({ links }: { links: Site['links'] }) {
  const t = useText()
  const { siteName } = useSiteIdentity()
  return (
    <div className={styles.columns}>
      <div className={styles.about}>
        <p className={styles.name}>
          <Mark size={40} />
          {siteName}
        </p>
        <p>{t('footer.promise')}</p>
        <CalendarSwitch />
        <LanguageSwitch />
        <DataSaver />
      </div>
      <Sections />
      {groups.map((group) => (
        <nav key={group.title} aria-label={t(group.title)}>
          <p className={styles.heading}>{t(group.title)}</p>
          <ul>
            {group.links.map(([key, path]) => (
              <li key={path}>
                <Link to={path}>{t(key)}</Link>
              </li>
            ))}
            {group.title === 'footer.hub' && <OwnPlace />}
            {group.title === 'footer.hub' &&
              links.map(({ label, href }) => (
                <li key={href}>
                  <a href={href} rel="noopener">
                    {label}
                  </a>
                </li>
              ))}
          </ul>
        </nav>
      ))}
    </div>
  )
}

/** An account for guests; members have one and are led to their dashboard. */
function OwnPlace() {
  const t = useText()
  const { state, user, absent } = useSession()
  if (absent) return null
  return (
    <li className={styles.ownPlace} data-session={state}>
      <Link to={user ? paths.dashboard : paths.register}>
        {t(user ? 'account.dashboard' : 'account.register')}
      </Link>
    </li>
  )
}

/** The lists of all kinds, and the feed of posts. */
function Sections() {
  const t = useText()
  const sectionName = useSectionName()
  const { language } = useLanguage()
  return (
    <nav aria-label={t('footer.read')}>
      <p className={styles.heading}>{t('footer.read')}</p>
      <ul>
        {listedKinds().map(({ kind, path }) => (
          <li key={kind}>
            <Link to={path}>{sectionName(kind)}</Link>
          </li>
        ))}
        <li>
          <Link to={paths.practice}>{t('nav.practice')}</Link>
        </li>
        <li>
          <Link to={paths.tools}>{t('nav.tools')}</Link>
        </li>
        <li>
          <a href={paths.feed(language)} type="application/rss+xml">
            {t('footer.feed')}
          </a>
        </li>
      </ul>
    </nav>
  )
}
