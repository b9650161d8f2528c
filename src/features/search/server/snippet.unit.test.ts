import { describe, expect, test } from 'vitest'
import { foldedForm } from '#platform/word-forms/words.ts'
import type { Likeness } from './likeness.ts'
import { highlight, snippetOf } from './snippet.ts'
import { closestWords, slipsBetween } from './spelling.ts'
import { wantedWords } from './wanted-words.ts'
import { literalLikeness } from './word-likeness.ts'

const likenessTo =
  (query: string): Likeness =>
  (word) =>
    wantedWords(query).map((wanted) => literalLikeness(wanted, foldedForm(word)))
const marked = (pieces: { text: string; isMatch: boolean }[]) =>
  pieces.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')

describe('highlights', () => {
  test('mark whole words in all the forms in which they are found, as they are written', () => {
    expect(marked(highlight('Trading: to trade, traded. Not a trader.', likenessTo('trades')))).toBe(
      '[Trading]: to [trade], [traded]. Not a trader.',
    )
    expect(marked(highlight('የአክሲዮን ገበያ፣ አክሲዮኖችን መግዛት።', likenessTo('አክሲዮን')))).toBe(
      '[የአክሲዮን] ገበያ፣ [አክሲዮኖችን] መግዛት።',
    )
    expect(marked(highlight('ሠላም ለዓለም', likenessTo('ሰላም አለም')))).toBe('[ሠላም] [ለዓለም]')
  })

  test('are pieces of the very text, never markup', () => {
    const text = '<b>risk</b> & "risk" \u{1F680}'
    const pieces = highlight(text, likenessTo('risk'))
    expect(pieces.map((piece) => piece.text).join('')).toBe(text)
    expect(pieces.filter((piece) => piece.isMatch).map((piece) => piece.text)).toEqual(['risk', 'risk'])
  })
})

describe('snippets', () => {
  const filler = 'Nothing to see in this part of a rather long text. '.repeat(20)

  test('show the place where most of the words stand together', () => {
    const text = `${filler}Coffee alone. ${filler}Here coffee meets its price at an auction. ${filler}`
    const snippet = marked(snippetOf(text, likenessTo('coffee price')))
    expect(snippet).toContain('Here [coffee] meets its [price]')
    expect(snippet).toMatch(/^….*…$/s)
    expect(snippet.length).toBeLessThan(220)
  })

  test('are the same when the looking ends at a place that cannot be bettered', () => {
    const place = 'Here coffee meets its price at an auction. '
    for (const text of [
      `${filler}${place}${filler}Coffee price, coffee price. ${filler}`,
      `${filler}Price. ${filler}${place}`,
      place.repeat(30),
      `${filler}${filler}Coffee ${'and so on '.repeat(10)} price`,
    ])
      expect(snippetOf(text, likenessTo('coffee price'), 2)).toEqual(
        snippetOf(text, likenessTo('coffee price')),
      )
  })

  test('begin at the beginning when nothing matches there, and cut no word', () => {
    const snippet = marked(snippetOf(filler, likenessTo('helicopter')))
    expect(snippet.startsWith('Nothing to see')).toBe(true)
    expect(filler.split(/\W+/)).toContain(/(\w+)…$/.exec(snippet)?.[1])
  })

  test('of a short text are the text', () => {
    expect(marked(snippetOf('One line\nand another', likenessTo('line')))).toBe(
      'One [line]\u00a0· and another',
    )
    expect(snippetOf('', likenessTo('line'))).toEqual([])
  })
})

describe('mistyped words', () => {
  test.each([
    ['tresury', 'treasury', 1],
    ['candel', 'candle', 1],
    ['risk', 'risk', 0],
    ['foriegn', 'foreign', 1],
    ['abcd', 'wxyz', 3],
  ])('%s is so many slips from %s', (word, other, slips) => {
    expect(Math.min(slipsBetween(word, other, 2), 3)).toBe(slips)
  })

  test('stand for the closest known words only', () => {
    expect(closestWords('tresury', ['treasury', 'century', 'trees'])).toEqual(['treasury'])
    expect(closestWords('risc', ['disk', 'music'])).toEqual([])
  })
})

describe('the words of a query', () => {
  test('are those that mean something, at most eight, each once', () => {
    expect(wantedWords('How do I read the price, PRICE?').map((word) => word.folded)).toEqual([
      'read',
      'price',
    ])
    expect(wantedWords('what is it').map((word) => word.folded)).toEqual(['what', 'is', 'it'])
    expect(wantedWords('one two three four five six seven eight nine ten')).toHaveLength(8)
    expect(wantedWords(' … " * ^ 🚀 ')).toEqual([])
  })
})
