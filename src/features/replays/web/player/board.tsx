import { useEffect, useId, useRef, useState } from 'react'
import type { ReplayExercise } from '#features/replays/contract.ts'
import { useSteady } from '#platform/web/use-steady.ts'
import type { Refusal } from '../../engine/types.ts'
import { useText } from '../text.ts'
import { After } from './after.tsx'
import { BarCanvas } from './bar-canvas.tsx'
import styles from './board.module.css'
import { Controls } from './controls.tsx'
import { EventList, useEventWords } from './events.tsx'
import { Orders } from './orders.tsx'
import { Position } from './position.tsx'
import type { Run, Wish } from './run.ts'
import { Ticket } from './ticket.tsx'

/** The market, what can be done in it, and what came of it; everything by keyboard, every event in words. */
export function Board({ exercise, run }: { exercise: ReplayExercise; run: Run }) {
  const t = useText()
  const [zoom, setZoom] = useState<number>(60)
  const place = useRef<HTMLElement>(null)
  const atId = useId()
  const isOver = run.judged !== null
  useEffect(() => {
    if (!isOver) place.current?.focus({ preventScroll: true })
  }, [isOver])
  const { state } = run.played
  const words = useEventWords(run)
  const [answer, setAnswer] = useState<{ at: number; refusal: Refusal | null; text: string } | null>(null)
  const decide = (wish: Wish, text: string): boolean => {
    const refusal = run.decide(wish)
    setAnswer({ at: state.at, refusal, text: refusal ? t(`refused.${refusal}`) : text })
    return refusal === null
  }
  const steady = useSteady({ decide })
  const answered = answer?.at === state.at ? answer : null
  const said = answered && !answered.refusal ? answered.text : words.latest()
  return (
    <section
      className={styles.board}
      aria-label={t('play.region')}
      aria-describedby={atId}
      ref={place}
      tabIndex={-1}
    >
      <output className="visually-hidden">{said}</output>
      <BarCanvas run={run} shown={zoom} label={words.bar(state.at)} />
      <p id={atId} className={styles.at}>
        {t('play.at', { at: state.at + 1, count: run.barCount })}
        <span>{words.bar(state.at)}</span>
      </p>
      <Controls run={run} zoom={zoom} onZoom={setZoom} />
      {run.judged ? (
        <After exercise={exercise} run={run} judged={run.judged} />
      ) : (
        <div className={styles.columns}>
          <Ticket exercise={exercise} onDecide={steady.decide} nextId={state.nextId} />
          <div className={styles.stack}>
            {answered?.refusal && (
              <p className={styles.refused} role="alert">
                {answered.text}
              </p>
            )}
            <Position run={run} />
            <Orders run={run} onDecide={decide} />
            <EventList run={run} />
          </div>
        </div>
      )}
    </section>
  )
}
