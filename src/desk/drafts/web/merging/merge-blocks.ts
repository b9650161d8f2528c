import { align } from '../../../comparison/align.ts'
import { blockKey } from '#desk/comparison/block-key.ts'
import { matchBlocks } from '../../../comparison/match-blocks.ts'
import type { Block } from '#content/blocks/nodes/block.ts'
import { ownText, walkBlocks } from '#content/blocks/walk.ts'

/** A block that both sides changed, each in its own way. A side that took it out has none. */
interface Clash {
  /** Its place in the text that both began with. */
  at: number
  mine: Block | undefined
  theirs: Block | undefined
}

/** What a joined text is made of, in order: blocks that are certain, and those that somebody has to choose. */
export type Piece = { block: Block } | { clash: Clash }

interface Versions {
  /** What both began with. */
  base: readonly Block[]
  mine: readonly Block[]
  theirs: readonly Block[]
}

/**
 * Joins two texts that began as one, block by block. What only one side changed, took out, added or moved is done; what both
 * added stands once when it says the same, else both stand. Only a block that both changed differently is left to choose, so
 * nothing of either side is lost and nothing stands twice.
 */
export function mergeBlocks(versions: Versions): Piece[] {
  const sides = findSides(versions)
  const pieces = sides.order.flatMap((part): Piece[] => pieceOf(part, sides))
  return withoutRepetition(pieces, versions)
}

/** A block by where it comes from: its place in the base, or in the side that added it. */
type Part = `base ${number}` | `mine ${number}` | `theirs ${number}`

interface Side {
  blocks: readonly Block[]
  /** What each block is. */
  parts: Part[]
  /** Where each part stands. */
  places: Map<Part, number>
}

interface Sides extends Versions {
  my: Side
  their: Side
  order: Part[]
}

function findSides(versions: Versions): Sides {
  const { base, mine, theirs } = versions
  const [myBase, theirBase] = [matchBlocks(base, mine), matchBlocks(base, theirs)]
  forgetSharedBlanks(base, { myBase, mine, theirBase, theirs })
  const their = sideOf('theirs', theirs, theirBase)
  const my = sideOf('mine', mine, myBase)
  for (const [one, other] of align(my.parts.map(labelIn(mine)), their.parts.map(labelIn(theirs)))) {
    const [part, same] = [my.parts[one], their.parts[other]]
    if (!part || !same || part === same) continue
    my.parts[one] = same
    my.places.delete(part)
    my.places.set(same, one)
  }
  return { ...versions, my, their, order: orderOf(base.length, my, their) }
}

/** On an empty line that both sides began to write on, each has written a block of its own. */
function forgetSharedBlanks(
  base: readonly Block[],
  of: {
    myBase: Map<number, number>
    mine: readonly Block[]
    theirBase: Map<number, number>
    theirs: readonly Block[]
  },
): void {
  const blanks = new Set(
    base.flatMap((block, at) => (block.type === 'paragraph' && !block.content?.length ? at : [])),
  )
  const changed = (matched: Map<number, number>, blocks: readonly Block[]) =>
    new Map(
      [...matched].flatMap(([at, from]) => (isWritten(blocks[at]) && blanks.has(from) ? [[from, at]] : [])),
    )
  const [mine, theirs] = [changed(of.myBase, of.mine), changed(of.theirBase, of.theirs)]
  for (const [from, at] of mine) {
    const other = theirs.get(from)
    if (other === undefined) continue
    of.myBase.delete(at)
    of.theirBase.delete(other)
  }
}

function isWritten(block: Block | undefined): boolean {
  return block !== undefined && !(block.type === 'paragraph' && !block.content?.length)
}

function sideOf(name: 'mine' | 'theirs', blocks: readonly Block[], fromBase: Map<number, number>): Side {
  const parts = blocks.map((_, at): Part => {
    const from = fromBase.get(at)
    return from === undefined ? `${name} ${at}` : `base ${from}`
  })
  return { blocks, parts, places: new Map(parts.map((part, at) => [part, at])) }
}

/** Added blocks are the same when they say the same. */
function labelIn(blocks: readonly Block[]) {
  return (part: Part, at: number): string => {
    const block = blocks[at]
    return part.startsWith('base') || !block ? part : `added ${blockKey(block)}`
  }
}

/** Their order, with what I moved, added or kept after the block that it follows in mine. What both moved stays where they put it. */
function orderOf(baseLength: number, my: Side, their: Side): Part[] {
  const [iLeft, theyLeft] = [stayedIn(my, baseLength), stayedIn(their, baseLength)]
  const order = [...their.parts]
  let before: Part | undefined
  for (const part of my.parts) {
    const isPlaced = order.includes(part)
    if (!isPlaced || (theyLeft.has(part) && !iLeft.has(part))) {
      if (isPlaced) order.splice(order.indexOf(part), 1)
      let place = before === undefined ? 0 : order.indexOf(before) + 1
      while (order[place]?.startsWith('theirs')) place++
      order.splice(place, 0, part)
    }
    before = part
  }
  return order
}

/** The blocks of the base that a side left in their order. */
function stayedIn({ parts, places }: Side, baseLength: number): Set<Part | undefined> {
  const begun = Array.from({ length: baseLength }, (_, at): Part => `base ${at}`).filter((part) =>
    places.has(part),
  )
  return new Set(align(begun, parts).map(([at]) => begun[at]))
}

function pieceOf(part: Part, { base, my, their }: Sides): Piece[] {
  const [mine, theirs] = [blockIn(my, part), blockIn(their, part)]
  if (!part.startsWith('base')) return one(theirs ?? mine)
  const at = Number(part.slice('base '.length))
  const begun = base[at]
  const key = begun && blockKey(begun)
  const [myKey, theirKey] = [mine && blockKey(mine), theirs && blockKey(theirs)]
  if (myKey === theirKey || myKey === key) return one(theirs)
  if (theirKey === key) return one(mine)
  return [{ clash: { at, mine, theirs } }]
}

function blockIn({ blocks, places }: Side, part: Part): Block | undefined {
  const at = places.get(part)
  return at === undefined ? undefined : blocks[at]
}

function one(block: Block | undefined): Piece[] {
  return block ? [{ block }] : []
}

/** Words that came from both sides by different ways, such as a paragraph that one moved and the other wrote anew, stand as often as on either side. */
function withoutRepetition(pieces: readonly Piece[], { mine, theirs }: Versions): Piece[] {
  const most = countKeys(mine)
  for (const [key, count] of countKeys(theirs)) most.set(key, Math.max(count, most.get(key) ?? 0))
  const seen = new Map<string, number>()
  return pieces.filter((piece) => {
    if (!('block' in piece) || !hasWords(piece.block)) return true
    const key = blockKey(piece.block)
    seen.set(key, (seen.get(key) ?? 0) + 1)
    return (seen.get(key) ?? 0) <= (most.get(key) ?? 1)
  })
}

function countKeys(blocks: readonly Block[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const key of blocks.map(blockKey)) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

function hasWords(block: Block): boolean {
  return [...walkBlocks([block])].some((inner) => ownText(inner).trim() !== '')
}
