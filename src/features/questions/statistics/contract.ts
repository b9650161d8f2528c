import { z } from '@hono/zod-openapi'

/** What the figures say to the editors of a question, in one word. */
const itemFindings = ['too_few', 'doubtful', 'hard', 'weak', 'easy', 'fine'] as const

const count = z.number().int()

/** How a question goes. Figures are null where too few people have answered. */
const itemStatistics = z
  .object({
    questionId: z.string(),
    /** All that are counted, in quizzes and for practice. */
    answers: count.nullable(),
    people: count.nullable(),
    /** Of the answers those that are wholly right, from 0 to 1. */
    rightShare: z.number().nullable(),
    /**
     * How knowing this goes together with knowing the rest of a quiz, from -1 to 1: the point-biserial correlation with what the
     * other questions of the attempt earned.
     */
    discrimination: z.number().nullable(),
    /** Seconds that half of the people need at most, in quizzes. */
    medianSeconds: z.number().nullable(),
    finding: z.enum(itemFindings),
    /** Those who miss it, in small numbers: 3 of 4. */
    missed: z.object({ part: count, of: count }).nullable(),
  })
  .openapi('QuestionStatistics')
export type ItemStatistics = z.infer<typeof itemStatistics>

export const itemStatisticsList = z
  .object({ items: z.array(itemStatistics) })
  .openapi('QuestionStatisticsList')
