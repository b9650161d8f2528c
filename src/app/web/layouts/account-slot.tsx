import { useEffect, useRef } from 'react'
import { useSectionName } from '#content/web/kind-name.ts'
import { paths } from '#platform/paths.ts'
import { Link } from '#platform/web/link.tsx'
import { useSession } from '#platform/web/session.ts'
import header from '#ui/controls/header-control.module.css'
import { Icon } from '#ui/icons.tsx'
import { Menu } from '#ui/controls/menu.tsx'
import { useText } from '../text.ts'
import styles from './account-slot.module.css'

/** The way in for guests, the member's own menu for members, in a place of one fixed width. */
export function AccountSlot() {
  const t = useText()
  const { user, absent, signOut } = useSession()
  const signIn = useRef<HTMLAnchorElement>(null)
  const wasMember = useRef(false)
  useEffect(() => {
    // The button that signed out is gone; the focus goes to what stands in its place.
    if (!user && wasMember.current && document.activeElement === document.body) signIn.current?.focus()
    wasMember.current = !!user
  }, [user])
  if (!user && absent) {
    return (
      <div className={styles.slot}>
        {/* Not in the page: its scripts may not be on this device. */}
        <a
          className={`${header.control} ${styles.member}`}
          href={paths.offline}
          aria-label={t('account.absent', { name: absent })}
        >
          <Initial name={absent} />
          <span className={styles.words}>{absent}</span>
        </a>
      </div>
    )
  }
  if (!user) {
    return (
      <div className={styles.slot}>
        <Link ref={signIn} className={`${header.control} ${styles.signIn}`} to={paths.login}>
          <Icon name="user" />
          <span className={styles.words}>{t('account.signIn')}</span>
        </Link>
      </div>
    )
  }
  return (
    <div className={styles.slot}>
      <Menu
        label={t('account.menu', { name: user.displayName || user.email })}
        buttonClass={`${header.control} ${styles.member}`}
        button={
          <>
            {user.photoURL ? (
              <img className={styles.photo} src={user.photoURL} alt="" width="28" height="28" />
            ) : (
              <Initial name={user.displayName || user.email} />
            )}
            <span className={styles.words}>{user.displayName || user.email}</span>
          </>
        }
      >
        <MemberLinks isAdmin={user.isAdmin} onSignOut={() => void signOut().catch(() => undefined)} />
      </Menu>
    </div>
  )
}

function Initial({ name }: { name: string }) {
  return <span className={styles.initial} data-initial={[...name][0]?.toUpperCase()} />
}

interface LinksProps {
  isAdmin: boolean
  onSignOut: () => void
}

function MemberLinks({ isAdmin, onSignOut }: LinksProps) {
  const t = useText()
  const sectionName = useSectionName()
  return (
    <ul className={styles.links}>
      <li>
        <Link to={paths.dashboard}>{t('account.dashboard')}</Link>
      </li>
      <li>
        <Link to={paths.courses}>{sectionName('course')}</Link>
      </li>
      <li>
        <Link to={paths.profile}>{t('account.profile')}</Link>
      </li>
      {isAdmin && (
        <li>
          <Link to={paths.admin.dashboard}>{t('account.admin')}</Link>
        </li>
      )}
      <li>
        <button type="button" onClick={onSignOut}>
          {t('account.signOut')}
        </button>
      </li>
    </ul>
  )
}
