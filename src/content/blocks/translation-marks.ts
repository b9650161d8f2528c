import type { Block } from './block.ts'
import { compareBlocks } from './compare.ts'
import { counterparts } from './counterparts.ts'

/** What an original says differently since it was translated, at the place of the translation that this concerns. */
export type TranslationMark =
  /** The block at `at` stands for one that says something else now. */
  | { kind: 'changed'; at: number; before: Block; after: Block }
  /** The block at `at` stands for one that is gone. */
  | { kind: 'removed'; at: number; before: Block }
  /** Before the block at `at`, or at the end, stands nothing for a block that came or was not translated. */
  | { kind: 'added'; at: number; after: Block }

/** The marks of a translation: what its original said `earlier`, when it was translated, and says `now`. In order of their places. */
export function marksOf(
  translation: readonly Block[],
  { earlier, now }: { earlier: readonly Block[]; now: readonly Block[] },
): TranslationMark[] {
  const places = new Map(counterparts(earlier, translation))
  const marks: TranslationMark[] = []
  let next = 0
  for (const change of compareBlocks(earlier, now)) {
    const at = 'before' in change ? places.get(change.before) : undefined
    const before = 'before' in change ? earlier[change.before] : undefined
    const after = 'after' in change ? now[change.after] : undefined
    if (at !== undefined) next = at + 1
    if (change.kind === 'changed' && at !== undefined && before && after)
      marks.push({ kind: 'changed', at, before, after })
    else if (change.kind === 'removed' && at !== undefined && before)
      marks.push({ kind: 'removed', at, before })
    else if ((change.kind === 'changed' || change.kind === 'added') && after)
      marks.push({ kind: 'added', at: next, after })
  }
  return marks
}
