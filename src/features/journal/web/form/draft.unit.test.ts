import { expect, test } from 'vitest'
import { birr, closedTrade } from '../../joining/test-trades.ts'
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

test('tags are parted by the commas of either script, each once', () => {
  expect(tagsIn('መክፈቻ፣ ቀዝቃዛ  ገበያ, late,,late')).toEqual(['መክፈቻ', 'ቀዝቃዛ ገበያ', 'late'])
})
