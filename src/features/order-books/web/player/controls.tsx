import { useEffect, useRef } from 'react'
import buttons from '#ui/controls/button.module.css'
import { closingAt, openingAt } from '../../engine/state.ts'
import { useText } from '../text.ts'
import styles from './player.module.css'
import { speeds, type Run } from './use-run.ts'

interface Props {
  run: Run
  /** It was begun just now, by a button that is gone since: the first of these has the focus instead. */
  isFresh: boolean
}

/** How the market goes on: by itself at a pace, event by event, or to its end. */
export function Controls({ run, isFresh }: Props) {
  const t = useText()
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isFresh) first.current?.focus()
  }, [isFresh])
  const { market, isRunning, speed } = run
  const { phase, settings, at } = market
  const end = phase === 'auction' ? openingAt(settings) : closingAt(settings)
  const left = t('time', { count: Math.ceil((end - at) / 1000) })
  return (
    <div className={styles.controls}>
      <p className={styles.clock}>{t(`clock.${phase}`, { left })}</p>
      {phase !== 'over' && (
        <>
          <button
            ref={first}
            type="button"
            className={buttons.primary}
            onClick={() => run.setRunning(!isRunning)}
          >
            {t(isRunning ? 'pause' : 'play')}
          </button>
          <button type="button" className={buttons.secondary} onClick={run.goStep}>
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
