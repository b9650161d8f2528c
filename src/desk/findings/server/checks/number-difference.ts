import type { WrittenNumber } from './number-values.ts'

export interface Difference<T> {
  isDifferent: boolean
  mine: T[]
  theirs: T[]
}

/**
 * The numbers that only one of two texts has. Not a difference: a year and a day in the other calendar, a time on the other clock, a
 * number that one says twice, and a small one that the other may have written as a word.
 */
export function differenceOf<T extends WrittenNumber>(
  mine: readonly T[],
  theirs: readonly T[],
): Difference<T> {
  const unequal = [without(mine, theirs), without(theirs, mine)] as const
  const unlike = withoutPairs(unequal, isOtherClock)
  const dated = withoutPairs(unlike, isOtherYear)
  let [own, their] = withoutPairs(dated, isDay, unlike[0].length - dated[0].length)
  if (own.length === 0 || their.length === 0) {
    const [said, saidThere] = [new Set(mine.map(keyOf)), new Set(theirs.map(keyOf))]
    own = own.filter((number) => !isMaybeWord(number) && !saidThere.has(keyOf(number)))
    their = their.filter((number) => !isMaybeWord(number) && !said.has(keyOf(number)))
  }
  return { isDifferent: own.length + their.length > 0, mine: own, theirs: their }
}

/** Takes away one of each for every pair that fits, `most` pairs at most. */
function withoutPairs<T>(
  [own, their]: readonly [readonly T[], readonly T[]],
  fits: (one: T, other: T) => boolean,
  most = Infinity,
): [T[], T[]] {
  const rest = [...their]
  let pairs = 0
  const alone = own.filter((one) => {
    const at = pairs < most ? rest.findIndex((other) => fits(one, other)) : -1
    if (at === -1) return true
    rest.splice(at, 1)
    pairs++
    return false
  })
  return [alone, rest]
}

/** What is left of some numbers when each of the others has taken an equal one away; bounded, because what follows compares each with each. */
function without<T extends WrittenNumber>(numbers: readonly T[], others: readonly T[]): T[] {
  const counts = new Map<string, number>()
  for (const other of others) counts.set(keyOf(other), (counts.get(keyOf(other)) ?? 0) + 1)
  return numbers
    .filter((number) => {
      const count = counts.get(keyOf(number)) ?? 0
      counts.set(keyOf(number), count - 1)
      return count <= 0
    })
    .slice(0, mostCompared)
}

const mostCompared = 200

function keyOf({ value, isTime }: WrittenNumber): string {
  return `${isTime ? 'time ' : ''}${value}`
}

const sixHours = 360
const twelveHours = 720

function isOtherClock(one: WrittenNumber, other: WrittenNumber): boolean {
  return one.isTime && other.isTime && Math.abs(one.value - other.value) % twelveHours === sixHours
}

/** The Ethiopian year is seven or eight behind. */
function isOtherYear(one: WrittenNumber, other: WrittenNumber): boolean {
  const [less, more] = [Math.min(one.value, other.value), Math.max(one.value, other.value)]
  return less > 1800 && more < 2200 && (more - less === 7 || more - less === 8)
}

function isDay(one: WrittenNumber, other: WrittenNumber): boolean {
  return [one, other].every(
    ({ value, isTime }) => !isTime && Number.isInteger(value) && value >= 1 && value <= 31,
  )
}

/** People write out numbers up to twelve. */
function isMaybeWord({ value, isTime }: WrittenNumber): boolean {
  return !isTime && Number.isInteger(value) && value <= 12
}
