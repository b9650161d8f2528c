import { expect, test } from 'vitest'
import { choicesToCarry } from './carry-choices.ts'

const kept = { language: 'am', named: null, calendar: 'gregorian' } as const

test('what was chosen before signing in reaches the record', () => {
  expect(choicesToCarry({ language: 'en', calendar: null }, kept)).toEqual({
    language: 'am',
    calendar: 'gregorian',
  })
})

test('a calendar of the record stays, and what is the same is not written', () => {
  expect(choicesToCarry({ language: 'am', calendar: 'ethiopian' }, kept)).toEqual({})
})

test('an address that names a language, and a device that keeps nothing, choose nothing', () => {
  const record = { language: 'en', calendar: null } as const
  expect(choicesToCarry(record, { ...kept, named: 'am', calendar: undefined })).toEqual({})
  expect(choicesToCarry(record, { language: undefined, named: null, calendar: undefined })).toEqual({})
  expect(choicesToCarry(record, { language: 'fr', named: null, calendar: undefined })).toEqual({})
})
