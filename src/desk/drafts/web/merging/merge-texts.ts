import type { Block } from '#content/blocks/nodes/block.ts'
import { blockKey } from '#desk/comparison/block-key.ts'
import { compareBlocks } from '../../../comparison/compare.ts'
import { mergeBlocks, type Piece } from './merge-blocks.ts'
import type { EditionText } from '#content/contract.ts'
import { mergeMembers, type MemberClash } from '../../../choices/web/merge-members.ts'

/** Whose words stay in one place; `both` one below the other. */
export type Choice = 'mine' | 'theirs' | 'both'
export type Choices = ReadonlyMap<string, Choice>

const lines = ['title', 'excerpt', 'seoTitle', 'seoDescription'] as const
type Line = (typeof lines)[number]

/** A place that both changed differently. */
export type TextClash =
  | { id: string; kind: 'line'; line: Line; base: string; mine: string; theirs: string }
  | { id: string; kind: 'extra'; base: unknown; mine: unknown; theirs: unknown }
  | { id: string; kind: 'block'; base: Block; mine: Block | undefined; theirs: Block | undefined }

interface MergedText {
  lines: ReturnType<typeof mergeMembers<Record<Line, string>>>
  extras: ReturnType<typeof mergeMembers<EditionText['extras']>>
  pieces: Piece[]
  clashes: TextClash[]
}

/** Joins two texts that began as `base`: what only one side changed is taken, the rest is left to choose. */
export function mergeTexts(versions: Record<'base' | 'mine' | 'theirs', EditionText>): MergedText {
  const { base, mine, theirs } = versions
  const of = <T>(part: (text: EditionText) => T) => ({
    base: part(base),
    mine: part(mine),
    theirs: part(theirs),
  })
  const merged = {
    lines: mergeMembers(of(linesIn)),
    extras: mergeMembers(of((text) => text.extras)),
    pieces: mergeBlocks(of((text) => text.body.content)),
  }
  return { ...merged, clashes: clashesIn(merged, base) }
}

/** The joined text; where nobody has chosen, my words stand. */
export function chosenText({ lines, extras, pieces }: MergedText, choices: Choices): EditionText {
  const isTheirs = (id: string) => choices.get(id) === 'theirs'
  const content = pieces.flatMap((piece): Block[] => {
    if ('block' in piece) return [piece.block]
    const { at, mine, theirs } = piece.clash
    const choice = choices.get(blockId(at)) ?? 'mine'
    const wanted = choice === 'both' ? [theirs, mine] : [choice === 'mine' ? mine : theirs]
    return wanted.filter((block) => block !== undefined)
  })
  return {
    ...asLines(lines.joined((name) => isTheirs(lineId(name)))),
    extras: extras.joined((name) => isTheirs(extraId(name))),
    body: { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] },
  }
}

/** What two texts may have begun with when nobody knows: what they have in common. Wherever they differ both have changed it. */
export function commonText(mine: EditionText, theirs: EditionText): EditionText {
  return {
    ...asLines(Object.fromEntries(lines.map((name) => [name, unlikeBoth(mine[name], theirs[name])]))),
    extras: {},
    body: {
      type: 'doc',
      content: compareBlocks(theirs.body.content, mine.body.content).flatMap((change) => {
        const block = 'before' in change ? theirs.body.content[change.before] : undefined
        if (!block || change.kind === 'removed' || change.kind === 'moved') return []
        return change.kind === 'same' ? [block] : [unlike(block)]
      }),
    },
  }
}

function clashesIn({ lines, extras, pieces }: Omit<MergedText, 'clashes'>, base: EditionText): TextClash[] {
  return [
    ...lines.clashes.map(({ name, ...clash }: MemberClash): TextClash => {
      const [base, mine, theirs] = [clash.base, clash.mine, clash.theirs].map((words) => String(words ?? ''))
      return {
        id: lineId(name),
        kind: 'line',
        line: asLine(name),
        base: base ?? '',
        mine: mine ?? '',
        theirs: theirs ?? '',
      }
    }),
    ...extras.clashes.map(({ name, ...clash }): TextClash => ({
      id: extraId(name),
      kind: 'extra',
      ...clash,
    })),
    ...pieces.flatMap((piece): TextClash[] => {
      if ('block' in piece) return []
      const { at, mine, theirs } = piece.clash
      const begun = base.body.content[at] ?? { type: 'paragraph' }
      return [{ id: blockId(at), kind: 'block', base: begun, mine, theirs }]
    }),
  ]
}

/** Words that neither is, unless only one of them has any. */
function unlikeBoth(one: string, other: string): string {
  return one === other || !one || !other ? '' : one + other
}

/** What both say in a place, to notice when one of them moves on after it was chosen. */
export function theirWords(clash: TextClash): string {
  if (clash.kind !== 'block') return JSON.stringify(clash.theirs ?? null)
  return clash.theirs ? blockKey(clash.theirs) : ''
}

const lineId = (name: string) => `line ${name}`
const extraId = (name: string) => `extra ${name}`
const blockId = (at: number) => `block ${at}`

function linesIn({ title, excerpt, seoTitle, seoDescription }: EditionText): Record<Line, string> {
  return { title, excerpt, seoTitle, seoDescription }
}

/** Made of the four lines of two texts, so it has no other members. */
function asLines(members: Record<string, unknown>): Record<Line, string> {
  return members as Record<Line, string>
}

/** Clashes of lines have no other names. */
function asLine(name: string): Line {
  return name as Line
}

/** A block of the same kind and words that equals none that anybody has written. It is compared and never shown. */
function unlike(block: Block): Block {
  return { ...block, attrs: { ...('attrs' in block ? block.attrs : {}), of: 'both' } } as unknown as Block
}
