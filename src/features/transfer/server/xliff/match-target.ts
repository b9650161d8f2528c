import { align } from '#desk/comparison/align.ts'
import type { Block } from '#content/blocks/nodes/block.ts'
import { compareBlocks } from '#desk/comparison/compare.ts'
import type { EditionText } from '#content/contract.ts'
import { placesOf, type Place } from './places.ts'

export interface Match {
  place: Place
  /** Whether it says what the source says now; otherwise what it said before. */
  isCurrent: boolean
}

/**
 * The translated words for each place of a source text, where the target has some.
 * @param then the source as it was when the target was translated from it; undefined when nobody knows
 */
export function matchTarget(
  now: EditionText,
  target: EditionText,
  then: EditionText | undefined,
): Map<string, Match> {
  const before = then ?? now
  const blocks = matchBlocks({
    now: now.body.content,
    before: before.body.content,
    target: target.body.content,
  })
  const targets = new Map(placesOf(target).map((place) => [place.id, place]))
  const words = new Map(placesOf(before).map((place) => [place.id, JSON.stringify(place.content)]))
  const matches = new Map<string, Match>()
  for (const place of placesOf(now)) {
    const path = place.id.split('.')
    const block = path[0] === 'body' ? blocks.get(Number(path[1])) : undefined
    if (path[0] === 'body' && !block) continue
    const at = (index: number) => ['body', index, ...path.slice(2)].join('.')
    const found = targets.get(block ? at(block.target) : place.id)
    if (!found || found.kind !== place.kind) continue
    const isSame = words.get(block ? at(block.before) : place.id) === JSON.stringify(place.content)
    matches.set(place.id, { place: found, isCurrent: isSame })
  }
  return matches
}

/** For outermost blocks of the source: which block it was, and which block translates it. */
function matchBlocks({ now, before, target }: Record<'now' | 'before' | 'target', readonly Block[]>) {
  const translated = new Map(align(typesOf(before), typesOf(target)))
  const matched = new Map<number, { before: number; target: number }>()
  for (const change of compareBlocks(before, now)) {
    if (change.kind === 'removed' || change.kind === 'added') continue
    const index = translated.get(change.before)
    if (index !== undefined) matched.set(change.after, { before: change.before, target: index })
  }
  return matched
}

function typesOf(blocks: readonly Block[]): string[] {
  return blocks.map(({ type }) => type)
}
