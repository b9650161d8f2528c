import type { MarkedAnswer } from '../contract.ts'

type Choice = Pick<MarkedAnswer['choices'][number], 'id' | 'isChosen' | 'isRightlyAnswered'>
type Right = Pick<MarkedAnswer['right'], 'chosen' | 'order' | 'matches'>

/**
 * What a choice is marked as. One that is chosen from others is right or wrong by itself, whatever was answered; of the wrong ones
 * only those that were chosen are marked. A step or a pair is right where it was put rightly.
 */
export function markOfChoice(choice: Choice, right: Right): 'right' | 'wrong' | null {
  if (right.order.length > 0 || right.matches.length > 0) return choice.isRightlyAnswered ? 'right' : 'wrong'
  if (right.chosen.includes(choice.id)) return 'right'
  return choice.isChosen ? 'wrong' : null
}
