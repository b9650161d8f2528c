import { z } from '@hono/zod-openapi'
import { pageOf } from '#platform/contract/paging.ts'
import { instant, language, level } from '#content/contract.ts'
import {
  askedQuestion,
  givenAnswer,
  markedAnswer,
  questionForms,
  type AskedQuestion,
  type GivenAnswer,
  type MarkedAnswer,
} from '#features/questions/contract.ts'

import { mostAttempts, mostDrawn, mostPools, mostQuestions } from './limits.ts'
import { mostExtraTime } from './most-extra-time.ts'

export type { AskedQuestion, GivenAnswer, MarkedAnswer }

/** When members learn what was right. */
const answersShown = ['after_each', 'after_close', 'never'] as const

const draw = z.number().int().min(1).max(mostDrawn)

/** Where questions come from: the named ones, or those of a tag that are kept for quizzes; `draw` of them are asked. */
const quizPool = z.union([
  z.strictObject({ questionIds: z.array(z.string().min(1).max(40)).max(200), draw }),
  z.strictObject({
    /** By its slug. */
    tag: z.string().max(120),
    level: level.nullable(),
    form: z.enum(questionForms).nullable(),
    draw,
  }),
])
export type QuizPool = z.infer<typeof quizPool>

/** What an attempt at a quiz is made of, and its rules. */
export const quizSettings = z.strictObject({
  pools: z.array(quizPool).max(mostPools),
  /** Whether each attempt has an order of its own, of questions and of their choices. */
  isShuffled: z.boolean(),
  /** How many each member has; null for any number. */
  attempts: z.number().int().min(1).max(mostAttempts).nullable(),
  /** From the end of one attempt to the beginning of the next. */
  waitMinutes: z.number().int().min(0).max(43_200),
  /** Null for any time. */
  limitMinutes: z.number().int().min(1).max(1440).nullable(),
  /** Per cent. */
  passMark: z.number().int().min(0).max(100),
  answersShown: z.enum(answersShown),
})
export type QuizSettings = z.infer<typeof quizSettings>

/** An attempt as lists show it. Scores are per cent, rounded down. */
const attemptSummary = z
  .object({
    id: z.string(),
    number: z.number().int(),
    startedAt: instant,
    dueAt: instant.nullable(),
    /** Its end, which is `dueAt` for one whose time ran out. */
    closedAt: instant.nullable(),
    score: z.number().int().nullable(),
    isPassed: z.boolean().nullable(),
  })
  .openapi('QuizAttemptSummary')
export type AttemptSummary = z.infer<typeof attemptSummary>

/** What keeps a member from starting; null when nothing does. */
export const startRefusals = ['not_enrolled', 'attempts_used', 'wait', 'empty'] as const

const place = z.object({ id: z.string(), slug: z.string(), title: z.string(), language })

/** The page from which an attempt begins: the rules, and what the member has done so far. */
export const quizOverview = z
  .object({
    course: place,
    lesson: place,
    rules: quizSettings.omit({ pools: true }).extend({
      questionCount: z.number().int(),
      /** What is added to the time of this member, per cent. */
      extraTime: z.number().int(),
    }),
    /** The latest ones, the last one first. */
    attempts: z.array(attemptSummary).max(mostAttempts),
    openAttemptId: z.string().nullable(),
    refusal: z.enum(startRefusals).nullable(),
    /** When the next attempt can begin, if that is later. */
    startableAt: instant.nullable(),
    isPassed: z.boolean(),
  })
  .openapi('QuizOverview')
export type QuizOverview = z.infer<typeof quizOverview>

/** One question of an attempt. What is right is there only when it may be known. */
const attemptQuestion = z
  .object({
    position: z.number().int(),
    /** Null when it was deleted since; it counts for nothing, unless the attempt had been marked before. */
    question: z.union([askedQuestion, z.null()]),
    answer: z.union([givenAnswer, z.null()]),
    /** Of the answer that the server has; a later answer carries a greater one. */
    sequence: z.number().int(),
    answeredAt: instant.nullable(),
    /** From 0 to 1; null until it may be known. */
    score: z.number().nullable(),
    marked: z.union([markedAnswer, z.null()]),
    /** Another open attempt that asks it: what would be known here is told once that one is handed in. */
    heldBy: z.string().nullable(),
  })
  .openapi('QuizAttemptQuestion')
export type AttemptQuestion = z.infer<typeof attemptQuestion>

export const attempt = attemptSummary
  .extend({
    course: place,
    lesson: place,
    answersShown: z.enum(answersShown),
    passMark: z.number().int(),
    /** The server's clock as it answered. */
    now: instant,
    questions: z.array(attemptQuestion),
  })
  .openapi('QuizAttempt')
export type Attempt = z.infer<typeof attempt>

/** An answer as a device sends it. */
export const answerSent = z
  .strictObject({
    answer: givenAnswer,
    /** Grows with each answer of a device to a question: of two answers the one with the greater number stays, whichever came last. */
    sequence: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
  })
  .openapi('QuizAnswerSent')
export type AnswerSent = z.infer<typeof answerSent>

/** What the server has now. */
export const answerKept = z
  .object({
    position: z.number().int(),
    answer: givenAnswer,
    sequence: z.number().int(),
    answeredAt: instant,
    /** In quizzes that show it after each answer. */
    marked: z.union([markedAnswer, z.null()]),
  })
  .openapi('QuizAnswerKept')
export type AnswerKept = z.infer<typeof answerKept>

export const extraTime = z
  .strictObject({ percent: z.number().int().min(0).max(mostExtraTime) })
  .openapi('QuizExtraTime')

const attemptOfMember = attemptSummary
  .extend({ userId: z.string(), displayName: z.string(), extraTime: z.number().int() })
  .openapi('QuizAttemptOfMember')
export type AttemptOfMember = z.infer<typeof attemptOfMember>

export const attemptList = pageOf(attemptOfMember).openapi('QuizAttemptList')
export type AttemptList = z.infer<typeof attemptList>

/** An attempt that is not kept, as its editors try it. */
export const trial = z
  .object({
    rules: quizSettings.omit({ pools: true }),
    questions: z.array(askedQuestion),
  })
  .openapi('QuizTrial')
export type Trial = z.infer<typeof trial>

export const trialAnswers = z.strictObject({
  answers: z
    .array(z.strictObject({ questionId: z.string().max(40), answer: z.union([givenAnswer, z.null()]) }))
    .max(mostQuestions),
})

export const trialResult = z
  .object({
    score: z.number().int(),
    isPassed: z.boolean(),
    marked: z.array(z.union([markedAnswer, z.null()])),
  })
  .openapi('QuizTrialResult')
export type TrialResult = z.infer<typeof trialResult>
