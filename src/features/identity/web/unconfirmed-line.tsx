import { useState } from 'react'
import type { SessionUser } from '#platform/web/session.ts'
import buttons from '#ui/controls/button.module.css'
import { Notice } from '#ui/states/notice.tsx'
import { useText } from './member/text.ts'
import { SendVerification } from './sign-in/send-verification.tsx'
import styles from './unconfirmed-line.module.css'

const key = 'unconfirmedClosed'

/** Until the address is confirmed: that a mail is on its way, and how to get another. Can be put away for this visit. */
export function UnconfirmedLine({ user }: { user: SessionUser }) {
  const t = useText()
  const [isClosed, setClosed] = useState(() => wasClosed(user.uid))
  if (user.emailVerified || isClosed) return null
  const close = () => {
    noteClosed(user.uid)
    setClosed(true)
    document.getElementById('main')?.focus()
  }
  return (
    <div className={styles.line}>
      <Notice tone="warning" title={t('unconfirmed.title')}>
        <p>{t('unconfirmed.text', { email: user.email })}</p>
        <div className={styles.actions}>
          <SendVerification email={user.email} />
          <button type="button" className={buttons.quiet} onClick={close}>
            {t('unconfirmed.close')}
          </button>
        </div>
      </Notice>
    </div>
  )
}

function wasClosed(uid: string): boolean {
  try {
    return sessionStorage.getItem(key) === uid
  } catch {
    return false
  }
}

function noteClosed(uid: string): void {
  try {
    sessionStorage.setItem(key, uid)
  } catch {
    // It is shown again on the next page.
  }
}
