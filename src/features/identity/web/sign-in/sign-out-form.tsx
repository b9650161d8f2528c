import { paths } from '#platform/paths.ts'
import { signOutStep } from '#platform/posted-form.ts'
import { useSession } from '#platform/web/session.ts'
import buttons from '#ui/controls/button.module.css'
import { useText } from '../text.ts'
import styles from './sign-out-form.module.css'

/** The way out for whom no script has told that they are signed in: where none runs, and where they are late on a device whose last reader is known. */
export function SignOutForm() {
  const t = useText()
  const { state } = useSession()
  return (
    <form className={styles.form} data-session={state} method="post" action={paths.login}>
      <p>{t('signOut.here')}</p>
      <button type="submit" className={buttons.secondary} {...signOutStep}>
        {t('signOut.button')}
      </button>
    </form>
  )
}
