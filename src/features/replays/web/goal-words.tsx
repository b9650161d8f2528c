import { goalRules, limitOf, type Goal } from '../engine/goals.ts'
import { useText } from './text.ts'
import { useFigures } from './words.ts'

/** A goal as a sentence. */
export function GoalWords({ goal }: { goal: Goal }) {
  const t = useText()
  const figures = useFigures(0)
  const limit = limitOf(goal)
  const figure = goalRules[goal.rule]
  return t(`goal.${goal.rule}`, { limit: figure?.isShare ? figures.share(limit) : limit, count: limit })
}
