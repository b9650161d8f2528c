import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Aside, FieldName, TradeChange, TradeFields } from '../contract.ts'
import { changedBetween, combineChanges, isChangedByOthers, joinChange, type KeptTrade } from './join.ts'
import { changeOf, emptyTrade } from './test-trades.ts'

const made = (fields: Partial<TradeFields> = {}) =>
  joinChange(undefined, {
    ...change(0, 'first', { ...emptyTrade, ...fields }),
    changed: Object.keys(emptyTrade) as FieldName[],
  })

function change(base: number, writer: string, fields: Partial<TradeFields>): TradeChange {
  return {
    base,
    writer,
    changed: Object.keys(fields) as FieldName[],
    fields: { ...emptyTrade, ...fields },
    aside: [],
    settled: [],
  }
}

/** Every value that stands somewhere in a trade, in its fields or beside them. */
function valuesOf({ fields, aside }: { fields: TradeFields; aside: readonly Aside[] }, name: FieldName) {
  return [fields[name], ...aside.filter((one) => one.field === name).map(({ said }) => said[name])]
}
const isSaid = (value: unknown) => value !== '' && value !== null && !(Array.isArray(value) && !value.length)

/** Everything that changes say. */
const saidIn = (changes: readonly TradeChange[]) =>
  changes.flatMap((one) =>
    one.changed.filter((name) => isSaid(one.fields[name])).map((name) => [name, one.fields[name]] as const),
  )

describe('two devices', () => {
  test('that change different fields leave each other alone', () => {
    const after = [change(1, 'phone', { reason: 'a level' }), change(1, 'desk', { fees: 500 })].reduce(
      joinChange,
      made(),
    )
    expect(after.fields).toMatchObject({ reason: 'a level', fees: 500 })
    expect([after.version, after.aside]).toEqual([3, []])
  })

  test('that change the same field: the last one counts, the other is kept beside it until it is settled', () => {
    const both = [change(1, 'phone', { reason: 'fear' }), change(1, 'desk', { reason: 'hope' })].reduce(
      joinChange,
      made(),
    )
    expect(both.fields.reason).toBe('hope')
    expect(both.aside).toEqual([{ id: expect.any(String), field: 'reason', said: { reason: 'fear' } }])
    const [{ id } = { id: '' }] = both.aside
    const settled = { ...change(3, 'desk', { reason: 'hope and fear' }), settled: [id] }
    expect(joinChange(both, settled)).toMatchObject({ aside: [], fields: { reason: 'hope and fear' } })
  })

  test('one that has read what the other wrote replaces it', () => {
    const first = joinChange(made(), change(1, 'phone', { reason: 'fear' }))
    expect(joinChange(first, change(2, 'desk', { reason: 'hope' })).aside).toEqual([])
  })

  test('one page goes on from what it has sent itself', () => {
    const first = joinChange(made(), change(1, 'phone', { reason: 'fe' }))
    const second = joinChange(first, change(1, 'phone', { reason: 'fear' }))
    expect([second.fields.reason, second.aside]).toEqual(['fear', []])
  })

  test('know whether the other has been there', () => {
    const first = joinChange(made(), change(1, 'phone', { reason: 'fear' }))
    expect(isChangedByOthers(first, { base: 1, writer: 'phone' })).toBe(false)
    expect(isChangedByOthers(first, { base: 1, writer: 'desk' })).toBe(true)
    expect(isChangedByOthers(first, { base: 2, writer: 'desk' })).toBe(false)
  })
})

test('whatever devices write without knowing of each other, in any order: nothing of it is lost', () => {
  const devices = fc.tuple(
    ...['phone', 'desk', 'home'].map((writer) => changeOf(1, writer, emptyTrade)),
  ) as fc.Arbitrary<TradeChange[]>
  fc.assert(
    fc.property(devices, fc.shuffledSubarray([0, 1, 2]), (changes, order) => {
      const sent = order.map((at) => changes[at]!)
      const after = sent.reduce<KeptTrade>(joinChange, made())
      for (const [name, value] of saidIn(sent)) expect(valuesOf(after, name)).toContainEqual(value)
    }),
  )
})

test('the same change sent again adds nothing', () => {
  fc.assert(
    fc.property(changeOf(1, 'phone', emptyTrade), changeOf(1, 'desk', emptyTrade), (phone, desk) => {
      const once = [phone, desk].reduce<KeptTrade>(joinChange, made())
      const { fields, aside } = joinChange(once, desk)
      expect({ fields, aside }).toEqual({ fields: once.fields, aside: once.aside })
    }),
  )
})

test('what two tabs of one device write before anything is sent goes out as one change that holds both', () => {
  fc.assert(
    fc.property(
      changeOf(1, 'phone', emptyTrade),
      changeOf(1, 'other-tab', emptyTrade),
      changeOf(1, 'desk', emptyTrade),
      (first, second, desk) => {
        const out = combineChanges(first, second, emptyTrade)
        const after = [desk, out].reduce<KeptTrade>(joinChange, made())
        for (const [name, value] of saidIn([first, second, desk]))
          expect(valuesOf(after, name)).toContainEqual(value)
      },
    ),
  )
})

test('a form that showed what waits replaces it', () => {
  const waiting = change(1, 'phone', { reason: 'fe' })
  const out = combineChanges(waiting, change(1, 'later', { reason: 'fear' }), waiting.fields)
  expect(out).toMatchObject({ writer: 'phone', base: 1, aside: [], fields: { reason: 'fear' } })
  const origin = { source: 'replay', runId: 'run-1', createdAt: 7 } as const
  expect(combineChanges({ ...waiting, origin }, out, waiting.fields)).toMatchObject({ origin })
})

test('names the fields that differ', () => {
  expect(changedBetween(emptyTrade, { ...emptyTrade, tags: ['late'], fees: 0, entry: 4 })).toEqual([
    'entry',
    'tags',
  ])
})
