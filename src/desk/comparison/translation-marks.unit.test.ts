import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Block } from '#content/blocks/nodes/block.ts'
import { counterparts } from './counterparts.ts'
import { blockDocument, isEmpty } from '#content/blocks/document.ts'
import { ghostsOf, structureOf } from './structure.ts'
import { chart } from '#content/blocks/nodes/practice/chart.ts'
import { everyBlock } from '#content/blocks/test-document.ts'
import { marksOf, pairsOf } from './translation-marks.ts'

const paragraph = (text: string): Block => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const heading = (text: string): Block => ({
  type: 'heading',
  attrs: { level: 2 },
  content: [{ type: 'text', text }],
})
const picture = (mediaId: string, alt = ''): Block => ({
  type: 'figureImage',
  attrs: { mediaId, alt, caption: '' },
})
const rule: Block = { type: 'horizontalRule' }

const kind = fc.constantFrom('paragraph', 'heading', 'picture', 'rule')
const textOf = (kinds: readonly string[], language: string): Block[] =>
  kinds.map((one, index) => {
    if (one === 'picture') return picture(`picture-${index}`, `${language} alt ${index}`)
    if (one === 'rule') return rule
    return (one === 'heading' ? heading : paragraph)(`${language} words ${index}`)
  })

describe('counterparts', () => {
  test('of texts with the same kinds of blocks are the blocks at the same places', () => {
    fc.assert(
      fc.property(fc.array(kind), (kinds) => {
        const pairs = counterparts(textOf(kinds, 'en'), textOf(kinds, 'am'))
        expect(pairs).toEqual(kinds.map((_, index) => [index, index]))
      }),
    )
  })

  test('stand in order, each block in one pair at most, with one of its own kind', () => {
    fc.assert(
      fc.property(fc.array(kind), fc.array(kind), (kinds, others) => {
        const pairs = counterparts(textOf(kinds, 'en'), textOf(others, 'am'))
        for (const [index, [one, other]] of pairs.entries()) {
          expect(kinds[one]).toBe(others[other])
          const [before, otherBefore] = pairs[index - 1] ?? [-1, -1]
          expect(one > before && other > otherBefore).toBe(true)
        }
      }),
    )
  })

  test('follow pictures, numbers and Latin words where a block is missing', () => {
    const original = [
      paragraph('In 2019 the rate was 7.'),
      paragraph('The NBE said so.'),
      picture('a'),
      picture('b'),
    ]
    expect(counterparts(original, [paragraph('የNBE መግለጫ ነው።'), picture('b')])).toEqual([
      [1, 0],
      [3, 1],
    ])
  })
})

describe('without pictures, numbers or Latin words in common', () => {
  const english = [24, 12, 10].map((count) => paragraph('word '.repeat(count)))
  const amharic = [14, 11].map((count) => paragraph('ቃል፣ '.repeat(count)))

  test('a text of which only the beginning is translated corresponds from its beginning', () => {
    const inOrder = [
      [0, 0],
      [1, 1],
    ]
    expect(counterparts(english, amharic)).toEqual(inOrder)
    expect(counterparts(english.toReversed(), amharic)).toEqual(inOrder)
    expect(counterparts(amharic, english)).toEqual(inOrder)
  })

  test('a block many times as long stands for none', () => {
    const long = paragraph('Something new that was never translated. '.repeat(20))
    expect(counterparts([long, ...english.slice(0, 2)], amharic)).toEqual([
      [1, 0],
      [2, 1],
    ])
  })

  test('blocks that came to the original since it was translated stand for none, wherever they are', () => {
    const [one, two, three] = english
    const [first, last] = [paragraph('Before all else there is this.'), paragraph('And this.')]
    const now = [first, one, two, last, three].filter((block) => block !== undefined)
    const whole = [...amharic, paragraph('መጨረሻ።')]
    expect(pairsOf(whole, { earlier: english, now })).toEqual([
      [1, 0],
      [2, 1],
      [4, 2],
    ])
  })
})

describe('marks', () => {
  test('of one changed block stand exactly at the block of its translation, whichever it is', () => {
    fc.assert(
      fc.property(fc.array(kind, { minLength: 1 }), fc.nat(), (kinds, number) => {
        const at = number % kinds.length
        if (kinds[at] === 'rule') return
        const earlier = textOf(kinds, 'en')
        const now = earlier.with(at, textOf(kinds, 'other')[at] ?? rule)
        const marks = marksOf(textOf(kinds, 'am'), { earlier, now })
        expect(marks.map((mark) => [mark.kind, mark.at])).toEqual([['changed', at]])
      }),
    )
  })

  test('are none when nothing changed', () => {
    const text = textOf(['heading', 'paragraph'], 'en')
    expect(marksOf(textOf(['heading', 'paragraph'], 'am'), { earlier: text, now: text })).toEqual([])
  })

  const earlier = ['One.', 'Two.', 'Three.'].map(paragraph)
  const translation = ['አንድ።', 'ሁለት።', 'ሦስት።'].map(paragraph)

  test('of a new block stand where its translation is missing', () => {
    const [one, two, three] = earlier
    const now = [heading('New'), one, two, rule, three, picture('end')].filter((block) => block !== undefined)
    const marks = marksOf(translation, { earlier, now })
    expect(marks.map((mark) => [mark.kind, mark.at])).toEqual([
      ['added', 0],
      ['added', 2],
      ['added', 3],
    ])
  })

  test('of a block that is gone stand at the one that stood for it', () => {
    expect(marksOf(translation, { earlier, now: earlier.toSpliced(1, 1) })).toMatchObject([
      { kind: 'removed', at: 1 },
    ])
  })

  test('of a changed block that was never translated stand where it is missing', () => {
    const now = earlier.with(1, paragraph('Two, quite another thing.'))
    const half = [heading('ርዕስ'), ...translation.slice(0, 1), ...translation.slice(2)]
    const longer = [paragraph('One.'), picture('x'), paragraph('Three.')]
    expect(marksOf(half.slice(1), { earlier: longer, now: longer.with(1, picture('y')) })).toMatchObject([
      { kind: 'added', at: 1 },
    ])
    expect(marksOf(half, { earlier, now }).length).toBe(1)
  })
})

