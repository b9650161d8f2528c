import { useEffect, useRef, useState } from 'react'
import { useLocation } from '#platform/web/router/router.ts'
import { useHeldPage } from '#platform/web/held-page.ts'
import buttons from '#ui/controls/button.module.css'
import { useText } from '../text.ts'
import styles from './newer-build.module.css'

/** Names the script that the newest build begins with. */
const newest = '/build.txt'

/** Between two looks, at least. Milliseconds. */
const pause = 5 * 60_000

/**
 * Says on a page that has been open for long that the site has been built anew. Its own parts may be gone by then, so this is
 * none that comes later. Nobody who is typing, or has typed on this page, is asked to give that up.
 */
export function NewerBuild() {
  const t = useText()
  const isNewer = useNewerBuild()
  const hasTyped = useHasTyped()
  const isHeld = useHeldPage()
  const [isLater, setLater] = useState(false)
  const isShown = isNewer && !hasTyped && !isHeld && !isLater
  return (
    <output className={styles.place}>
      {isShown && (
        <div className={styles.bar}>
          <p>{t('newer.text')}</p>
          <button type="button" className={buttons.primary} onClick={() => location.reload()}>
            {t('newer.load')}
          </button>
          <button type="button" className={buttons.quiet} onClick={() => setLater(true)}>
            {t('newer.later')}
          </button>
        </div>
      )}
    </output>
  )
}

/** Looks when the page comes back into sight or the connection does. */
function useNewerBuild(): boolean {
  const [isNewer, setNewer] = useState(false)
  const last = useRef(0)
  useEffect(() => {
    if (!import.meta.env.PROD || isNewer) return
    last.current ||= Date.now()
    const look = async () => {
      if (document.hidden || !navigator.onLine || Date.now() - last.current < pause) return
      last.current = Date.now()
      const answer = await fetch(newest, { cache: 'no-store' }).catch(() => null)
      if (!answer?.ok) return
      const script = (await answer.text()).trim()
      const isOurs = [...document.scripts].some(({ src }) => src.endsWith(script))
      if (!isOurs && script.startsWith('/assets/')) setNewer(true)
    }
    const now = () => void look()
    document.addEventListener('visibilitychange', now)
    addEventListener('online', now)
    const timer = setInterval(now, pause)
    return () => {
      document.removeEventListener('visibilitychange', now)
      removeEventListener('online', now)
      clearInterval(timer)
    }
  }, [isNewer])
  return isNewer
}

/** Whether words were typed on this page since it was opened. */
function useHasTyped(): boolean {
  const { pathname } = useLocation()
  const [typedOn, setTypedOn] = useState<string>()
  useEffect(() => {
    const note = () => setTypedOn(location.pathname)
    addEventListener('input', note, true)
    return () => removeEventListener('input', note, true)
  }, [])
  return typedOn === pathname
}
