import { inTransaction, type Context } from '#platform/server/context.ts'
import { dayOf, startOf } from './days.ts'
import { remember, type Memory } from './memory.ts'
import { insertCards, selectCards, updateCard, type StoredCard } from './store.ts'
import { insertLearningDay } from './wishes-store.ts'

interface Answered {
  questionId: string
  isRight: boolean
  /** Null for what was left open. */
  answeredAt: number | null
}

/**
 * What a member answered elsewhere: what they missed comes back, what was due and is right now waits again. A question moves by this
 * once a day at most, so that trying several times in a row, or sending the same twice, says no more than one try. Days of learning
 * are those on which it was answered, whenever it is marked.
 */
export function noteAnswers(ctx: Context, userId: string, answers: readonly Answered[]): Promise<void> {
  if (answers.length === 0) return Promise.resolve()
  return inTransaction(ctx, async (ctx) => {
    const day = dayOf(ctx.now)
    const days = new Set(answers.flatMap(({ answeredAt }) => (answeredAt === null ? [] : dayOf(answeredAt))))
    for (const learned of days) await insertLearningDay(ctx.db, { userId, day: learned })
    const ids = answers.map(({ questionId }) => questionId)
    const cards = new Map((await selectCards(ctx.db, userId, ids)).map((card) => [card.questionId, card]))
    const fresh = answers.filter(({ questionId, isRight }) => !isRight && !cards.has(questionId))
    const first = rowOf(remember(null, { day, isRight: false }))
    await insertCards(
      ctx.db,
      fresh.map(({ questionId }) => ({ userId, questionId, turns: 0, ...first })),
    )
    for (const { questionId, isRight } of answers) {
      const card = cards.get(questionId)
      const isMoved = card && card.lastDay < day && (!isRight || card.dueAt <= ctx.now)
      if (isMoved) await updateCard(ctx.db, card, rowOf(remember(memoryOf(card), { day, isRight })))
    }
  })
}

export function memoryOf(card: StoredCard): Memory {
  const { lastDay, intervalDays, stability, difficulty, answered, lapses } = card
  return { lastDay, intervalDays, stability, difficulty, answered, lapses }
}

export function rowOf(memory: Memory): Memory & { dueAt: number } {
  return { ...memory, dueAt: startOf(memory.lastDay + memory.intervalDays) }
}
