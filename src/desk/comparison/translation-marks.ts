import type { Block } from '#content/blocks/nodes/block.ts'
import { compareBlocks, type BlockChange } from './compare.ts'
import { counterparts, likeness } from './counterparts.ts'

/** What an original says differently since it was translated, at the place of the translation that this concerns. */
export type TranslationMark =
  /** The block at `at` stands for one that says something else now, or the same in another look. */
  | { kind: 'changed' | 'restyled'; at: number; before: Block; after: Block }
  /** The block at `at` stands for one that is gone. */
  | { kind: 'removed'; at: number; before: Block }
  /** Before the block at `at`, or at the end, stands nothing for a block that came or was not translated. */
  | { kind: 'added'; at: number; after: Block }
  /** The `count` blocks from `at` on stand for some that stand elsewhere now: here they would come before the block at `to`, or at the end. */
  | { kind: 'moved'; at: number; count: number; to: number; after: Block }

interface Original {
  earlier: readonly Block[]
  now: readonly Block[]
}

/** The marks of a translation: what its original said `earlier`, when it was translated, and says `now`. In order of their places in the original. */
export function marksOf(translation: readonly Block[], original: Original): TranslationMark[] {
  const { now } = original
  const earlier = inOrderOf(translation, original)
  const places = new Map(counterparts(earlier, translation))
  const marks: TranslationMark[] = []
  let next = 0
  for (const change of compareBlocks(earlier, now)) {
    const at = 'before' in change ? places.get(change.before) : undefined
    const before = 'before' in change ? earlier[change.before] : undefined
    const after = 'after' in change ? now[change.after] : undefined
    if (change.kind === 'moved' && at !== undefined && after) {
      addMove(marks, { kind: 'moved', at, count: 1, to: next, after })
      continue
    }
    if (at !== undefined) next = at + 1
    if ((change.kind === 'changed' || change.kind === 'restyled') && at !== undefined && before && after)
      marks.push({ kind: change.kind, at, before, after })
    else if (change.kind === 'removed' && at !== undefined && before)
      marks.push({ kind: 'removed', at, before })
    else if (change.kind !== 'removed' && change.kind !== 'same' && after)
      marks.push({ kind: 'added', at: next, after })
  }
  return marks
}

/**
 * Which block of the original stands for which one of the translation now, in order, by what the original said when it was
 * translated. Blocks that moved in one of the two alone are left out.
 */
export function pairsOf(translation: readonly Block[], original: Original): [number, number][] {
  const earlier = inOrderOf(translation, original)
  const places = new Map(counterparts(earlier, translation))
  return compareBlocks(earlier, original.now).flatMap((change): [number, number][] => {
    if (change.kind === 'moved' || !('before' in change && 'after' in change)) return []
    const at = places.get(change.before)
    return at === undefined ? [] : [[change.after, at]]
  })
}

/** Blocks that moved together are one mark. */
function addMove(marks: TranslationMark[], move: TranslationMark & { kind: 'moved' }): void {
  const last = marks.at(-1)
  if (last?.kind === 'moved' && last.to === move.to && last.at + last.count === move.at) last.count++
  else marks.push(move)
}

/**
 * The earlier original with those moves done that the translation has done as well. Nothing else remembers them, so a move
 * counts as done where the two texts are more alike with it than without.
 */
function inOrderOf(translation: readonly Block[], { earlier, now }: Original): readonly Block[] {
  const runs = runsOf(compareBlocks(earlier, now))
  let order = earlier
  let best = runs.length > 0 ? likeness(order, translation) : 0
  for (const run of runs) {
    const moved = withMove(order, { now, earlier, run })
    const worth = likeness(moved, translation)
    if (worth <= best) continue
    order = moved
    best = worth
  }
  return order
}

interface Run {
  before: number
  after: number
  count: number
}

/** The moves of a text, neighbours that stayed neighbours together. */
function runsOf(changes: readonly BlockChange[]): Run[] {
  const runs: Run[] = []
  for (const change of changes) {
    if (change.kind !== 'moved') continue
    const last = runs.at(-1)
    const goesOn =
      last && last.before + last.count === change.before && last.after + last.count === change.after
    if (goesOn) last.count++
    else runs.push({ before: change.before, after: change.after, count: 1 })
  }
  return runs
}

/** The blocks of a run after the one that stands before them in the original now, or first. */
function withMove(order: readonly Block[], { now, earlier, run }: Original & { run: Run }): readonly Block[] {
  const moved = earlier.slice(run.before, run.before + run.count)
  const rest = order.filter((block) => !moved.includes(block))
  const changes = compareBlocks(rest, now)
  const before = changes.findLast((one) => 'before' in one && 'after' in one && one.after < run.after)
  const to = before && 'before' in before ? before.before + 1 : 0
  return [...rest.slice(0, to), ...moved, ...rest.slice(to)]
}
