import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { GivenAnswer } from '../answer.ts'
import { mark, type Key } from './marking.ts'

const ids = fc.uniqueArray(fc.stringMatching(/^[a-z0-9]{6}$/), { minLength: 2, maxLength: 8 })

const choices = ids.chain((all) =>
  fc
    .array(fc.boolean(), { minLength: all.length, maxLength: all.length })
    .map((right) => all.map((id, index) => ({ id, isRight: right[index] === true }))),
)

const anyKey: fc.Arbitrary<Key> = fc.oneof(
  choices.map((choices): Key => ({ form: 'multiple', choices })),
  fc.tuple(ids, fc.nat()).map(([all, at]): Key => ({
    form: 'single',
    choices: all.map((id, index) => ({ id, isRight: index === at % all.length })),
  })),
  fc
    .record({ value: fc.integer({ min: -1e6, max: 1e6 }), tolerance: fc.integer({ min: 0, max: 100 }) })
    .map((number): Key => ({ form: 'number', ...number })),
  ids.map((order): Key => ({ form: 'order', order })),
  ids.map((all): Key => ({ form: 'match', pairs: all.map((id) => ({ left: id, right: `r${id}` })) })),
  ids.map((all): Key => ({
    form: 'point',
    places: all.map((id, index) => ({
      id,
      isRight: index === 0,
      area: { x: index * 10, y: 0, width: 9, height: 100 },
    })),
  })),
)

const anyAnswer: fc.Arbitrary<GivenAnswer> = fc.oneof(
  fc.record({ form: fc.constantFrom('single' as const, 'multiple' as const), chosen: ids }),
  fc.record({ form: fc.constant('number' as const), number: fc.string({ maxLength: 40 }) }),
  fc.record({ form: fc.constant('order' as const), order: ids }),
  fc.record({
    form: fc.constant('match' as const),
    matches: ids.map((all) => all.map((left) => ({ left, right: left }))),
  }),
  fc.record({
    form: fc.constant('point' as const),
    at: fc.record({ x: fc.integer({ min: 0, max: 100 }), y: fc.integer({ min: 0, max: 100 }) }),
  }),
)

/** The answer that a key calls right, said in another order where the order says nothing. */
function rightAnswer(key: Key): GivenAnswer {
  switch (key.form) {
    case 'number':
      return { form: 'number', number: String(key.value) }
    case 'order':
      return { form: 'order', order: [...key.order] }
    case 'match':
      return { form: 'match', matches: key.pairs.map((pair) => ({ ...pair })).toReversed() }
    case 'point': {
      const right = key.places.find(({ isRight }) => isRight)
      return { form: 'point', at: { chosen: right?.id ?? 'none' } }
    }
    default: {
      const right = key.choices.filter(({ isRight }) => isRight).map(({ id }) => id)
      return { form: key.form, chosen: right.toReversed() }
    }
  }
}

const hasRight = (key: Key) => !('choices' in key) || key.choices.some(({ isRight }) => isRight)

