import { iso } from '#platform/dates/iso.ts'
import type { Context } from '#platform/server/context.ts'
import { startOf } from './days.ts'
import { selectCardsForExport } from './store.ts'
import { findWishes, selectLearningDays } from './wishes-store.ts'

/** What the site keeps of what a user practises again and plans. Instants in ISO 8601, UTC; days by their beginning in Addis Ababa. */
export async function exportReviews(ctx: Context, uid: string) {
  const [cards, days, wishes] = await Promise.all([
    selectCardsForExport(ctx.readDb, uid),
    selectLearningDays(ctx.readDb, uid, 0),
    findWishes(ctx.readDb, uid),
  ])
  return {
    questions: cards.map((card) => ({ ...card, dueAt: iso(card.dueAt) })),
    learningDays: days.map((day) => iso(startOf(day))),
    weeklyGoal: wishes?.weeklyGoal ?? null,
    reminders: {
      isOn: wishes?.isReminded === 1,
      lastSentAt: wishes?.remindedAt ? iso(wishes.remindedAt) : null,
    },
  }
}
