import { createEmptyCard, fsrs, Rating, State, type Card } from 'ts-fsrs'

/** What is known of how well a member remembers the answer to a question. Days are counted as `dayOf` does. */
export interface Memory {
  lastDay: number
  intervalDays: number
  stability: number
  difficulty: number
  answered: number
  lapses: number
}

/** Nothing is put off for longer. Days. */
export const longestInterval = 365

const scheduler = fsrs({
  // Whole days alone: nothing comes back on the day on which it was answered.
  enable_short_term: false,
  enable_fuzz: false,
  maximum_interval: longestInterval,
})

/** The memory after one more answer; it is asked again when its interval has passed. By FSRS, of which only right and not right are used. */
export function remember(before: Memory | null, { day, isRight }: { day: number; isRight: boolean }): Memory {
  const { card } = scheduler.next(cardOf(before, day), dateOf(day), isRight ? Rating.Good : Rating.Again)
  return {
    lastDay: day,
    // The scheduler may pass its own limit by a day, to keep its grades apart.
    intervalDays: Math.min(card.scheduled_days, longestInterval),
    stability: card.stability,
    difficulty: card.difficulty,
    answered: card.reps,
    lapses: card.lapses,
  }
}

function cardOf(memory: Memory | null, day: number): Card {
  if (!memory) return createEmptyCard(dateOf(day))
  return {
    due: dateOf(memory.lastDay + memory.intervalDays),
    last_review: dateOf(memory.lastDay),
    elapsed_days: day - memory.lastDay,
    scheduled_days: memory.intervalDays,
    stability: memory.stability,
    difficulty: memory.difficulty,
    learning_steps: 0,
    reps: memory.answered,
    lapses: memory.lapses,
    state: State.Review,
  }
}

/** The scheduler counts days between dates of UTC. */
function dateOf(day: number): Date {
  return new Date(day * 86_400_000)
}
