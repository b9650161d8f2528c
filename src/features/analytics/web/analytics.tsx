import { useEffect, useState } from 'react'
import { useHydrated } from '#platform/web/hydrated.ts'
import buttons from '#ui/button.module.css'
import styles from './analytics.module.css'
import { keepConsent, readConsent, type Consent } from './consent.ts'
import { countPage, startAnalytics } from './hosted-analytics.ts'
import { isSupported, readSurroundings } from './is-supported.ts'
import { useText } from './text.ts'

interface Props {
  measurementId: string
  /** Calls back after each change of address. */
  onNavigation?(listener: () => void): () => void
}

/** Asks once whether visits may be counted, and counts them only after a yes. */
export function Analytics({ measurementId, onNavigation }: Props) {
  const isHydrated = useHydrated()
  const [answer, setAnswer] = useState<Consent | null>(null)
  const isUsable = isHydrated && isSupported(readSurroundings())
  const consent = answer ?? (isUsable ? readConsent() : null)
  const isAllowed = isUsable && consent === 'allowed'

  useEffect(() => {
    if (!isAllowed) return
    startAnalytics(measurementId)
    let counted = ''
    const count = () => {
      if (location.pathname === counted) return
      counted = location.pathname
      countPage()
    }
    count()
    return onNavigation?.(count)
  }, [isAllowed, measurementId, onNavigation])

  if (!isUsable || consent !== null) return null
  return (
    <Question
      onAnswer={(consent) => {
        keepConsent(consent)
        setAnswer(consent)
      }}
    />
  )
}

function Question({ onAnswer }: { onAnswer(consent: Consent): void }) {
  const t = useText()
  return (
    <section className={styles.question} aria-label={t('consent.title')}>
      <p>{t('consent.text')}</p>
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
