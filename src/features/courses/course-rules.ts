import { z } from '@hono/zod-openapi'
import { instant } from '#content/contract.ts'
import { mostDays, mostMinutes } from './course-choices.ts'

/** A day of waiting, in milliseconds. */
export const day = 86_400_000

/** When a lesson or a section opens: at an instant that is the same for all, or days after each learner enrolled. */
export const opening = z.union([
  z.strictObject({ on: instant }),
  z.strictObject({ daysAfter: z.number().int().min(1).max(mostDays) }),
])
export type Opening = z.infer<typeof opening>

/** What completes a lesson that is no quiz. Minutes count from its first opening; a share is in per cent of its video. */
export const chosenCompletion = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('hand') }),
  z.strictObject({ by: z.literal('seen'), minutes: z.number().int().min(1).max(mostMinutes) }),
  z.strictObject({ by: z.literal('video'), share: z.number().int().min(1).max(100) }),
])
export type ChosenCompletion = z.infer<typeof chosenCompletion>

/** The same of any lesson: a quiz is completed by passing it, one that has an exercise by the goals of that. */
export const completionRule = z.discriminatedUnion('by', [
  ...chosenCompletion.options,
  z.strictObject({ by: z.literal('quiz') }),
  z.strictObject({ by: z.literal('goals') }),
])
export type CompletionRule = z.infer<typeof completionRule>

/** A section that opens later than its course. */
export const sectionOpening = z.strictObject({ sectionId: z.string().min(1).max(40), opens: opening })
