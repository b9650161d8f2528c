import { align } from './align.ts'
import { blockKey } from './block-key.ts'
import type { Block } from '#content/blocks/nodes/block.ts'
import { ownText, walkBlocks } from '#content/blocks/walk.ts'

/** Beyond so many pairs to compare, blocks between equal ones are taken for each other by their kinds alone. */
const mostPairs = 40_000

/**
 * Which block of an earlier text each block of a later one was: the same one, wherever it stands now, or between blocks that
 * stayed the one of its kind that shares most words. By places in the later text; what is missing there is new.
 */
export function matchBlocks(earlier: readonly Block[], later: readonly Block[]): Map<number, number> {
  const [before, after] = [earlier.map(blockKey), later.map(blockKey)]
  const stayed = align(before, after)
  const matched = new Map(stayed.map(([from, at]) => [at, from]))
  const taken = new Set(matched.values())
  const free = Map.groupBy(
    before.keys().filter((from) => !taken.has(from)),
    (from) => before[from] ?? '',
  )
  for (const [at, key] of after.entries()) {
    const from = matched.has(at) ? undefined : free.get(key)?.shift()
    if (from === undefined) continue
    matched.set(at, from)
    taken.add(from)
  }
  let [from, at] = [0, 0]
  for (const [nextFrom, nextAt] of [...stayed, [earlier.length, later.length] as const]) {
    const gap = {
      earlier: range(from, nextFrom).filter((one) => !taken.has(one)),
      later: range(at, nextAt).filter((one) => !matched.has(one)),
    }
    for (const [one, other] of pairGap(gap, { earlier, later })) matched.set(other, one)
    ;[from, at] = [nextFrom + 1, nextAt + 1]
  }
  return matched
}

interface Gap<T> {
  earlier: readonly T[]
  later: readonly T[]
}

/** The pairs in order that share most. */
function pairGap(gap: Gap<number>, texts: Gap<Block>): [number, number][] {
  const [before, after] = [gap.earlier.map(traitsIn(texts.earlier)), gap.later.map(traitsIn(texts.later))]
  const place = ([one, other]: [number, number]): [number, number] => [
    gap.earlier[one] ?? 0,
    gap.later[other] ?? 0,
  ]
  if (before.length * after.length > mostPairs) return align(before.map(kindOf), after.map(kindOf)).map(place)
  const width = after.length + 1
  const worths = new Float64Array((before.length + 1) * width)
  const at = (one: number, other: number) => worths[one * width + other] ?? 0
  const paired = (one: number, other: number) => {
    const worth = likeness(before[one], after[other])
    return worth === 0 ? -1 : worth + at(one + 1, other + 1)
  }
  for (let one = before.length - 1; one >= 0; one--) {
    for (let other = after.length - 1; other >= 0; other--)
      worths[one * width + other] = Math.max(paired(one, other), at(one + 1, other), at(one, other + 1))
  }
  const pairs: [number, number][] = []
  let [one, other] = [0, 0]
  while (one < before.length && other < after.length) {
    if (at(one, other) === paired(one, other)) pairs.push([one++, other++])
    else if (at(one, other) === at(one + 1, other)) one++
    else other++
  }
  return pairs.map(place)
}

interface Traits {
  kind: string
  words: Set<string>
}

function traitsIn(blocks: readonly Block[]) {
  return (place: number): Traits => {
    const block = blocks[place]
    const words = block ? [...walkBlocks([block])].map(ownText).join(' ') : ''
    return { kind: block?.type ?? '', words: new Set(words.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []) }
  }
}

function kindOf({ kind }: Traits): string {
  return kind
}

/** 0 for blocks that cannot be versions of each other; shared words decide between those that can. */
function likeness(one: Traits | undefined, other: Traits | undefined): number {
  if (!one || !other || one.kind !== other.kind) return 0
  const shared = one.words.intersection(other.words).size
  return shared === 0 ? 1 : 1 + (4 * shared) / one.words.union(other.words).size
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)
}
