import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { describePassage, findPassage } from './passage.ts'

const text = [
  'A candle has a body and two wicks.',
  'The body runs from the open to the close.',
  'The wicks run to the high and to the low.',
  'A candle has a body and two wicks, in every market.',
  'የአክሲዮን ዋጋ ይለዋወጣል። የአክሲዮን ዋጋ መጨመር ትርፍ ማለት አይደለም።',
].join('\n')

const passageOf = (quote: string, from = 0) => {
  const start = text.indexOf(quote, from)
  return describePassage(text, { start, end: start + quote.length })
}
const foundIn = (edited: string, quote: string, from = 0) => {
  const range = findPassage(edited, passageOf(quote, from))
  return range && edited.slice(range.start, range.end)
}

describe('a passage', () => {
  test('is told apart from the same words elsewhere by what stands around it', () => {
    const second = text.lastIndexOf('A candle has a body')
    expect(findPassage(text, passageOf('A candle has a body', 10))?.start).toBe(second)
    const before = 'A new beginning of some words.\n'
    expect(findPassage(before + text, passageOf('A candle has a body', 10))?.start).toBe(
      second + before.length,
    )
    const am = text.lastIndexOf('የአክሲዮን ዋጋ')
    expect(findPassage(`${before}${text}`, passageOf('የአክሲዮን ዋጋ', am))?.start).toBe(am + before.length)
  })

  test('is found where other words replace some of its own', () => {
    expect(
      foundIn(
        text.replace('runs from the open to the close', 'reaches from the open to the close'),
        'The body runs from the open to the close.',
      ),
    ).toBe('The body reaches from the open to the close.')
    expect(foundIn(text.replace('ይለዋወጣል', 'ይለወጣል'), 'የአክሲዮን ዋጋ ይለዋወጣል።')).toBe('የአክሲዮን ዋጋ ይለወጣል።')
  })

  test('is not found once it is gone, nor in another text', () => {
    expect(
      foundIn(text.replace('The wicks run to the high and to the low.\n', ''), 'The wicks run to the high'),
    ).toBe(null)
    expect(foundIn('Many wicks are sold beside the lamps.', 'wicks')).toBe(null)
    expect(foundIn('Coffee is sold in bags of sixty kilograms at the exchange.', 'two wicks.')).toBe(null)
    expect(findPassage(text, { quote: '', before: '', after: '', position: 0 })).toBe(null)
  })
})

const words = fc.array(fc.constantFrom('candle', 'body', 'wick', 'ሻማ', 'ዋጋ', '። ', ' ', '\n', '12'), {
  minLength: 1,
  maxLength: 80,
})
const textAndRange = words
  .map((parts) => parts.join(''))
  .chain((text) =>
    fc.tuple(
      fc.constant(text),
      fc
        .integer({ min: 0, max: text.length - 1 })
        .chain((start) => fc.integer({ min: start + 1, max: text.length }).map((end) => ({ start, end }))),
    ),
  )

describe('of any text, any passage', () => {
  test('is found where it was', () => {
    fc.assert(
      fc.property(textAndRange, ([text, range]) => {
        expect(findPassage(text, describePassage(text, range))).toEqual(range)
      }),
    )
  })

  test('is found with the same words when something is written before and after', () => {
    fc.assert(
      fc.property(textAndRange, fc.string(), fc.string(), ([text, range], before, after) => {
        const edited = `${before}\n${text}\n${after}`
        const found = findPassage(edited, describePassage(text, range))
        expect(found && edited.slice(found.start, found.end)).toBe(text.slice(range.start, range.end))
      }),
    )
  })

  test('is found inside the text, or not at all, whatever the text has become', () => {
    fc.assert(
      fc.property(textAndRange, words, ([text, range], other) => {
        const edited = other.join('')
        const found = findPassage(edited, describePassage(text, range))
        if (!found) return
        expect(found.start).toBeGreaterThanOrEqual(0)
        expect(found.end).toBeLessThanOrEqual(edited.length)
        expect(found.start).toBeLessThanOrEqual(found.end)
      }),
    )
  })
})
