import { z } from '@hono/zod-openapi'
import { card } from '#content/contract.ts'
import { articleOf } from '#content/kind-article.ts'
import { goalRuleNames } from './engine/goals.ts'
import { most, orderTypes } from './engine/types.ts'
import { says } from '#platform/problems/field-codes.ts'

const whole = z.number().int()
const price = z.number().int().min(1).max(most.price)
const side = z.enum(['buy', 'sell'])
const orderId = z.number().int().min(1)
const prices = {
  limit: price.optional(),
  stop: price.optional(),
  stopLoss: price.optional(),
  target: price.optional(),
}
/** The last bar that was known, counted from 0. */
const at = z.number().int().min(0).max(most.bars)

/** What was decided after a bar; it counts from the next one on. Whether it can be, the engine says. */
export const decision = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('place'),
    at,
    side,
    type: z.enum(orderTypes),
    units: whole.optional(),
    riskPerMille: z.number().int().min(1).max(most.riskPerMille).optional(),
    ...prices,
  }),
  z.strictObject({ do: z.literal('change'), at, id: orderId, units: whole.optional(), ...prices }),
  z.strictObject({ do: z.literal('cancel'), at, id: orderId }),
])

export const decisions = z.array(decision).max(most.decisions)

const runLog = z.strictObject({ decisions, until: at }).openapi('ReplayLog')

export const bars = z
  .object({
    times: z.array(z.string()),
    open: z.array(whole),
    high: z.array(whole),
    low: z.array(whole),
    close: z.array(whole),
  })
  .openapi('ReplayBars')
export type ReplayBars = z.infer<typeof bars>

const goal = z.object({ rule: z.enum(goalRuleNames), limit: whole.optional() })

const exercise = z
  .object({
    /** What a log is about; it changes with the series, the settings and the goals. */
    revisionKey: z.string(),
    isGraded: z.boolean(),
    goals: z.array(goal),
    settings: z.object({
      decimals: whole,
      start: whole,
      /** Santim. */
      cash: whole,
      feeFixed: whole,
      feePerMille: whole,
      spread: whole,
      orderTypes: z.array(z.enum(orderTypes)),
      canShort: z.boolean(),
    }),
    /** Bars in all, and those that are known at the start. */
    barCount: whole,
    known: bars,
    series: z.object({
      /** Null where the exercise is graded: nobody is led to bars that are not due. */
      slug: z.string().nullable(),
      title: z.string(),
      unit: z.string(),
      isMadeUp: z.boolean(),
      source: z.string(),
      licence: z.string(),
    }),
  })
  .openapi('ReplayExercise')
export type ReplayExercise = z.infer<typeof exercise>

export const replayDetail = z
  .object({
    article: articleOf('replay'),
    /** Null while its series cannot be had. */
    exercise: exercise.nullable(),
    related: z.array(card),
  })
  .openapi('ReplayDetail')
export type ReplayDetail = z.infer<typeof replayDetail>

const trade = z.object({
  side,
  openedBar: whole,
  closedBar: whole.nullable(),
  units: whole,
  risk: whole.nullable(),
  riskPerMille: whole.nullable(),
  plannedStop: whole.nullable(),
  plannedTarget: whole.nullable(),
  result: whole.nullable(),
  fees: whole,
  isStopMovedAway: z.boolean(),
  isSizeAdded: z.boolean(),
  end: z.enum(['order', 'stopLoss', 'target', 'called', 'end']).nullable(),
})

/** What a run came to as the server replayed it: money in santim after fees, R in hundredths, losses first. */
const judgement = {
  result: z.object({
    profit: whole,
    fees: whole,
    drawdown: whole,
    fills: whole,
    trades: z.array(trade),
    losses: whole,
    r: whole.nullable(),
    holding: whole,
    random: z.object({ count: whole, middle: whole, low: whole, high: whole, beaten: whole }).nullable(),
  }),
  goals: z.array(z.object({ id: z.enum(goalRuleNames), isMet: z.boolean() })),
}
export const judged = z.object(judgement).openapi('ReplayResult')
export type Judged = z.infer<typeof judged>

export const givenRun = z.strictObject({ revisionKey: z.string().max(40), log: runLog })
export type GivenRun = z.infer<typeof givenRun>

/** A graded run as far as it has come. */
export const openRun = z
  .object({ id: z.string(), decisions, known: bars, judged: z.object(judgement).nullable() })
  .openapi('ReplayRun')
export type OpenRun = z.infer<typeof openRun>

/** One step of it: what was decided at the last of the bars that are known, and how many come next. */
export const givenStep = z
  .strictObject({
    known: z.number().int().min(1).max(most.bars),
    decisions,
    steps: z.number().int().min(0).max(100),
    isEnd: z.boolean().optional(),
  })
  // What neither goes on nor ends could not be told from the same request sent again, whose decisions would count twice.
  .refine(({ steps, isEnd }) => steps > 0 || isEnd === true, { path: ['steps'], ...says('too_small') })
export type GivenStep = z.infer<typeof givenStep>

export const stepAnswer = z.object({ bars, judged: z.object(judgement).nullable() }).openapi('ReplayStep')
export type StepAnswer = z.infer<typeof stepAnswer>
