import { apiQuery } from '#platform/web/query-client.ts'
import { useState } from 'react'
import type { Judged, ReplayBars, ReplayExercise } from '#features/replays/contract.ts'
import { useQuery } from '#platform/web/answers/queries.ts'
import { apiRequest } from '#platform/web/api-client.ts'
import { useHandingIn } from '#platform/web/outbox/use-handing-in.ts'
import { useSession } from '#platform/web/session.ts'
import { Stopped } from '#ui/states/stopped.tsx'
import { judge } from '../../engine/result.ts'
import { isRefused } from '../../engine/types.ts'
import { useText } from '../text.ts'
import { Board } from './board.tsx'
import { takeRun } from './keep-run.ts'
import { restore, withDecision, withStep, type Judgement, type Played, type Run } from './run.ts'
import { useOwnRun } from './use-own-run.ts'

interface Props {
  id: string
  exercise: ReplayExercise
}

/** A replay whose bars are all here: it is played on the device, with a connection or without. */
export function DeviceGame({ id, exercise }: Props) {
  const t = useText()
  const { data: bars, isError, refetch } = useQuery(apiQuery('/api/replays/{id}/bars', { path: { id } }))
  // Whose run it is has to be known before one is gone on with.
  const isKnown = useSession().state !== 'loading'
  if (isError)
    return (
      <Stopped text={t('play.failed')} action={t('play.retry')} onAction={() => void refetch()} takesFocus />
    )
  if (!bars || !isKnown) return <output>{t('play.wait')}</output>
  return <WithBars id={id} exercise={exercise} bars={bars} />
}

type WithBarsProps = Props & { bars: ReplayBars }

function WithBars(props: WithBarsProps) {
  const [count, setCount] = useState(0)
  // A new run, or one that another tab went on with, begins with what the device keeps of it.
  return <Opened key={count} {...props} reopen={() => setCount(count + 1)} />
}

type OpenedProps = WithBarsProps & { reopen(): void }

function Opened(props: OpenedProps) {
  const t = useText()
  const { run, isElsewhere } = useDeviceRun(props)
  return (
    <>
      {isElsewhere && (
        <Stopped text={t('play.elsewhere')} action={t('play.reopen')} onAction={props.reopen} />
      )}
      <Board exercise={props.exercise} run={run} />
    </>
  )
}

function useDeviceRun({ id, exercise, bars, reopen }: OpenedProps): { run: Run; isElsewhere: boolean } {
  const { revisionKey, settings, goals } = exercise
  const [market] = useState(() => ({ bars, settings }))
  const uid = useSession().user?.uid
  // It stays with who began it, also when their session ends meanwhile.
  const [runner] = useState({ id, uid })
  const { answer, handIn } = useHandingIn<Judged>(`replay/${id}`, runner.uid)
  const [played, setPlayed] = useState(() => restore(market, takeRun(runner, revisionKey)))
  const [judged, setJudged] = useState<Judgement | null>(null)
  const trace = useOwnRun(runner)
  const keep = (next: Played) => {
    setPlayed(next)
    trace.keep({ revisionKey, decisions: next.decisions, until: next.state.at })
  }
  const end = ({ decisions, state }: Played) => {
    const log = { decisions, until: state.at }
    const one = judge(market, log, goals)
    if (isRefused(one)) return
    setJudged(one)
    const body = { revisionKey, log: { decisions: [...decisions], until: state.at } }
    const safe = handIn({
      request: apiRequest('POST', '/api/replays/{id}/results', { path: { id }, body }),
      isMet: one.goals.every(({ isMet }) => isMet),
    })
    void safe.then(trace.endOurs)
  }
  const run: Run = {
    market,
    bars,
    barCount: exercise.barCount,
    played,
    judged,
    isKept: answer !== null,
    isBusy: false,
    decide(wish) {
      if (!trace.isOurs()) return 'log.order'
      const next = withDecision(played, market, wish)
      if (typeof next === 'string') return next
      keep(next)
      return null
    },
    step() {
      if (!trace.isOurs()) return
      const next = withStep(played, market)
      keep(next)
      if (next.state.at === exercise.barCount - 1) end(next)
    },
    end() {
      if (trace.isOurs()) end(played)
    },
    again() {
      trace.endOurs()
      reopen()
    },
  }
  return { run, isElsewhere: trace.isElsewhere && judged === null }
}
