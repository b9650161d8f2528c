import { align } from './align.ts'
import type { Block } from '#content/blocks/nodes/block.ts'
import { ownText, walkBlocks } from '#content/blocks/walk.ts'

/** The most cells of the table in which two texts are compared; beyond it only their kinds of blocks are. */
const mostCells = 400_000

/**
 * Which outermost block of a translation stands for which block of its original, in order. Texts of the same kinds of blocks
 * in the same order correspond one by one. Where they differ, as many blocks as possible correspond to one of their own kind,
 * first those that share a picture, numbers or Latin words, then those of about the same length, then the first.
 */
export function counterparts(original: readonly Block[], translation: readonly Block[]): [number, number][] {
  const [kinds, otherKinds] = [original.map(({ type }) => type), translation.map(({ type }) => type)]
  const hasSameKinds =
    kinds.length === otherKinds.length && kinds.every((kind, at) => kind === otherKinds[at])
  if (hasSameKinds) return kinds.map((_, index) => [index, index])
  if ((kinds.length + 1) * (otherKinds.length + 1) > mostCells) return align(kinds, otherKinds)
  return bestPairs(original.map(traitsOf), translation.map(traitsOf))
}

/** How well two texts correspond, block by block; only of use beside that of the same texts in another order. */
export function likeness(original: readonly Block[], translation: readonly Block[]): number {
  const [ones, others] = [original.map(traitsOf), translation.map(traitsOf)]
  return counterparts(original, translation).reduce((sum, [one, other]) => {
    const [first, second] = [ones[one], others[other]]
    return first && second ? sum + worthOf(first, second) : sum
  }, 0)
}

interface Traits {
  kind: string
  /** What only the same picture, file, video or code has. */
  anchor: string
  length: number
  signs: Set<string>
}

function traitsOf(block: Block): Traits {
  const words = [...walkBlocks([block])].map(ownText).join(' ')
  return {
    kind: block.type,
    anchor: anchorOf(block),
    length: [...words].length,
    signs: new Set(words.toLowerCase().match(/[\p{Script=Latin}\p{N}]+/gu) ?? []),
  }
}

function anchorOf(block: Block): string {
  if (block.type === 'figureImage' || block.type === 'fileBlock') return block.attrs.mediaId
  if (block.type === 'video') return block.attrs.id
  if (block.type === 'heading') return String(block.attrs.level)
  return ''
}

/** What any pair counts, so that likeness decides only between pairs and hardly ever against one. */
const pairWorth = 10

/** Languages say the same in more or fewer letters; blocks less alike in length than this are taken for each other last. */
const likeLength = 1 / 3

/** How much is gained by taking two blocks for each other; 0 when they cannot be. `asLength`: what their likeness in length counts. */
function worthOf(one: Traits, other: Traits, asLength = (likeness: number) => likeness): number {
  if (one.kind !== other.kind) return 0
  const anchored = one.anchor !== '' && one.anchor === other.anchor ? 3 : 0
  const shared = one.signs.intersection(other.signs).size
  const signs = shared === 0 ? 0 : shared / one.signs.union(other.signs).size
  const length = Math.min(one.length, other.length) / Math.max(one.length, other.length, 1)
  return pairWorth + anchored + 2 * signs + asLength(length)
}

function roughly(length: number): number {
  return length < likeLength ? 0 : 1
}

/** The pairs in order that are worth most together, by the table of what the rests are worth. */
function bestPairs(original: readonly Traits[], translation: readonly Traits[]): [number, number][] {
  const width = translation.length + 1
  const worths = new Float64Array((original.length + 1) * width)
  const at = (one: number, other: number) => worths[one * width + other] ?? 0
  const paired = (one: number, other: number) => {
    const [first, second] = [original[one], translation[other]]
    const worth = first && second ? worthOf(first, second, roughly) : 0
    return worth === 0 ? -1 : worth + at(one + 1, other + 1)
  }
  for (let one = original.length - 1; one >= 0; one--) {
    for (let other = translation.length - 1; other >= 0; other--)
      worths[one * width + other] = Math.max(paired(one, other), at(one + 1, other), at(one, other + 1))
  }
  const pairs: [number, number][] = []
  let [one, other] = [0, 0]
  while (one < original.length && other < translation.length) {
    const best = at(one, other)
    if (best === paired(one, other)) pairs.push([one++, other++])
    else if (best === at(one + 1, other)) one++
    else other++
  }
  return pairs
}
