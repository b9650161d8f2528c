import { expect, test } from 'vitest'
import type { ItemRow } from '#content/contract.ts'
import { titlesOf } from './titles-of.ts'

const rowOf = (titles: Partial<Record<'en' | 'am', string>>) =>
  asRow({ editions: Object.entries(titles).map(([language, title]) => ({ language, title })) })

test('an item is named in the language of the person who looks, and in the other one while it has no title', () => {
  const both = rowOf({ en: 'Sesame', am: 'ሰሊጥ' })
  expect(titlesOf(both, 'en').map(({ title }) => title)).toEqual(['Sesame', 'ሰሊጥ'])
  expect(titlesOf(both, 'am').map(({ title }) => title)).toEqual(['ሰሊጥ', 'Sesame'])
  for (const one of [rowOf({ en: 'Sesame' }), rowOf({ en: 'Sesame', am: '' })])
    expect(titlesOf(one, 'am')).toEqual([{ language: 'en', title: 'Sesame' }])
  expect(titlesOf(rowOf({ en: '' }), 'en')).toEqual([])
})

/** Only titles and languages are read of a row. */
function asRow(row: { editions: { language: string; title: string }[] }): ItemRow {
  return row as unknown as ItemRow
}
