import { userOf } from '#platform/actor.ts'
import type { Context } from '#platform/server/context.ts'
import type { LearningToday, LearningWeek } from '../contract.ts'
import { dayOf, mondayOf, startOf } from './days.ts'
import { countReviews } from './reviews.ts'
import type { DaySources, ReviewSources } from './sources.ts'
import { findWishes, putWishes, selectLearningDays } from './wishes-store.ts'

/** The days of this week on which the reader learned, and on how many they want to. */
export async function readWeek(ctx: Context, sources: DaySources): Promise<LearningWeek> {
  const { uid } = userOf(ctx.actor)
  const today = dayOf(ctx.now)
  const monday = mondayOf(today)
  const [wishes, answered, times] = await Promise.all([
    findWishes(ctx.readDb, uid),
    selectLearningDays(ctx.readDb, uid, monday),
    sources.listLearnedAt(ctx, startOf(monday)),
  ])
  const learned = new Set([...answered, ...times.map(dayOf)])
  const days = Array.from({ length: 7 }, (_, index) => ({
    at: startOf(monday + index),
    isLearned: learned.has(monday + index),
    isToday: monday + index === today,
  }))
  const learnedCount = days.filter(({ isLearned }) => isLearned).length
  return { goal: wishes?.weeklyGoal ?? null, days, learnedCount }
}

/** On how many days of a week the reader wants to learn; null for no goal. */
export async function setWeeklyGoal(
  ctx: Context,
  days: number | null,
  sources: DaySources,
): Promise<LearningWeek> {
  await putWishes(ctx.db, { userId: userOf(ctx.actor).uid, language: ctx.language, weeklyGoal: days })
  return readWeek({ ...ctx, readDb: ctx.db }, sources)
}

/** What there is to do today. */
export async function readToday(ctx: Context, sources: ReviewSources & DaySources): Promise<LearningToday> {
  const [counts, week] = await Promise.all([countReviews(ctx, sources), readWeek(ctx, sources)])
  return { ...counts, week }
}
