import { useState } from 'react'
import type { ReplayExercise } from '#features/replays/contract.ts'
import { apiRequest } from '#platform/web/api-client.ts'
import { newKey } from '#platform/web/idempotency-key.ts'
import { IntoJournal } from '#ui/states/into-journal.tsx'
import { handedDecimals, handedTrades } from '../../engine/handed-trades.ts'
import { replay } from '../../engine/replay.ts'
import { isRefused } from '../../engine/types.ts'
import { useText } from '../text.ts'
import type { Run } from './run.ts'

interface Props {
  exercise: ReplayExercise
  run: Run
}

export function TakeIntoJournal({ exercise, run }: Props) {
  const t = useText()
  const [runId] = useState(newKey)
  const requestOf = (title: string) => {
    const state = replay(run.market, { decisions: run.played.decisions, until: run.played.state.at })
    if (isRefused(state)) return null
    const body = {
      source: 'replay' as const,
      runId,
      title,
      decimals: handedDecimals,
      trades: handedTrades(state, exercise.settings.decimals).map(({ enteredBar, exitedBar, ...trade }) => ({
        ...trade,
        enteredAt: run.bars.times[enteredBar] ?? null,
        exitedAt: exitedBar === null ? null : (run.bars.times[exitedBar] ?? null),
      })),
    }
    return apiRequest('POST', '/api/journal/runs', { body })
  }
  const words = { take: t('after.takeIntoJournal'), taken: t('after.inJournal'), open: t('after.toJournal') }
  return <IntoJournal runId={runId} words={words} requestOf={requestOf} />
}
