import { useEffect, useEffectEvent, useRef, useState } from 'react'
import buttons from '#ui/controls/button.module.css'
import { useFigures } from '../figures.ts'
import { useText } from '../text.ts'
import { clockWords, eventWords, standingWords } from './moment-words.ts'
import styles from './player.module.css'
import { speeds, type Run } from './use-run.ts'

interface Props {
  run: Run
  /** It was begun just now, by a button that is gone since: the first of these has the focus instead, and where the market stands is said. */
  isFresh: boolean
}

/** How the market goes on: by itself at a pace, event by event, or to its end; what a press came to is said. */
export function Controls({ run, isFresh }: Props) {
  const t = useText()
  const first = useRef<HTMLButtonElement>(null)
  const { market, isRunning, speed } = run
  const press = useSaidPresses(run)
  const begin = useEffectEvent(press.begin)
  useEffect(() => {
    if (!isFresh) return
    first.current?.focus()
    begin()
  }, [isFresh])
  const { phase } = market
  return (
    <div className={styles.controls}>
      <output className="visually-hidden">{phase !== 'over' && press.said}</output>
      <p className={styles.clock}>{clockWords(market, t)}</p>
      {phase !== 'over' && (
        <>
          <button ref={first} type="button" className={buttons.primary} onClick={press.run}>
            {t(isRunning ? 'pause' : 'play')}
          </button>
          <button type="button" className={buttons.secondary} onClick={press.step}>
            {t('step')}
          </button>
          <fieldset className={styles.choices}>
            <legend>{t('speed')}</legend>
            {speeds.map((one) => (
              <label key={one}>
                <input type="radio" name="speed" checked={speed === one} onChange={() => run.setSpeed(one)} />
                {one}×
              </label>
            ))}
          </fieldset>
          <button type="button" className={`${buttons.quiet} ${styles.last}`} onClick={run.goToEnd}>
            {t('toEnd')}
          </button>
        </>
      )}
    </div>
  )
}

/** Lets the market begin, run, stop and go on by one event, and has a sentence for each. */
function useSaidPresses({ market, isRunning, setRunning, goStep }: Run) {
  const words = { t: useText(), figures: useFigures() }
  const [said, setSaid] = useState('')
  return {
    said,
    begin: () => setSaid(standingWords(market, words)),
    run() {
      const { t } = words
      setRunning(!isRunning)
      setSaid(isRunning ? `${t('moment.paused')} ${standingWords(market, words)}` : t('moment.runs'))
    },
    step() {
      const { events, trades } = market
      const before = trades.length
      goStep()
      // The market is changed where it stands; it is not where another tab went on with it.
      if (market.events > events) setSaid(eventWords(market, before, words))
    },
  }
}
