import { useEffect, useEffectEvent, useState } from 'react'
import buttons from '#ui/controls/button.module.css'
import { useText } from '../text.ts'
import styles from './board.module.css'
import type { Run } from './run.ts'
import { ticketId } from './ticket.tsx'

const zooms = [30, 60, 120, 250] as const
const speeds = [1, 2, 5, 10, 20] as const

/** How the market goes on. On a phone what steps stays in reach at the lower edge, with the way to the order form. */
export function Controls({ run, zoom, onZoom }: { run: Run; zoom: number; onZoom(zoom: number): void }) {
  const t = useText()
  const [speed, setSpeed] = useState<number>(2)
  const [isPlaying, setPlaying] = useState(false)
  const isOver = run.judged !== null
  const step = useEffectEvent(() => {
    if (!isOver && !run.isBusy) run.step()
  })
  useEffect(() => {
    if (!isPlaying || isOver) return undefined
    const timer = setInterval(() => step(), 1000 / speed)
    return () => clearInterval(timer)
  }, [isPlaying, isOver, speed])
  useEffect(() => {
    // After the end the keys are the page's: it scrolls by them, and so do its tables.
    if (isOver) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || isTyping(event) || isElsewhere(event)) return
      if (event.key === 'ArrowRight' || event.key === ' ') step()
      else if (event.key.toLowerCase() === 'p') setPlaying((was) => !was)
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOver])
  return (
    <div className={styles.controls}>
      {!isOver && (
        <>
          <div className={styles.steps}>
            <button type="button" className={buttons.primary} onClick={() => step()}>
              {t('play.step')}
            </button>
            <button type="button" className={buttons.secondary} onClick={() => setPlaying(!isPlaying)}>
              {t(isPlaying ? 'play.pause' : 'play.play')}
            </button>
            <button type="button" className={`${buttons.secondary} ${styles.toOrder}`} onClick={goToOrder}>
              {t('ticket.title')}
            </button>
          </div>
          <button type="button" className={buttons.quiet} onClick={() => run.end()}>
            {t('play.end')}
          </button>
          <Choice label={t('play.speed')} value={speed} of={speeds} onChange={setSpeed} />
        </>
      )}
      <Choice label={t('play.zoom')} value={zoom} of={zooms} onChange={onZoom} />
      {!isOver && <p className={styles.keys}>{t('play.keys')}</p>}
    </div>
  )
}

/** Its heading has the focus, so that it is heard where one is. */
function goToOrder(): void {
  const heading = document.querySelector<HTMLElement>(`#${ticketId}`)
  heading?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}

/** Where a key means a letter, a choice or a press, it does not step. */
function isTyping({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.closest('input, select, textarea')) return true
  return key === ' ' && target.closest('button, a, summary') !== null
}

/** Letters are keys of the market only while nothing beside it has the focus. */
function isElsewhere({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target !== document.body && !target.closest(`.${styles.board}`)
}

interface ChoiceProps {
  label: string
  value: number
  of: readonly number[]
  onChange(value: number): void
}

function Choice({ label, value, of, onChange }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      {label}
      <select value={value} onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}>
        {of.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
    </label>
  )
}
