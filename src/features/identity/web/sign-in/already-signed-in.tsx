import { paths } from '#platform/paths.ts'
import { Link } from '#platform/web/link.tsx'
import { useSession, type SessionUser } from '#platform/web/session.ts'
import buttons from '#ui/controls/button.module.css'
import { Notice } from '#ui/states/notice.tsx'
import entrance from '../entrance.module.css'
import { useText } from '../text.ts'

/** For a member who comes to the sign-in page: because a page needs an administrator, or by themselves. */
export function AlreadySignedIn({ user, wantedAdmin }: { user: SessionUser; wantedAdmin: boolean }) {
  const t = useText()
  const { signOut } = useSession()
  const name = user.displayName || user.email
  return (
    <>
      <Notice
        tone={wantedAdmin ? 'warning' : 'info'}
        title={wantedAdmin ? t('already.adminTitle') : undefined}
        live
      >
        <p>{t(wantedAdmin ? 'already.admin' : 'already.signedIn', { name, email: user.email })}</p>
      </Notice>
      <div className={entrance.row}>
        <Link className={buttons.primary} to={paths.dashboard}>
          {t('already.dashboard')}
        </Link>
        <button type="button" className={buttons.secondary} onClick={() => void signOut()}>
          {t('already.other')}
        </button>
      </div>
    </>
  )
}
