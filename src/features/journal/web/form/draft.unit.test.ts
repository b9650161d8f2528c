import { expect, test } from 'vitest'
import type { TradeFields } from '../../contract.ts'
import { birr, closedTrade } from '../../joining/test-trades.ts'
import { dayOfParts, partsOf } from './draft-day.ts'
import { draftOf, emptyExit, emptyFields, readDraft, tagsIn } from './draft.ts'

test('a trade is typed and read again as it was', () => {
  const fields = closedTrade({
    plannedTarget: birr(130.25),
    fees: -12_50,
    tags: ['thin', 'late'],
    enteredOn: '2026-03-02T10:30',
  })
  expect(readDraft(draftOf(fields, 'am'))).toEqual({ fields, errors: {} })
  const empty = { ...emptyFields, instrument: 'Coffee' }
  expect(readDraft(draftOf(empty, 'en'))).toEqual({ fields: empty, errors: {} })
})

test('says what cannot be read', () => {
  const draft = draftOf(emptyFields, 'en')
  const exits = [{ ...emptyExit(0), price: '100' }, emptyExit(1)]
  const { errors } = readDraft({ ...draft, units: '1.5', entry: 'ten', fees: '0.005', exits })
  expect(errors).toEqual({
    instrument: 'required',
    units: 'units',
    entry: 'figure',
    fees: 'figure',
    'exit-0': 'exit',
  })
  expect(readDraft({ ...draft, tags: 'x'.repeat(41) }).errors).toMatchObject({ tags: 'tags' })
  expect(readDraft({ ...draft, reason: 'x'.repeat(4001) }).errors).toMatchObject({ reason: 'long' })
})

test('exits of more units than the trade has are told at the one that is too many', () => {
  const draft = draftOf(closedTrade({ units: 10 }), 'en')
  const exit = (key: number, units: string) => ({ ...emptyExit(key), price: '120', units })
  const errorsOf = (units: string, ...exits: string[]) =>
    readDraft({ ...draft, units, exits: exits.map((each, key) => exit(key, each)) }).errors
  expect(errorsOf('10', '15')).toEqual({ 'exit-0-units': 'over' })
  expect(errorsOf('10', '6', '5', '1')).toEqual({ 'exit-1-units': 'over' })
  expect(errorsOf('10', '6', '4')).toEqual({})
  expect(errorsOf('10', '6')).toEqual({})
  expect(errorsOf('', '15')).toEqual({})
})

test('a stop lies on the losing side of the entry that was planned, or else of the one that was made', () => {
  const errorOf = (change: Partial<TradeFields>) =>
    readDraft(draftOf(closedTrade(change), 'en')).errors['plannedStop']
  expect(errorOf({ plannedStop: birr(110) })).toBe('stopBelow')
  expect(errorOf({ plannedStop: birr(100) })).toBe('stopBelow')
  expect(errorOf({ plannedStop: birr(90) })).toBeUndefined()
  expect(errorOf({ side: 'sell', plannedStop: birr(90) })).toBe('stopAbove')
  expect(errorOf({ side: 'sell', plannedStop: birr(110) })).toBeUndefined()
  expect(errorOf({ plannedEntry: birr(120), plannedStop: birr(110) })).toBeUndefined()
  expect(errorOf({ plannedEntry: birr(95), plannedStop: birr(98) })).toBe('stopBelow')
  expect(errorOf({ entry: null, plannedStop: birr(110) })).toBeUndefined()
})

test('what a trade was opened with keeps nobody from writing about it', () => {
  const [stop] = [closedTrade({ plannedStop: birr(110) })]
  const { exits } = closedTrade({})
  const over = closedTrade({ exits: [...exits, ...exits] })
  for (const fields of [stop!, over]) {
    const draft = { ...draftOf(fields, 'en'), lesson: 'Wait.' }
    expect(readDraft(draft, fields)).toEqual({ fields: { ...fields, lesson: 'Wait.' }, errors: {} })
    expect(readDraft({ ...draft, side: 'sell', units: '7' }, fields).errors).not.toEqual({})
  }
})

test('tags are parted by the commas and semicolons of either script, each once', () => {
  expect(tagsIn('thin; late፤ ቀዝቃዛ')).toEqual(['thin', 'late', 'ቀዝቃዛ'])
  expect(tagsIn('መክፈቻ፣ ቀዝቃዛ  ገበያ, late,,late')).toEqual(['መክፈቻ', 'ቀዝቃዛ ገበያ', 'late'])
})

test('a date that does not exist or lacks a part is no day, and does not stand for none', () => {
  const typed = (day: string, month: string, year: string) => dayOfParts({ day, month, year })
  expect(typed('15', '12', '2018')).toBe('2026-08-21')
  expect(typed('፲፭', '12', '፳፻፲፰')).toBe('2026-08-21')
  expect(typed('1', '1', '፲፱፻፺፱')).toBe('2006-09-11')
  expect(typed(' ', '', '')).toBeNull()
  expect(partsOf('2026-08-21T10:30')).toEqual({ day: '15', month: '12', year: '2018' })
  const draft = { ...draftOf(closedTrade({ enteredOn: '2026-08-21' }), 'am') }
  for (const wrong of [typed('15', '13', '2018'), typed('15', '12', ''), typed('15', '12', '18')]) {
    expect(partsOf(wrong)).toEqual(wrong)
    const exits = draft.exits.map((exit) => ({ ...exit, on: wrong }))
    expect(readDraft({ ...draft, enteredOn: wrong, exits })).toMatchObject({
      fields: { enteredOn: null },
      errors: { enteredOn: 'day', 'exit-0-on': 'day' },
    })
  }
})
