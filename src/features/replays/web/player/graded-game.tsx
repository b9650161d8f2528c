import { useRef, useState } from 'react'
import type { OpenRun, ReplayBars, ReplayExercise } from '#features/replays/contract.ts'
import { useQuery, useQueryClient } from '#platform/web/answers/queries.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { practised } from '#platform/web/outbox/use-handing-in.ts'
import { readsUnder, useApi } from '#platform/web/query-client.ts'
import { useSession } from '#platform/web/session.ts'
import { Stopped } from '#ui/states/stopped.tsx'
import type { Market } from '../../engine/types.ts'
import { useText } from '../text.ts'
import { Board } from './board.tsx'
import { forgetRun, keepRun } from './keep-run.ts'
import { findKeptRun, type Runner } from './kept-run.ts'
import { SignInToPlay } from './sign-in-to-play.tsx'
import {
  goOn,
  restore,
  withDecision,
  withoutUnsent,
  withStep,
  type Judgement,
  type Played,
  type Run,
} from './run.ts'

interface Props {
  id: string
  path: string
  exercise: ReplayExercise
}

/** A replay whose bars come from the server one by one. */
export function GradedGame({ id, path, exercise }: Props) {
  const t = useText()
  const api = useApi()
  const opening = useQuery({
    queryKey: ['replay run', id],
    queryFn: () => api.post('/api/replays/{id}/runs', { path: { id } }),
    staleTime: Infinity,
    gcTime: 0,
  })
  const isKnown = useSession().state !== 'loading'
  const reopen = () => void opening.refetch()
  if (opening.error instanceof ApiError && opening.error.status === 401)
    return <SignInToPlay path={path} isFocused />
  if (opening.isError)
    return <Stopped text={t('play.failed')} action={t('play.retry')} onAction={reopen} takesFocus />
  if (!opening.data || !isKnown) return <output>{t('play.wait')}</output>
  // A new run, or the same one read again, begins with what the server has of it.
  const key = `${opening.data.id} ${opening.dataUpdatedAt}`
  return <Opened key={key} id={id} exercise={exercise} opened={opening.data} reopen={reopen} />
}

type OpenedProps = Omit<Props, 'path'> & { opened: OpenRun; reopen(): void }

function Opened(props: OpenedProps) {
  const t = useText()
  const { run, problem } = useGradedRun(props)
  return (
    <>
      {problem && (
        <Stopped
          text={t(problem)}
          action={t(problem === 'play.failed' ? 'play.retry' : 'play.reopen')}
          onAction={props.reopen}
        />
      )}
      <Board exercise={props.exercise} run={run} />
    </>
  )
}

type Trouble = 'play.changed' | 'play.refused' | 'play.notTaken' | 'play.failed'

function useGradedRun({ id, exercise, opened, reopen }: OpenedProps): { run: Run; problem: Trouble | null } {
  const { settings, barCount } = exercise
  const api = useApi()
  const uid = useSession().user?.uid
  const [runner] = useState({ id, uid })
  const trace = useTrace(runner, { revisionKey: exercise.revisionKey, runId: opened.id })
  const [bars, setBars] = useState(opened.known)
  const market: Market = { bars, settings }
  const [played, setPlayed] = useState(() => resumed(market, { runner, opened, exercise }))
  const [judged, setJudged] = useState<Judgement | null>(null)
  const [problem, setProblem] = useState<Trouble | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isAsking = useRef(false)
  const keep = (next: Played) => {
    setPlayed(next)
    trace.keep(next)
  }
  const ask = async (steps: number) => {
    if (isAsking.current || judged) return
    isAsking.current = true
    setBusy(true)
    const body = stepFrom(played, steps)
    try {
      const path = { id, run: opened.id }
      const answer = await api.post('/api/replays/{id}/runs/{run}/steps', { path, body })
      const next = joined(bars, answer.bars)
      setBars(next)
      keep(steps > 0 ? withStep(played, { bars: next, settings }) : played)
      setJudged(answer.judged)
      if (answer.judged) trace.end()
      setProblem(null)
    } catch (error) {
      const trouble = troubleOf(error)
      if (trouble === 'play.refused') keep(withoutUnsent(played, market))
      setProblem(trouble)
    }
    isAsking.current = false
    setBusy(false)
  }
  const run: Run = {
    market,
    bars,
    barCount,
    played,
    judged,
    isKept: judged !== null,
    isBusy,
    decide(wish) {
      if (isAsking.current) return 'log.order'
      const next = withDecision(played, market, wish)
      if (typeof next === 'string') return next
      keep(next)
      return null
    },
    step: () => void ask(1),
    end: () => void ask(0),
    again: reopen,
  }
  return { run, problem }
}

/** The server keeps the run; the device, that there is one, and what was decided since the last bar came. */
function useTrace(runner: Runner, run: { revisionKey: string; runId: string }) {
  const client = useQueryClient()
  return {
    keep({ decisions, state }: Played): void {
      const unsent = decisions.filter(({ at }) => at === state.at)
      keepRun(runner, { ...run, decisions: unsent, until: state.at })
    },
    /** What was read before the end is out of date. */
    end(): void {
      forgetRun(runner)
      void client.invalidateQueries(readsUnder(practised))
    },
  }
}

type Resumed = Pick<OpenedProps, 'opened' | 'exercise'> & { runner: Runner }

/** The run as the server has it, with what this device has not sent of it yet. */
function resumed(market: Market, { runner, opened, exercise }: Resumed): Played {
  const until = opened.known.close.length - 1
  const sent = restore(market, { decisions: opened.decisions, until })
  const kept = findKeptRun(runner, exercise.revisionKey)
  return kept?.runId === opened.id && kept.until === until ? goOn(sent, market, kept.decisions) : sent
}

/** What the server is asked: so many bars more, or the end, after what was decided at the last one. */
function stepFrom({ decisions, state }: Played, steps: number) {
  const unsent = decisions.filter(({ at }) => at === state.at)
  return { known: state.at + 1, decisions: unsent, steps, isEnd: steps === 0 }
}

function joined(one: ReplayBars, more: ReplayBars): ReplayBars {
  return {
    times: [...one.times, ...more.times],
    open: [...one.open, ...more.open],
    high: [...one.high, ...more.high],
    low: [...one.low, ...more.low],
    close: [...one.close, ...more.close],
  }
}

function troubleOf(error: unknown): Trouble {
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) return 'play.failed'
  // What was decided would be refused for ever.
  if (error.status === 422) return 'play.refused'
  return error.code === 'replay.changed' ? 'play.changed' : 'play.notTaken'
}
