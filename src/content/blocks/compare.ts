import { align } from './align.ts'
import type { Block } from './block.ts'

/** What became of a block: `before` and `after` are its places in the two texts. */
export type BlockChange =
  | { kind: 'same' | 'changed'; before: number; after: number }
  | { kind: 'removed'; before: number }
  | { kind: 'added'; after: number }

/** The outermost blocks of two versions of a text side by side, in reading order. A block that was moved counts as removed and added. */
export function compareBlocks(before: readonly Block[], after: readonly Block[]): BlockChange[] {
  const changes: BlockChange[] = []
  let [one, other] = [0, 0]
  const upTo = (oneEnd: number, otherEnd: number) => {
    changes.push(...compareGap({ before, after }, { one, oneEnd, other, otherEnd }))
    ;[one, other] = [oneEnd, otherEnd]
  }
  for (const [equalOne, equalOther] of align(before.map(asKey), after.map(asKey))) {
    upTo(equalOne, equalOther)
    changes.push({ kind: 'same', before: one++, after: other++ })
  }
  upTo(before.length, after.length)
  return changes
}

/** Between equal blocks nothing is equal: blocks of one type in order are versions of each other, the rest came or went. */
function compareGap(
  texts: { before: readonly Block[]; after: readonly Block[] },
  gap: { one: number; oneEnd: number; other: number; otherEnd: number },
): BlockChange[] {
  const changes: BlockChange[] = []
  let { one, other } = gap
  const removedAndAdded = (oneEnd: number, otherEnd: number) => {
    while (one < oneEnd) changes.push({ kind: 'removed', before: one++ })
    while (other < otherEnd) changes.push({ kind: 'added', after: other++ })
  }
  const pairs = align(
    texts.before.slice(gap.one, gap.oneEnd).map((block) => block.type),
    texts.after.slice(gap.other, gap.otherEnd).map((block) => block.type),
  )
  for (const [pairOne, pairOther] of pairs) {
    removedAndAdded(gap.one + pairOne, gap.other + pairOther)
    changes.push({ kind: 'changed', before: one++, after: other++ })
  }
  removedAndAdded(gap.oneEnd, gap.otherEnd)
  return changes
}

/** Stored blocks have one canonical form, so equal blocks are equal letter by letter. */
function asKey(block: Block): string {
  return JSON.stringify(block)
}
