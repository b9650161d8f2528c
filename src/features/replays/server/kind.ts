import { z } from '@hono/zod-openapi'
import type { MembersOf } from '#content/kind-members.ts'
import { none, type KindRules } from '#content/server/kind-rules.ts'
import { goalRuleNames } from '../engine/goals.ts'
import { orderTypes } from '../engine/types.ts'
import { limits, minutesToPlay, partOf } from '../limits.ts'
import am from '../locales/am.json' with { type: 'json' }
import en from '../locales/en.json' with { type: 'json' }
import { brokenToHide, missingInExercise, missingToHide } from './checklist.ts'
import { readLengths } from './series-reader.ts'
import { says } from '#platform/problems/field-codes.ts'

declare module '#content/kind-members.ts' {
  interface KindMembers {
    replay: MembersOf<typeof replayRules>
  }
}

const upTo = (largest: number, least = 0) => z.number().int().min(least).max(largest)
/** Counted from 1, in the whole series. */
const barNumber = upTo(1_000_000, 1)

const goal = z.strictObject({ rule: z.enum(goalRuleNames), limit: upTo(1000, 1).optional() })

/** An exercise names a rule once, so that its name tells which goal was met. */
const goals = z
  .array(goal)
  .max(goalRuleNames.length)
  .superRefine((all, context) => {
    const twice = all.findIndex(({ rule }, at) => all.findIndex((one) => one.rule === rule) !== at)
    if (twice >= 0) context.addIssue({ code: 'custom', ...says('twice'), path: [twice] })
  })

const details = z
  .strictObject({
    /** The resource that the series belongs to, and which version of it; the newest where none is named. */
    dataSet: z.string().min(1).max(40),
    dataSetVersion: upTo(1_000_000, 1),
    firstBar: barNumber,
    lastBar: barNumber,
    /** The first bar that nobody sees at the start. */
    hiddenFrom: barNumber,
    cash: upTo(limits.cash, 1),
    feeFixed: upTo(limits.feeFixed),
    feePerMille: upTo(limits.feePerMille),
    spread: upTo(limits.spread),
    orderTypes: z.array(z.enum(orderTypes)).min(1).max(orderTypes.length),
    canShort: z.boolean(),
    isGraded: z.boolean(),
    goals,
  })
  .partial()

export const replayRules = {
  details,
  extras: none,
  names: { dataSet: ['resource'] },
  missingDependencies: missingToHide,
  missingInData: missingInExercise,
  brokenPromises: brokenToHide,
  async playingMinutes(ctx, all) {
    const own = all.map((stored) => details.catch({}).parse(stored))
    // Where one ends with its series, only that knows how many bars there are.
    const open = own.filter(({ dataSet, lastBar }) => dataSet && lastBar === undefined)
    const lengths = await readLengths(
      ctx,
      open.map(({ dataSet: id = '', dataSetVersion: version }) => ({ id, version })),
    )
    return own.map((one) => {
      const length = lengths[open.indexOf(one)]
      if (one.lastBar === undefined && length === undefined) return null
      const { last, hiddenFrom } = partOf(one, length ?? 0)
      return minutesToPlay(last - hiddenFrom + 1)
    })
  },
  section: { en: en['kind.replay.section'], am: am['kind.replay.section'] },
} satisfies KindRules
