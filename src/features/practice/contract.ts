import { z } from '@hono/zod-openapi'
import { card, instant } from '#content/contract.ts'
import { pageOf } from '#platform/contract/paging.ts'

/** Most runs that are kept of one member; older ones can be deleted. */
export const mostRuns = 2000
/** The longest log and result of a run, as JSON, in characters. */
export const mostRunCharacters = 400_000

/** A goal of an exercise, and whether a run met it. */
export const goalResult = z.object({ id: z.string(), isMet: z.boolean() }).openapi('GoalResult')
type GoalResult = z.infer<typeof goalResult>

/** A finished exercise, as the feature that verified it hands it on. */
export interface FinishedRun {
  /** Made on the device, or by the server where it began the run; sending it again changes nothing. */
  id: string
  exerciseKind: string
  exerciseId: string
  /** What the exercise was when the run began: its data, its settings and its goals. */
  exerciseKey: string
  log: unknown
  result: unknown
  goals: readonly GoalResult[]
}

/** One of a member's runs. Its exercise is null once nobody can read that any more. */
const practiceRun = z
  .object({
    id: z.string(),
    exerciseKind: z.string(),
    exercise: z.object({ id: z.string(), slug: z.string(), title: z.string() }).nullable(),
    goals: z.array(goalResult),
    isMet: z.boolean(),
    finishedAt: instant,
  })
  .openapi('PracticeRun')
export type PracticeRun = z.infer<typeof practiceRun>

export const practiceRunList = pageOf(practiceRun).openapi('PracticeRunList')

/** How often a member finished each exercise, and whether all its goals were met once, and were any: a run without goals has met all. */
export const practiceProgress = z
  .object({
    exercises: z.array(
      z.object({
        exerciseId: z.string(),
        runs: z.number().int(),
        isMet: z.boolean(),
        hadGoals: z.boolean(),
        lastAt: instant,
      }),
    ),
  })
  .openapi('PracticeProgress')
export type PracticeProgress = z.infer<typeof practiceProgress>

/** What can be practised, in the order in which it is best tried. */
export const exerciseList = pageOf(card).openapi('ExerciseList')
export type ExerciseList = z.infer<typeof exerciseList>
