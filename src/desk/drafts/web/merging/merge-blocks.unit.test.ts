import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Block } from '#content/blocks/nodes/block.ts'
import { blockKey } from '#desk/comparison/block-key.ts'
import { blockDocument } from '#content/blocks/document.ts'
import { mergeBlocks, type Piece } from './merge-blocks.ts'
import { anyDocument } from '#content/blocks/test-arbitrary.ts'

const paragraph = (text: string): Block =>
  text ? { type: 'paragraph', content: [{ type: 'text', text }] } : { type: 'paragraph' }
const said = (block: Block | undefined): string => {
  const run = block?.type === 'paragraph' ? block.content?.[0] : undefined
  return run?.type === 'text' ? run.text : ''
}

/** Words that one editor makes of a text, each change marked with the editor's sign, so that no two blocks say the same. */
type Edit = { what: 'change' | 'remove' | 'add' | 'move'; at: number; to: number }
const edits = fc.array(
  fc.record({
    what: fc.constantFrom<Edit['what'][]>('change', 'remove', 'add', 'move'),
    at: fc.nat(20),
    to: fc.nat(20),
  }),
  { maxLength: 6 },
)

function edited(base: readonly string[], by: string, work: readonly Edit[]): string[] {
  const texts = [...base]
  for (const [number, { what, at, to }] of work.entries()) {
    const place = texts.length === 0 ? 0 : at % texts.length
    if (what === 'add' || texts.length === 0) texts.splice(at % (texts.length + 1), 0, `${by} adds ${number}`)
    else if (what === 'change') texts[place] = `${texts[place]} ${by}${number}`
    else if (what === 'remove') texts.splice(place, 1)
    else texts.splice(to % texts.length, 0, ...texts.splice(place, 1))
  }
  return texts
}

const work = fc
  .record({ size: fc.integer({ min: 0, max: 8 }), mine: edits, theirs: edits })
  .map(({ size, ...by }) => {
    const base = Array.from({ length: size }, (_, at) => `block ${at}`)
    return { base, mine: edited(base, 'mine', by.mine), theirs: edited(base, 'theirs', by.theirs) }
  })

function joined({ base, mine, theirs }: Record<'base' | 'mine' | 'theirs', readonly string[]>): Piece[] {
  const [one, two, three] = [base.map(paragraph), mine.map(paragraph), theirs.map(paragraph)]
  return mergeBlocks({ base: one, mine: two, theirs: three })
}

const wordsOf = (pieces: readonly Piece[]): string[] =>
  pieces.flatMap((piece) =>
    'block' in piece
      ? said(piece.block)
      : [piece.clash.mine, piece.clash.theirs].flatMap((block) => (block ? said(block) : [])),
  )

describe('whatever two editors did to one text', () => {
  test('nothing that either wrote is lost, and what both kept stays', () => {
    fc.assert(
      fc.property(work, (versions) => {
        const words = new Set(wordsOf(joined(versions)))
        const { base, mine, theirs } = versions
        const written = [...mine, ...theirs].filter((text) => !base.includes(text))
        const kept = base.filter((text) => mine.includes(text) && theirs.includes(text))
        expect([...written, ...kept].filter((text) => !words.has(text))).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })

  test('nothing stands twice', () => {
    fc.assert(
      fc.property(work, (versions) => {
        const words = wordsOf(joined(versions))
        expect(words).toHaveLength(new Set(words).size)
      }),
      { numRuns: 2000 },
    )
  })

  test('only what both changed is left to choose', () => {
    fc.assert(
      fc.property(work, (versions) => {
        for (const piece of joined(versions)) {
          if ('block' in piece) continue
          const text = versions.base[piece.clash.at] ?? ''
          expect([versions.mine.includes(text), versions.theirs.includes(text)]).toEqual([false, false])
        }
      }),
      { numRuns: 2000 },
    )
  })

  test('what only one of them did comes out as it stands', () => {
    fc.assert(
      fc.property(work, ({ base, mine }) => {
        expect(wordsOf(joined({ base, mine, theirs: base }))).toEqual(mine)
        expect(wordsOf(joined({ base, mine: base, theirs: mine }))).toEqual(mine)
        expect(wordsOf(joined({ base, mine, theirs: mine }))).toEqual(mine)
      }),
      { numRuns: 2000 },
    )
  })

  test('so it is with any blocks, also with equal ones', () => {
    fc.assert(
      fc.property(fc.tuple(anyDocument, anyDocument), (documents) => {
        const [base, mine] = documents.map((one) => blockDocument.parse(one).content)
        if (!base || !mine) return
        const keys = (pieces: Piece[]) =>
          pieces.map((piece) => ('block' in piece ? blockKey(piece.block) : 'clash'))
        expect(keys(mergeBlocks({ base, mine, theirs: base }))).toEqual(mine.map(blockKey))
        expect(keys(mergeBlocks({ base, mine: base, theirs: mine }))).toEqual(mine.map(blockKey))
        expect(keys(mergeBlocks({ base, mine, theirs: mine }))).toEqual(mine.map(blockKey))
      }),
      { numRuns: 500 },
    )
  })
})

test('neighbouring blocks that each changed one of are joined', () => {
  const pieces = joined({
    base: ['one two', 'three four'],
    mine: ['one two MINE', 'three four'],
    theirs: ['one two', 'three four THEIRS'],
  })
  expect(pieces.every((piece) => 'block' in piece)).toBe(true)
  expect(wordsOf(pieces)).toEqual(['one two MINE', 'three four THEIRS'])
})

test('a block that one moved and the other changed stands once, changed, where it was moved to', () => {
  const base = ['first', 'second', 'third', 'fourth']
  const pieces = joined({
    base,
    mine: ['second', 'third', 'fourth', 'first'],
    theirs: ['first again', 'second', 'third', 'fourth'],
  })
  expect(wordsOf(pieces)).toEqual(['second', 'third', 'fourth', 'first again'])
})

test('a block that both changed is left to choose, with both wordings', () => {
  const pieces = joined({ base: ['a', 'b c'], mine: ['a', 'b c d'], theirs: ['a', 'b c e'] })
  expect(pieces[1]).toEqual({ clash: { at: 1, mine: paragraph('b c d'), theirs: paragraph('b c e') } })
})

test('a block that one took out and the other changed is left to choose', () => {
  const pieces = joined({ base: ['a', 'b'], mine: ['a'], theirs: ['a', 'b changed'] })
  expect(pieces[1]).toEqual({ clash: { at: 1, mine: undefined, theirs: paragraph('b changed') } })
})

test('two who begin on the same empty line have both written', () => {
  const pieces = joined({ base: [''], mine: ['Mine'], theirs: ['Theirs'] })
  expect(wordsOf(pieces)).toEqual(['Theirs', 'Mine'])
  expect(wordsOf(joined({ base: [''], mine: ['Same'], theirs: ['Same'] }))).toEqual(['Same'])
})

test('the order of members and marks is no difference', () => {
  const link = { type: 'link' as const, attrs: { href: '/learn' } }
  const run = (marks: unknown): unknown => ({
    content: [{ type: 'text', marks, text: 'x' }],
    type: 'paragraph',
  })
  const asBlock = (value: unknown) => value as Block
  expect(blockKey(asBlock(run([link, { type: 'bold' }])))).toBe(
    blockKey(asBlock(run([{ type: 'bold' }, { attrs: { class: null, href: '/learn' }, type: 'link' }]))),
  )
})
