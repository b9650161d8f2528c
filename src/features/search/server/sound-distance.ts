import { skeletonOf } from '#platform/word-forms/sounds.ts'

/** What one slip costs: writers agree on consonants and not on vowels; of these the sixth order's is often not written at all. */
const cost = {
  vowel: 0.3,
  silent: 0.15,
  vowelMore: 0.3,
  akin: 0.4,
  akinAcross: 0.1,
  near: 0.6,
  glide: 0.5,
  other: 1,
} as const
const near = ['ct', 'zj', 'sz', 'hk', 'fp', 'bp', 'wu', 'yi', 'dt', 'gk', 'jd']

/**
 * How far two words are from each other by ear: the slips (letters added, left out, changed, exchanged) weighed by how easily each happens.
 * Across scripts a letter stands for several sounds.
 */
export function soundDistance(one: string, other: string, areAcross: boolean): number {
  const akin = areAcross ? cost.akinAcross : cost.akin
  let before: number[] = []
  let above = [0]
  for (const letter of other) above.push((above.at(-1) ?? 0) + costOfMore(letter))
  for (let row = 1; row <= one.length; row++) {
    const letter = one[row - 1] ?? ''
    const current = [(above[0] ?? 0) + costOfMore(letter)]
    for (let column = 1; column <= other.length; column++) {
      const against = other[column - 1] ?? ''
      const isSwap =
        row > 1 &&
        column > 1 &&
        letter === other[column - 2] &&
        against === one[row - 2] &&
        letter !== against
      current.push(
        Math.min(
          (above[column] ?? 0) + costOfMore(letter),
          (current[column - 1] ?? 0) + costOfMore(against),
          (above[column - 1] ?? 0) + costOfChange(letter, against, akin),
          isSwap ? (before[column - 2] ?? 0) + 0.7 : Infinity,
        ),
      )
    }
    ;[before, above] = [above, current]
  }
  return above[other.length] ?? 0
}

/** The most that may lie between a word and what it may have been meant to be: a word of few consonants is too soon another. */
export function mostDistance(sound: string, areAcross: boolean): number {
  const consonants = skeletonOf(sound).length
  return (
    (areAcross ? [0, 0, 0.35, 0.5, 0.7, 0.8] : [0, 0, 0.3, 0.65, 1.05, 1.2])[consonants] ??
    (areAcross ? 1 : 1.5)
  )
}

/** The skeletons that one slip of the finger makes of another. */
export function skeletonsNear(skeleton: string): string[] {
  const found = new Set<string>()
  for (let at = 0; at <= skeleton.length; at++) {
    const [start, end] = [skeleton.slice(0, at), skeleton.slice(at)]
    if (end) found.add(start + end.slice(1))
    if (end.length > 1) found.add(start + end[1] + end[0] + end.slice(2))
    for (const letter of consonants) {
      found.add(start + letter + end)
      if (end) found.add(start + letter + end.slice(1))
    }
  }
  found.delete(skeleton)
  return [...found]
}

const consonants = 'hlmsrkbtcnwzydjgpf'

function costOfMore(letter: string): number {
  if (letter === 'i') return cost.silent
  if (isVowel(letter)) return cost.vowelMore
  return 'hwy'.includes(letter) ? cost.glide : cost.other
}

function costOfChange(one: string, other: string, akin: number): number {
  if (one === other) return 0
  if (isVowel(one) && isVowel(other)) return cost.vowel
  const [first, second] = [skeletonOf(one) || one, skeletonOf(other) || other]
  if (first === second) return akin
  return near.some((pair) => pair.includes(first) && pair.includes(second)) ? cost.near : cost.other
}

function isVowel(letter: string): boolean {
  return 'aeiou'.includes(letter)
}
