import { useQuery } from '#platform/web/answers/queries.ts'
import { useState } from 'react'
import type { Judged, ReplayBars, ReplayExercise } from '#features/replays/contract.ts'
import { apiRequest } from '#platform/web/api-client.ts'
import { useHandingIn } from '#platform/web/outbox/use-handing-in.ts'
import buttons from '#ui/controls/button.module.css'
import { Notice } from '#ui/states/notice.tsx'
import { judge } from '../../engine/result.ts'
import { isRefused } from '../../engine/types.ts'
import { barsQuery } from '../queries.ts'
import { useText } from '../text.ts'
import { Board } from './board.tsx'
import { findKeptRun, forgetRun, keepRun } from './kept-run.ts'
import { begin, restore, withDecision, withStep, type Judgement, type Played, type Run } from './run.ts'

interface Props {
  id: string
  exercise: ReplayExercise
}

/** A replay whose bars are all here: it is played on the device, with a connection or without. */
export function DeviceGame({ id, exercise }: Props) {
  const t = useText()
  const { data: bars, isError, refetch } = useQuery(barsQuery(id))
  if (isError)
    return (
      <Notice tone="risk" live>
        <p>{t('play.failed')}</p>
        <button type="button" className={buttons.secondary} onClick={() => void refetch()}>
          {t('play.retry')}
        </button>
      </Notice>
    )
  if (!bars) return <output>{t('play.wait')}</output>
  return <WithBars id={id} exercise={exercise} bars={bars} />
}

function WithBars({ id, exercise, bars }: Props & { bars: ReplayBars }) {
  return <Board exercise={exercise} run={useDeviceRun({ id, exercise, bars })} />
}

function useDeviceRun({ id, exercise, bars }: Props & { bars: ReplayBars }): Run {
  const { revisionKey, settings, goals } = exercise
  const { answer, handIn } = useHandingIn<Judged>(`replay/${id}`)
  const [market] = useState(() => ({ bars, settings }))
  const [played, setPlayed] = useState(() => restore(market, findKeptRun(id, revisionKey)))
  const [judged, setJudged] = useState<Judgement | null>(null)
  const keep = (next: Played) => {
    setPlayed(next)
    keepRun(id, { revisionKey, decisions: next.decisions, until: next.state.at })
  }
  const end = ({ decisions, state }: Played) => {
    const log = { decisions, until: state.at }
    const one = judge(market, log, goals)
    if (isRefused(one)) return
    setJudged(one)
    const body = { revisionKey, log: { decisions: [...decisions], until: state.at } }
    handIn({
      request: apiRequest('POST', '/api/replays/{id}/results', { path: { id }, body }),
      isMet: one.goals.every(({ isMet }) => isMet),
    })
    forgetRun(id)
  }
  return {
    market,
    bars,
    barCount: exercise.barCount,
    played,
    judged,
    isKept: answer !== null,
    isBusy: false,
    decide(wish) {
      const next = withDecision(played, market, wish)
      if (typeof next === 'string') return next
      keep(next)
      return null
    },
    step() {
      const next = withStep(played, market)
      keep(next)
      if (next.state.at === exercise.barCount - 1) end(next)
    },
    end: () => end(played),
    again() {
      forgetRun(id)
      setPlayed(begin(market))
      setJudged(null)
    },
  }
}
