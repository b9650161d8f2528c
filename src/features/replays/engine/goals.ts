import type { State } from './types.ts'

/** Rules that an exercise can set as goals. `limit`: per mille for shares, a count for trades; the others take none. */
export const goalRules = {
  riskAtMost: { isShare: true, usual: 20 },
  everyStop: null,
  noStopMovedAway: null,
  noSizeAdded: null,
  tradesAtLeast: { isShare: false, usual: 3 },
  drawdownAtMost: { isShare: true, usual: 100 },
} as const
type GoalRule = keyof typeof goalRules
export const goalRuleNames = [
  'riskAtMost',
  'everyStop',
  'noStopMovedAway',
  'noSizeAdded',
  'tradesAtLeast',
  'drawdownAtMost',
] as const

export interface Goal {
  rule: GoalRule
  limit?: number
}

/** The same rule stands only once in an exercise, so its name is its id. */
export interface GoalMet {
  id: GoalRule
  isMet: boolean
}

/** Which goals a run has met. Rules about trades are met by none only where there was at least one. */
export function goalsMet(goals: readonly Goal[], run: Pick<State, 'trades' | 'drawdown'>): GoalMet[] {
  return goals.map((goal) => ({ id: goal.rule, isMet: isMet(goal, run) }))
}

export function limitOf({ rule, limit }: Goal): number {
  return limit ?? goalRules[rule]?.usual ?? 0
}

function isMet(goal: Goal, { trades, drawdown }: Pick<State, 'trades' | 'drawdown'>): boolean {
  const limit = limitOf(goal)
  const ofEach = (rule: (trade: State['trades'][number]) => boolean) =>
    trades.length > 0 && trades.every(rule)
  switch (goal.rule) {
    case 'riskAtMost':
      return ofEach(({ riskPerMille }) => riskPerMille !== null && riskPerMille <= limit)
    case 'everyStop':
      return ofEach(({ riskPerMille }) => riskPerMille !== null)
    case 'noStopMovedAway':
      return ofEach(({ isStopMovedAway }) => !isStopMovedAway)
    case 'noSizeAdded':
      return ofEach(({ isSizeAdded }) => !isSizeAdded)
    case 'tradesAtLeast':
      return trades.length >= limit
    case 'drawdownAtMost':
      return trades.length > 0 && drawdown <= limit
  }
}