describe('the structure of a text', () => {
  const blocks = blockDocument.parse({ type: 'doc', content: Object.values(everyBlock) }).content

  test('has the same blocks, which our own schema takes, without words to translate in headings and paragraphs', () => {
    const structure = structureOf(blocks)
    const parsed = blockDocument.parse({ type: 'doc', content: structure })
    expect(parsed.content).toEqual(structure)
    expect(structure.map(({ type }) => type)).toEqual(blocks.map(({ type }) => type))
    const written = JSON.stringify(structureOf([paragraph('Words'), heading('Words'), picture('a', 'Words')]))
    expect(written).not.toContain('Words')
    expect(written).toContain('"mediaId":"a"')
    expect(isEmpty({ type: 'doc', content: structureOf([paragraph('x'), heading('y')]) })).toBe(true)
  })

  test('draws what a chart of the original draws, its words to be said anew', () => {
    const original = chart.parse({
      type: 'chart',
      attrs: {
        dataSet: '01a7c0f0-0000-7000-8000-000000000001',
        form: 'line',
        title: 'Words',
        description: 'Words',
        notes: [{ kind: 'level', price: '190', text: 'Words' }],
      },
    })
    const [taken] = structureOf([original])
    expect(chart.parse(taken)).toEqual(taken)
    expect(JSON.stringify(taken)).not.toContain('Words')
    expect(taken).toMatchObject({
      attrs: { dataSet: original.attrs.dataSet, form: 'line', notes: [{ kind: 'level', price: '190' }] },
    })
  })

  test('shows the words of the original in each empty line, and no more once it is filled', () => {
    const list: Block = {
      type: 'bulletList',
      content: [
        { type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'First' }] }] },
        { type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Second' }] }] },
      ],
    }
    const original = [heading('Head'), list, paragraph('Last')]
    const structure = structureOf(original)
    expect(ghostsOf(original, structure)).toEqual([
      { path: [0], words: 'Head' },
      { path: [1, 0, 0], words: 'First' },
      { path: [1, 1, 0], words: 'Second' },
      { path: [2], words: 'Last' },
    ])
    expect(ghostsOf(original, structure.with(0, heading('ርዕስ')))).toHaveLength(3)
    expect(ghostsOf(original, original)).toEqual([])
  })
})

describe('a moved section', () => {
  const earlier = [
    heading('Why'),
    paragraph('Prices rose by 12 in 2019.'),
    heading('How'),
    paragraph('Save a little of what you earn, every week, before you spend any of it.'),
    paragraph('Then wait.'),
  ]
  const now = [earlier[2], earlier[3], earlier[0], earlier[1], earlier[4]].filter((one) => one !== undefined)
  const translation = [
    heading('ለምን'),
    paragraph('ዋጋ በ2019 በ12 ጨመረ።'),
    heading('እንዴት'),
    paragraph('ከሚያገኙት ላይ በየሳምንቱ ከማውጣትዎ በፊት ጥቂት ይቆጥቡ።'),
    paragraph('ከዚያ ይጠብቁ።'),
  ]

  test('is one mark that says where it goes, and nothing is new or gone', () => {
    expect(marksOf(translation, { earlier, now })).toMatchObject([{ kind: 'moved', count: 2 }])
  })

  test('owes nothing once the translation has moved it as well, and again when that is undone', () => {
    const [mark] = marksOf(translation, { earlier, now })
    if (mark?.kind !== 'moved') throw new Error('nothing moved')
    const moved = translation.slice(mark.at, mark.at + mark.count)
    const rest = translation.filter((block) => !moved.includes(block))
    const to = mark.to > mark.at ? mark.to - mark.count : mark.to
    const done = [...rest.slice(0, to), ...moved, ...rest.slice(to)]
    expect(marksOf(done, { earlier, now })).toEqual([])
  })

  test('that only looks different is told apart', () => {
    const bold: Block = {
      type: 'paragraph',
      content: [{ type: 'text', text: 'Then wait.', marks: [{ type: 'bold' }] }],
    }
    expect(marksOf(translation, { earlier, now: [...earlier.slice(0, 4), bold] })).toMatchObject([
      { kind: 'restyled', at: 4 },
    ])
  })
})
