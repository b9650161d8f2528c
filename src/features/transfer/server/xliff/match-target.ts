import { align } from '#desk/comparison/align.ts'
import type { Block } from '#content/blocks/nodes/block.ts'
import { compareBlocks } from '#desk/comparison/compare.ts'
import type { EditionText } from '#content/contract.ts'
import { allPlacesOf, isBlank, placesOf, type Place } from './places.ts'

export interface Match {
  place: Place
  /** Whether it says what the source says now; otherwise what it said before. */
  isCurrent: boolean
}

/**
 * The translated words for each place of a source text, where the target has some; also for places that are blank in the source.
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
  const words = new Map(allPlacesOf(before).map((place) => [place.id, JSON.stringify(place.content)]))
  const matches = new Map<string, Match>()
  const isSameShape = String(typesOf(before.body.content)) === String(typesOf(target.body.content))
  for (const place of allPlacesOf(now)) {
    const [field, index, ...inside] = place.id.split('.')
    const block = blocks.get(Number(index))
    const at = (found: number | undefined) =>
      field === 'body' ? ['body', found, ...inside].join('.') : place.id
    const isLoose = isBlank(place) && !isSameShape
    const own = now.body.content[Number(index)]
    const likely = isLoose ? sureTarget(place, { own, block, target }) : block?.target
    const found = targets.get(at(likely))
    if (!found || found.kind !== place.kind) continue
    const isSame = words.get(at(block?.before)) === JSON.stringify(place.content)
    matches.set(place.id, { place: found, isCurrent: isSame })
  }
  return matches
}

/**
 * The block in which a translation has words for a blank place, though blocks are missing on one side: words of a picture or file
 * stay with it, and a blank line could be any.
 */
function sureTarget(
  { kind }: Place,
  { own, block, target }: { own: Block | undefined; block: MatchedBlock | undefined; target: EditionText },
): number | undefined {
  const upload = uploadOf(own)
  if (upload !== undefined) return target.body.content.findIndex((other) => uploadOf(other) === upload)
  return kind === 'paragraph' || kind === 'heading' || kind === 'codeBlock' ? undefined : block?.target
}

function uploadOf(block: Block | undefined): string | undefined {
  return block?.type === 'figureImage' || block?.type === 'fileBlock' ? block.attrs.mediaId : undefined
}

interface MatchedBlock {
  before: number
  target: number
}

/** For outermost blocks of the source: which block it was, and which block translates it. */
function matchBlocks({ now, before, target }: Record<'now' | 'before' | 'target', readonly Block[]>) {
  const translated = new Map(align(typesOf(before), typesOf(target)))
  const matched = new Map<number, MatchedBlock>()
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
