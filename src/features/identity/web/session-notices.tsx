import { useEffect, useState, useSyncExternalStore } from 'react'
import { entranceTo, paths } from '#platform/paths.ts'
import { useHeldPage } from '#platform/web/held-page.ts'
import { useSession, type SessionEnding } from '#platform/web/session.ts'
import buttons from '#ui/controls/button.module.css'
import { Notice } from '#ui/states/notice.tsx'
import { useSessionProblem } from './session/session-problem.ts'
import styles from './session-notices.module.css'
import { useSessionText } from './session/text.ts'

interface Props {
  /** Calls back after each change of address. */
  onNavigation(listener: () => void): () => void
}

/** Tells the reader what went wrong with the session, wherever they are; the sign-in page explains an ended session itself. */
export function SessionNotices({ onNavigation }: Props) {
  const t = useSessionText()
  const { problem, show } = useSessionProblem()
  const { ending, gone, refresh } = useSession()
  const path = useSyncExternalStore(onNavigation, readPath, () => paths.login)
  // A page that stays says so itself, with the way back in.
  const isHeld = useHeldPage()
  // Who deletes the account on this page is told at the sign-in page, once.
  const [isHeard, setHeard] = useState(false)
  if (path === paths.login && isHeard !== (ending === 'deleted')) setHeard(!isHeard)
  const isDeletionTold = gone !== null && !isHeard
  const told = isDeletionTold ? 'deleted' : ending === 'expired' || ending === 'elsewhere' ? ending : null

  // Who has no connection knows it, and is asked for nothing: it is tried again when there is one.
  const isWaiting = !navigator.onLine && ['session', 'sync', 'record'].includes(problem ?? '')
  useEffect(() => {
    if (problem !== 'session') return undefined
    const again = () => {
      show(null)
      refresh().catch(() => show('session'))
    }
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [problem, show, refresh])

  return (
    <div className={styles.corner} aria-live="polite">
      {problem && !isWaiting && (
        <Notice tone={problem === 'sync' ? 'warning' : 'risk'}>
          <p>{t(`problem.${problem}`)}</p>
          <div className={styles.actions}>
            {problem === 'session' && (
              <button type="button" className={buttons.quiet} onClick={() => leave(() => void retry())}>
                {t('problem.retry')}
              </button>
            )}
            <button type="button" className={buttons.quiet} onClick={() => leave(() => show(null))}>
              {t('problem.close')}
            </button>
          </div>
        </Notice>
      )}
      {told && path !== paths.login && !isHeld && <EndingNotice key={told} ending={told} />}
    </div>
  )

  async function retry(): Promise<void> {
    show(null)
    await refresh().catch(() => show('session'))
  }
}

/** The buttons of a notice go with it; whoever pressed one goes on in the page. */
function leave(close: () => void): void {
  close()
  document.getElementById('main')?.focus({ preventScroll: true })
}

function readPath(): string {
  return location.pathname
}

/** Why somebody who was reading is a guest now, with the way back in. */
function EndingNotice({ ending }: { ending: Exclude<SessionEnding, 'password'> }) {
  const t = useSessionText()
  const [isClosed, setClosed] = useState(false)
  if (isClosed) return null
  return (
    <Notice>
      <p>{t(`ending.${ending}`)}</p>
      <div className={styles.actions}>
        {ending !== 'deleted' && (
          <a className={buttons.quiet} href={entranceTo(location.pathname + location.search)}>
            {t('ending.signIn')}
          </a>
        )}
        <button type="button" className={buttons.quiet} onClick={() => leave(() => setClosed(true))}>
          {t('problem.close')}
        </button>
      </div>
    </Notice>
  )
}
