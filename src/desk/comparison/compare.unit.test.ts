import { describe, expect, test } from 'vitest'
import { align } from './align.ts'
import type { Block } from '#content/blocks/nodes/block.ts'
import { compareBlocks } from './compare.ts'
import { compareWords } from './compare-words.ts'

const paragraph = (text: string): Block => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const heading = (text: string): Block => ({
  type: 'heading',
  attrs: { level: 2 },
  content: [{ type: 'text', text }],
})

describe('blocks', () => {
  test('that are equal are the same, also when others came before them', () => {
    expect(
      compareBlocks([paragraph('a'), paragraph('b')], [heading('new'), paragraph('a'), paragraph('b')]),
    ).toEqual([
      { kind: 'added', after: 0 },
      { kind: 'same', before: 0, after: 1 },
      { kind: 'same', before: 1, after: 2 },
    ])
  })

  test('of one type in one place are versions of each other, others came or went', () => {
    expect(
      compareBlocks(
        [heading('h'), paragraph('old'), paragraph('end'), heading('gone')],
        [heading('h'), paragraph('new'), heading('in between'), paragraph('end')],
      ),
    ).toEqual([
      { kind: 'same', before: 0, after: 0 },
      { kind: 'changed', before: 1, after: 1 },
      { kind: 'added', after: 2 },
      { kind: 'same', before: 2, after: 3 },
      { kind: 'removed', before: 3 },
    ])
  })

  test('that only look different are told apart from changed words and links', () => {
    const bold: Block = {
      type: 'paragraph',
      content: [{ type: 'text', text: 'a', marks: [{ type: 'bold' }] }],
    }
    expect(compareBlocks([paragraph('a')], [bold])).toEqual([{ kind: 'restyled', before: 0, after: 0 }])
    const partly: Block = {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Buy ' },
        { type: 'text', text: 'low', marks: [{ type: 'bold' }] },
        { type: 'text', text: ' today' },
      ],
    }
    expect(compareBlocks([paragraph('Buy low today')], [partly])[0]?.kind).toBe('restyled')
    const link: Block = {
      type: 'paragraph',
      content: [{ type: 'text', text: 'a', marks: [{ type: 'link', attrs: { href: '/faq' } }] }],
    }
    expect(compareBlocks([paragraph('a')], [link])[0]?.kind).toBe('changed')
  })

  test('that stand elsewhere moved, with the heading that went along; empty ones do not', () => {
    const [h, a, b, c, d] = [heading('h'), paragraph('a'), paragraph('b'), paragraph('c'), paragraph('d')]
    expect(compareBlocks([a, b, d, h, c], [h, c, a, b, d])).toEqual([
      { kind: 'moved', before: 3, after: 0 },
      { kind: 'moved', before: 4, after: 1 },
      { kind: 'same', before: 0, after: 2 },
      { kind: 'same', before: 1, after: 3 },
      { kind: 'same', before: 2, after: 4 },
    ])
    const blank: Block = { type: 'paragraph' }
    expect(compareBlocks([blank, a, b], [a, b, blank]).map(({ kind }) => kind)).toEqual([
      'removed',
      'same',
      'same',
      'added',
    ])
  })

  test('of any two texts: what stayed is equal, and every block is named once and in order', () => {
    const random = randomNumbers(7)
    const someText = (): Block[] =>
      Array.from({ length: random(12) }, () =>
        random(4) === 0 ? heading(`${random(3)}`) : paragraph(`${random(4)}`),
      )
    for (let round = 0; round < 500; round++) {
      const [before, after] = [someText(), someText()]
      const changes = compareBlocks(before, after)
      const places = (side: 'before' | 'after') =>
        changes.flatMap((change) =>
          side === 'before'
            ? 'before' in change
              ? [change.before]
              : []
            : 'after' in change
              ? [change.after]
              : [],
        )
      expect(places('before').toSorted((a, b) => a - b)).toEqual(before.map((_, index) => index))
      expect(places('after')).toEqual(after.map((_, index) => index))
      for (const change of changes) {
        if (change.kind === 'same' || change.kind === 'moved')
          expect(after[change.after]).toEqual(before[change.before])
        if (change.kind === 'changed') expect(after[change.after]).not.toEqual(before[change.before])
      }
      expect(compareBlocks(before, before).every(({ kind }) => kind === 'same')).toBe(true)
    }
  })
})

test('the longest alignment is found, and texts too long for it are told apart at their ends', () => {
  expect(align([...'xabcx'], [...'abxc'])).toHaveLength(3)
  const long = (fill: string) => ['start', ...Array.from({ length: 3000 }, (_, index) => fill + index), 'end']
  expect(align(long('a'), long('b'))).toEqual([
    [0, 0],
    [3001, 3001],
  ])
})

describe('words', () => {
  test('that came and went are named, those that stayed are kept together', () => {
    expect(compareWords('Buy coffee in May.', 'Buy good coffee in June.')).toEqual([
      { kind: 'same', text: 'Buy ' },
      { kind: 'added', text: 'good ' },
      { kind: 'same', text: 'coffee in ' },
      { kind: 'removed', text: 'May' },
      { kind: 'added', text: 'June' },
      { kind: 'same', text: '.' },
    ])
  })

  test('are Amharic words, too, apart from their punctuation', () => {
    expect(compareWords('ሰላም፣ ዓለም።', 'ሰላም፣ ኢትዮጵያ።')).toEqual([
      { kind: 'same', text: 'ሰላም፣ ' },
      { kind: 'removed', text: 'ዓለም' },
      { kind: 'added', text: 'ኢትዮጵያ' },
      { kind: 'same', text: '።' },
    ])
  })

  test('give both versions back, whatever they are', () => {
    const random = randomNumbers(11)
    const words = ['የአክሲዮን', 'ገበያ', 'coffee', ' ', ' ', '\n', '።', '12.5', '👩🏽‍🌾']
    const line = () => Array.from({ length: random(20) }, () => words[random(words.length)]).join('')
    for (let round = 0; round < 300; round++) {
      const [before, after] = [line(), line()]
      const changes = compareWords(before, after)
      const without = (kind: string) =>
        changes
          .filter((change) => change.kind !== kind)
          .map(({ text }) => text)
          .join('')
      expect([without('added'), without('removed')]).toEqual([before, after])
    }
  })
})

/** Whole numbers below `most`, the same ones in every run. */
function randomNumbers(seed: number): (most: number) => number {
  let state = seed
  return (most) => {
    state = (state * 48_271) % 2_147_483_647
    return state % most
  }
}
