import { useEffect, useState, useSyncExternalStore } from 'react'
import { paths } from '#platform/paths.ts'
import { isSecretAddress } from '#platform/secret-addresses.ts'
import { useHydrated } from '#platform/web/hydrated.ts'
import buttons from '#ui/controls/button.module.css'
import styles from './analytics.module.css'
import { keepConsent, readConsent, type Consent } from './consent.ts'
import { countPage } from './hosted-analytics.ts'
import { isSupported, readSurroundings } from './is-supported.ts'
import { useText } from './text.ts'

interface Props {
  measurementId: string
  /** Calls back after each change of address. */
  onNavigation(listener: () => void): () => void
}

/** Asks once whether visits may be counted, and counts them only after a yes; neither is done where the address is secret. The privacy page asks again, so that the answer can be changed. */
export function Analytics({ measurementId, onNavigation }: Props) {
  const isHydrated = useHydrated()
  const [answer, setAnswer] = useState<Consent | null>(null)
  const isUsable = isHydrated && isSupported(readSurroundings())
  const consent = answer ?? (isUsable ? readConsent() : null)
  const isAllowed = isUsable && consent === 'allowed'
  const path = useSyncExternalStore(onNavigation, readPath, () => paths.home)

  useEffect(() => {
    if (!isAllowed) return
    let counted = ''
    const count = () => {
      if (location.pathname === counted) return
      counted = location.pathname
      countPage(measurementId)
    }
    count()
    return onNavigation(count)
  }, [isAllowed, measurementId, onNavigation])

  if (!isUsable || isSecretAddress(path) || (consent !== null && path !== paths.privacyPolicy)) return null
  return (
    <Question
      given={consent}
      onAnswer={(answer) => {
        keepConsent(answer)
        // A script that runs cannot be taken out of the page; a new page starts without it.
        if (isAllowed && answer === 'refused') location.reload()
        else setAnswer(answer)
      }}
    />
  )
}

function readPath(): string {
  return location.pathname
}

function Question({ given, onAnswer }: { given: Consent | null; onAnswer(consent: Consent): void }) {
  const t = useText()
  return (
    <section className={styles.question} aria-label={t('consent.title')}>
      <p>{t(given ? `consent.${given}` : 'consent.text')}</p>
      <div className={styles.answers}>
        <button type="button" className={buttons.secondary} onClick={() => onAnswer('refused')}>
          {t('consent.refuse')}
        </button>
        <button type="button" className={buttons.secondary} onClick={() => onAnswer('allowed')}>
          {t('consent.allow')}
        </button>
      </div>
    </section>
  )
}
