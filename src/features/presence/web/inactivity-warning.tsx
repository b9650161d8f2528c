import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import buttons from '#ui/controls/button.module.css'
import styles from './inactivity-warning.module.css'
import { useText } from './text.ts'

interface Props {
  /** Milliseconds until the session ends. */
  remaining(): number
  onStay(): void
}

/** Seconds at which the time left is also read aloud. */
const spokenAt = [120, 60, 30, 10]

/** Counts down to the end of the session in a modal dialog; closing it in any way means staying. */
export function InactivityWarning({ remaining, onStay }: Props) {
  const t = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const [seconds, setSeconds] = useState(() => Math.ceil(remaining() / 1000))
  const spoken = spokenAt.findLast((moment) => moment >= seconds) ?? spokenAt[0]

  // Before the element is taken away: closing gives the focus back to where it was, taking away does not.
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  useEffect(() => {
    const timer = setInterval(() => setSeconds(Math.ceil(remaining() / 1000)), 1000)
    return () => clearInterval(timer)
  }, [remaining])

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="inactivity-title"
      aria-describedby="inactivity-text"
      onCancel={(event) => {
        event.preventDefault()
        onStay()
      }}
    >
      <h2 id="inactivity-title">{t('warning.title')}</h2>
      <p id="inactivity-text">{t('warning.text')}</p>
      <p className={styles.clock} role="timer" aria-live="off">
        {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
      </p>
      <p className="visually-hidden" aria-live="assertive">
        {t('warning.left', { count: spoken ?? seconds })}
      </p>
      <button type="button" className={buttons.primary} onClick={onStay} autoFocus>
        {t('warning.stay')}
      </button>
    </dialog>
  )
}
