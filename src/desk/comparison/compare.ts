import { align } from './align.ts'
import type { Block } from '#content/blocks/nodes/block.ts'
import { ownText, walkBlocks } from '#content/blocks/walk.ts'
import { wordsKey } from './words-key.ts'

/**
 * What became of a block: `before` and `after` are its places in the two texts. A `restyled` one has the same words and links
 * in another look; a `moved` one is the same in another place.
 */
export type BlockChange =
  | { kind: 'same' | 'changed' | 'restyled' | 'moved'; before: number; after: number }
  | { kind: 'removed'; before: number }
  | { kind: 'added'; after: number }

/** The outermost blocks of two versions of a text side by side, in the order of the later one; what was removed stands where it stood. */
export function compareBlocks(before: readonly Block[], after: readonly Block[]): BlockChange[] {
  const [keys, laterKeys] = [before.map(asKey), after.map(asKey)]
  const stayed = align(keys, laterKeys)
  const moves = findMoves({ before, after, stayed }, keys, laterKeys)
  const [gone, come] = [new Set(moves.values()), new Set(moves.keys())]
  const changes: BlockChange[] = []
  let [one, other] = [0, 0]
  for (const [oneEnd, otherEnd] of [...stayed, [before.length, after.length] as const]) {
    const gap = {
      before: range(one, oneEnd).filter((place) => !gone.has(place)),
      after: range(other, otherEnd).filter((place) => !come.has(place)),
    }
    changes.push(...compareGap({ before, after }, gap))
    if (oneEnd < before.length && otherEnd < after.length)
      changes.push({ kind: 'same', before: oneEnd, after: otherEnd })
    ;[one, other] = [oneEnd + 1, otherEnd + 1]
  }
  return withMoves(changes, moves)
}

interface Texts<T> {
  before: readonly T[]
  after: readonly T[]
}

/** Blocks that say something and stand, letter by letter, elsewhere now: their earlier places by their later ones. */
function findMoves(
  { before, stayed }: Texts<Block> & { stayed: readonly (readonly [number, number])[] },
  keys: readonly string[],
  laterKeys: readonly string[],
): Map<number, number> {
  const kept = new Set(stayed.map(([from]) => from))
  const arrived = new Set(stayed.map(([, at]) => at))
  const free = Map.groupBy(
    range(0, keys.length).filter((place) => !kept.has(place) && saysSomething(before[place])),
    (place) => keys[place] ?? '',
  )
  return new Map(
    laterKeys.flatMap((key, at): [number, number][] => {
      const from = arrived.has(at) ? undefined : free.get(key)?.shift()
      return from === undefined ? [] : [[at, from]]
    }),
  )
}

function saysSomething(block: Block | undefined): boolean {
  if (!block) return false
  const isMedia = block.type === 'figureImage' || block.type === 'fileBlock' || block.type === 'video'
  return isMedia || [...walkBlocks([block])].some((inner) => ownText(inner).trim() !== '')
}

/** Between equal blocks nothing is equal: blocks of one type in order are versions of each other, the rest came or went. */
function compareGap(texts: Texts<Block>, gap: Texts<number>): BlockChange[] {
  const changes: BlockChange[] = []
  let [one, other] = [0, 0]
  const removedAndAdded = (oneEnd: number, otherEnd: number) => {
    changes.push(
      ...gap.before.slice(one, oneEnd).map((before) => ({ kind: 'removed', before }) as const),
      ...gap.after.slice(other, otherEnd).map((after) => ({ kind: 'added', after }) as const),
    )
    ;[one, other] = [oneEnd + 1, otherEnd + 1]
  }
  for (const [pairOne, pairOther] of align(
    typesOf(texts.before, gap.before),
    typesOf(texts.after, gap.after),
  )) {
    removedAndAdded(pairOne, pairOther)
    const [before, after] = [gap.before[pairOne] ?? 0, gap.after[pairOther] ?? 0]
    changes.push({ kind: changeOf(texts.before[before], texts.after[after]), before, after })
  }
  removedAndAdded(gap.before.length, gap.after.length)
  return changes
}

function typesOf(blocks: readonly Block[], places: readonly number[]): string[] {
  return places.map((place) => blocks[place]?.type ?? '')
}

function changeOf(before: Block | undefined, after: Block | undefined): 'restyled' | 'changed' {
  return before && after && wordsKey(before) === wordsKey(after) ? 'restyled' : 'changed'
}

/** Puts each move where the block stands now. */
function withMoves(changes: readonly BlockChange[], moves: ReadonlyMap<number, number>): BlockChange[] {
  const waiting = [...moves].map(([after, before]): BlockChange => ({ kind: 'moved', before, after }))
  const placeOf = (change: BlockChange | undefined) => (change && 'after' in change ? change.after : -1)
  const all = changes.flatMap((change) => {
    const passed = 'after' in change ? waiting.findIndex((one) => placeOf(one) > change.after) : 0
    return [...waiting.splice(0, passed === -1 ? waiting.length : passed), change]
  })
  return [...all, ...waiting]
}

/** Stored blocks have one canonical form, so equal blocks are equal letter by letter. */
function asKey(block: Block): string {
  return JSON.stringify(block)
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)
}
