import type { Context } from '#platform/server/context.ts'
import type { ItemStatistics } from '../../statistics/contract.ts'
import { selectLatestMeetings } from '../store.ts'
import { statisticsOf, type ItemAnswers } from './item-statistics.ts'

/** What quizzes know of a question; the app brings it. */
export interface StatisticsSources {
  listItemAnswers(ctx: Context, questionId: string, most: number): Promise<ItemAnswers['quiz']>
}

/** Answers that are looked at: enough for one question, and less where many are asked about. */
const mostAnswers = { alone: 600, among: 150 }

/** How questions go, by the latest answers of members in quizzes and for practice. */
export async function readStatistics(
  ctx: Context,
  ids: readonly string[],
  { listItemAnswers }: StatisticsSources,
): Promise<ItemStatistics[]> {
  const most = ids.length === 1 ? mostAnswers.alone : mostAnswers.among
  const statistics: ItemStatistics[] = []
  for (const questionId of new Set(ids)) {
    const [quiz, practice] = await Promise.all([
      listItemAnswers(ctx, questionId, most),
      selectLatestMeetings(ctx.readDb, questionId, most),
    ])
    statistics.push({ questionId, ...statisticsOf({ quiz, practice }) })
  }
  return statistics
}
