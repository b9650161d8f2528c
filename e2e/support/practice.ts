import type { Page } from 'playwright-core'
import type { LessonDetail } from '#features/courses/contract.ts'
import type { GivenRun, Judged, ReplayBars, ReplayDetail } from '#features/replays/contract.ts'
import { askApi } from './accounts.ts'

/** Plays the replay of a lesson through the API so that goals about stops, risk and the number of trades are met. */
export async function meetGoals(
  member: Page,
  lesson: { course: string; id: string },
): Promise<{ slug: string; title: string }> {
  const { exercise } = await askApi<LessonDetail>(
    member,
    'GET',
    `/api/courses/${lesson.course}/lessons/${lesson.id}`,
  )
  if (exercise?.kind !== 'replay') throw new Error('the lesson has no replay')
  const address = `/api/replays/${exercise.slug}`
  const { exercise: replay } = await askApi<ReplayDetail>(member, 'GET', address)
  const bars = await askApi<ReplayBars>(member, 'GET', `${address}/bars`)
  if (!replay) throw new Error('the replay cannot be played')
  const first = replay.settings.start - 1
  const decisions = [0, 1, 2].flatMap((trade): GivenRun['log']['decisions'] => {
    const at = first + trade * 10
    const stopLoss = Math.round((bars.close[at] ?? 0) / 2)
    return [
      { do: 'place', at, side: 'buy', type: 'market', units: 1, stopLoss },
      { do: 'place', at: at + 5, side: 'sell', type: 'market', units: 1 },
    ]
  })
  const run: GivenRun = {
    revisionKey: replay.revisionKey,
    log: { decisions, until: replay.barCount - 1 },
  }
  const { goals } = await askApi<Judged>(member, 'POST', `${address}/results`, run)
  const unmet = goals.filter(({ isMet }) => !isMet)
  if (unmet.length > 0) throw new Error(`not met: ${unmet.map(({ id }) => id).join(', ')}`)
  return exercise
}
