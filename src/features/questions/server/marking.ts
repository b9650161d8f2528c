import type { Area } from '#content/blocks/nodes/question/choice.ts'
import type { GivenAnswer } from '../answer.ts'
import { readNumber } from './read-number.ts'

/** What is right, as one text says it. Never leaves the server before the answer is in. */
export type Key =
  | { form: 'single' | 'multiple' | 'truth'; choices: readonly { id: string; isRight: boolean }[] }
  /** Right is what differs from `value` by no more than `tolerance`. */
  | { form: 'number'; value: number; tolerance: number }
  /** All choices, first to last. */
  | { form: 'order'; order: readonly string[] }
  | { form: 'match'; pairs: readonly { left: string; right: string }[] }
  | { form: 'point'; places: readonly { id: string; isRight: boolean; area: Area }[] }

export interface Mark {
  /** From 0 to 1. */
  score: number
  isRight: boolean
  /** The choices of the answer, each with whether it was rightly chosen; empty where nothing is chosen from. */
  chosen: { id: string; isRight: boolean }[]
}

/**
 * Marks an answer. What cannot be an answer to this question, such as a choice that it does not have, earns nothing.
 *
 * A question of one choice is right or wrong. Of several, each right choice earns its share and each wrong one costs a share, down
 * to nothing, so that ticking everything does not pay. An order earns a share for each choice that is followed by the right one.
 */
export function mark(key: Key, answer: GivenAnswer): Mark {
  switch (key.form) {
    case 'single':
    case 'truth':
    case 'multiple':
      return 'chosen' in answer && answer.form === key.form ? markChosen(key.choices, answer.chosen) : wrong
    case 'number':
      return answer.form === 'number' ? whole(isNear(key, answer.number)) : wrong
    case 'order':
      return answer.form === 'order' ? markOrder(key.order, answer.order) : wrong
    case 'match':
      return answer.form === 'match' ? markMatches(key.pairs, answer.matches) : wrong
    case 'point':
      return answer.form === 'point' ? markPoint(key.places, answer.at) : wrong
  }
}

const wrong: Mark = { score: 0, isRight: false, chosen: [] }

function whole(isRight: boolean): Mark {
  return { score: isRight ? 1 : 0, isRight, chosen: [] }
}

function markChosen(choices: readonly { id: string; isRight: boolean }[], given: readonly string[]): Mark {
  const chosen = [...new Set(given)].flatMap((id) => choices.filter((choice) => choice.id === id))
  if (chosen.length < given.length) return wrong
  const right = choices.filter(({ isRight }) => isRight).length
  const hits = chosen.filter(({ isRight }) => isRight).length
  const misses = chosen.length - hits
  const isRight = right > 0 && hits === right && misses === 0
  const isShared = right > 1
  const earned = right === 0 ? 0 : Math.max(0, hits - misses) / right
  return {
    score: isRight ? 1 : isShared ? earned : 0,
    isRight,
    chosen: chosen.map(({ id, isRight }) => ({ id, isRight })),
  }
}

/** Numbers as people write them; a hair's breadth is left for what floating point makes of decimals. */
function isNear({ value, tolerance }: { value: number; tolerance: number }, given: string): boolean {
  const number = readNumber(given)
  if (number === null) return false
  const slack = Math.max(1, Math.abs(value)) * 1e-9
  return Math.abs(number - value) <= Math.abs(tolerance) + slack
}

function markOrder(order: readonly string[], given: readonly string[]): Mark {
  const isComplete = given.length === order.length && order.every((id) => given.includes(id))
  if (!isComplete || order.length < 2) return wrong
  const followers = order.slice(1)
  const hits = followers.filter((id, index) => given[given.indexOf(id) - 1] === order[index]).length
  const chosen = given.map((id, index) => ({ id, isRight: order[index] === id }))
  return { score: hits / followers.length, isRight: hits === followers.length, chosen }
}

function markMatches(
  pairs: readonly { left: string; right: string }[],
  given: readonly { left: string; right: string }[],
): Mark {
  const isOnce = new Set(given.map(({ left }) => left)).size === given.length
  if (pairs.length === 0 || !isOnce) return wrong
  const rightOf = new Map(pairs.map(({ left, right }) => [left, right]))
  const chosen = given
    .filter(({ left }) => rightOf.has(left))
    .map(({ left, right }) => ({ id: left, isRight: rightOf.get(left) === right }))
  const hits = chosen.filter(({ isRight }) => isRight).length
  return { score: hits / pairs.length, isRight: hits === pairs.length, chosen }
}

type Point = Extract<GivenAnswer, { form: 'point' }>['at']

function markPoint(places: readonly { id: string; isRight: boolean; area: Area }[], at: Point): Mark {
  const place = 'chosen' in at ? places.find(({ id }) => id === at.chosen) : smallestAt(places, at)
  if (!place) return wrong
  return { ...whole(place.isRight), chosen: [{ id: place.id, isRight: place.isRight }] }
}

/** Of places that lie over each other the smallest is meant. */
function smallestAt<P extends { area: Area }>(
  places: readonly P[],
  at: { x: number; y: number },
): P | undefined {
  const touched = places.filter(
    ({ area }) =>
      at.x >= area.x && at.x <= area.x + area.width && at.y >= area.y && at.y <= area.y + area.height,
  )
  return touched.toSorted((one, other) => sizeOf(one.area) - sizeOf(other.area))[0]
}

function sizeOf({ width, height }: Area): number {
  return width * height
}
