import type { Calculator } from './calculators/calculator.ts'
import type { Given } from './calculators/answer.ts'

/** More than anybody types into one field. */
const mostTyped = 40

/** The fields of a calculator that an address or a form names; others are left out. */
export function givenIn(calculator: Calculator, fields: URLSearchParams): Given {
  const named = calculator.inputs.flatMap(({ name }) => {
    const value = fields.get(name)
    return value === null ? [] : [[name, value.slice(0, mostTyped)] as const]
  })
  return Object.fromEntries(named)
}

/** The same fields as the query of an address, in the order of the calculator. */
export function queryOf(calculator: Pick<Calculator, 'inputs'>, given: Given): string {
  const query = new URLSearchParams()
  for (const { name } of calculator.inputs) {
    const value = given[name]
    if (value !== undefined) query.set(name, value)
  }
  return query.toString()
}
