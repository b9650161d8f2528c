import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { isNameIn } from './names.ts'

test.each(['Almaz Bekele', "O'Brien", 'Wolde-Mariam', 'Dr. Ñandú', 'Łukasz', 'É.'])('%s is Latin', (name) => {
  expect(isNameIn('latin', name)).toBe(true)
  expect(isNameIn('ethiopic', name)).toBe(false)
})

test.each(['አልማዝ በቀለ', 'ወ/ሮ ፀሐይ', 'ዶ/ር ወልደ-ማርያም', 'ኃ. ሥላሴ'])('%s is Ethiopic', (name) => {
  expect(isNameIn('ethiopic', name)).toBe(true)
  expect(isNameIn('latin', name)).toBe(false)
})

test.each(['Алмаз', '李', '12', '፩፪', '።', '፡', '-', '', 'Almaz አልማዝ', '<b>', 'Almaz@home'])(
  '«%s» is neither',
  (name) => {
    expect(isNameIn('latin', name)).toBe(false)
    expect(isNameIn('ethiopic', name)).toBe(false)
  },
)

test('no name is of both scripts', () => {
  assert(
    property(string({ unit: 'binary' }), (name) => {
      expect(isNameIn('latin', name) && isNameIn('ethiopic', name)).toBe(false)
    }),
  )
})
