import { expect, test } from 'vitest'
import { unitIn } from './units.ts'

test('birr and the kilogram have the names of a language, other units stay', () => {
  const names = { birr: 'ብር', kilogram: 'ኪ.ግ' }
  expect(unitIn('ETB', names)).toBe('ብር')
  expect(unitIn('ETB/kg', names)).toBe('ብር/ኪ.ግ')
  expect(unitIn('etb', names)).toBe('ብር')
  for (const unit of ['%', 'USD', 'METB', 'ETBX', 'kg']) expect(unitIn(unit, names)).toBe(unit)
})