describe('marking', () => {
  test('gives from 0 to 1 for whatever is answered, and 1 is what is called right', () => {
    fc.assert(
      fc.property(anyKey, anyAnswer, (key, answer) => {
        const { score, isRight } = mark(key, answer)
        expect(score).toBeGreaterThanOrEqual(0)
        expect(score).toBeLessThanOrEqual(1)
        expect(isRight).toBe(score === 1)
      }),
    )
  })

  test('gives all for the right answer', () => {
    fc.assert(
      fc.property(anyKey.filter(hasRight), (key) => {
        expect(mark(key, rightAnswer(key))).toMatchObject({ score: 1, isRight: true })
      }),
    )
  })

  test('does not depend on the order in which choices stand or are named', () => {
    fc.assert(
      fc.property(choices, fc.infiniteStream(fc.boolean()), (all, picks) => {
        const chosen = all.filter(() => picks.next().value === true).map(({ id }) => id)
        const answer: GivenAnswer = { form: 'multiple', chosen }
        const { score } = mark({ form: 'multiple', choices: all }, answer)
        const other = mark(
          { form: 'multiple', choices: all.toReversed() },
          { form: 'multiple', chosen: chosen.toReversed() },
        )
        expect(other.score).toBe(score)
      }),
    )
  })

  test('does not reward who ticks everything', () => {
    fc.assert(
      fc.property(choices, (all) => {
        const right = all.filter(({ isRight }) => isRight).length
        fc.pre(right * 2 <= all.length)
        const { score } = mark(
          { form: 'multiple', choices: all },
          { form: 'multiple', chosen: all.map(({ id }) => id) },
        )
        expect(score).toBe(0)
      }),
    )
  })

  test('gives nothing for what the question does not have', () => {
    const key: Key = { form: 'multiple', choices: [{ id: 'aaaa', isRight: true }] }
    expect(mark(key, { form: 'multiple', chosen: ['aaaa', 'zzzz'] }).score).toBe(0)
    expect(mark(key, { form: 'multiple', chosen: ['aaaa', 'aaaa'] }).score).toBe(0)
    expect(mark(key, { form: 'single', chosen: ['aaaa'] }).score).toBe(0)
    const order: Key = { form: 'order', order: ['aaaa', 'bbbb'] }
    expect(mark(order, { form: 'order', order: ['aaaa', 'aaaa'] }).score).toBe(0)
    const match: Key = { form: 'match', pairs: [{ left: 'aaaa', right: 'bbbb' }] }
    const twice = { left: 'aaaa', right: 'bbbb' }
    expect(mark(match, { form: 'match', matches: [twice, twice] }).score).toBe(0)
  })

  test('shares out what is partly right', () => {
    const several: Key = {
      form: 'multiple',
      choices: [
        { id: 'aaaa', isRight: true },
        { id: 'bbbb', isRight: true },
        { id: 'cccc', isRight: false },
      ],
    }
    expect(mark(several, { form: 'multiple', chosen: ['aaaa'] }).score).toBe(0.5)
    expect(mark(several, { form: 'multiple', chosen: ['aaaa', 'bbbb', 'cccc'] }).score).toBe(0.5)
    const order: Key = { form: 'order', order: ['aaaa', 'bbbb', 'cccc'] }
    expect(mark(order, { form: 'order', order: ['cccc', 'aaaa', 'bbbb'] })).toMatchObject({
      score: 0.5,
      isRight: false,
    })
    const match: Key = {
      form: 'match',
      pairs: [
        { left: 'aaaa', right: 'xxxx' },
        { left: 'bbbb', right: 'yyyy' },
      ],
    }
    expect(mark(match, { form: 'match', matches: [{ left: 'bbbb', right: 'yyyy' }] })).toEqual({
      score: 0.5,
      isRight: false,
      chosen: [{ id: 'bbbb', isRight: true }],
    })
  })

  test.each([
    ['1250', true],
    ['1,250 birr', true],
    ['1 250.00', true],
    ['፲፪፻፶', true],
    ['1251', true],
    ['1251.5', false],
    ['-1250', false],
    ['- 1,250', false],
    ['', false],
    ['about 1200 or 1250', false],
  ])('reads %j where 1,250 with a tolerance of 1 is asked', (number, isRight) => {
    expect(mark({ form: 'number', value: 1250, tolerance: 1 }, { form: 'number', number }).isRight).toBe(
      isRight,
    )
  })

  test('takes decimals as they are written', () => {
    expect(
      mark({ form: 'number', value: 0.3, tolerance: 0 }, { form: 'number', number: '0.30 %' }).isRight,
    ).toBe(true)
  })

  test('reads a minus that stands apart from its number, and none between two', () => {
    const isRight = (number: string) =>
      mark({ form: 'number', value: -500, tolerance: 0 }, { form: 'number', number }).isRight
    expect(['-500', '- 500', '\u2212 500 birr'].map(isRight)).toEqual([true, true, true])
    expect(['500', '0 - 500'].map(isRight)).toEqual([false, false])
  })

  test('takes the smallest of the places that were touched', () => {
    const key: Key = {
      form: 'point',
      places: [
        { id: 'whole', isRight: false, area: { x: 0, y: 0, width: 100, height: 100 } },
        { id: 'wick', isRight: true, area: { x: 40, y: 10, width: 5, height: 20 } },
      ],
    }
    expect(mark(key, { form: 'point', at: { x: 42, y: 15 } }).isRight).toBe(true)
    expect(mark(key, { form: 'point', at: { x: 80, y: 15 } }).isRight).toBe(false)
    expect(mark(key, { form: 'point', at: { chosen: 'wick' } }).isRight).toBe(true)
  })
})
