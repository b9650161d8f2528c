import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'

export interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
}

/** Texts that programs have stumbled over. None holds anything that an answer must not show. */
export const strangeTexts = [
  '',
  ' ',
  '\0',
  '\u202E\u2066',
  '\uD800',
  'e\u0301'.repeat(20),
  '😀'.repeat(100),
  'ሰላም፡ዓለም።',
  'x'.repeat(300),
  'x'.repeat(20_000),
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '..%2f..%2f',
  '%',
  '%00',
  "' or '1'='1",
  '"; drop table users; --',
  '{{7*7}}${7*7}',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '-1',
  '1e999',
  'NaN',
  'null',
  '9007199254740993',
  '99999999999999999999',
  '2026-13-45T99:99:99Z',
  'a\r\nset-cookie: b=c',
]

const strangeValues: unknown[] = [
  ...strangeTexts,
  null,
  true,
  0,
  -0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  -Number.MAX_SAFE_INTEGER,
  2 ** 31,
  [],
  {},
  [[[[[]]]]],
  Array.from({ length: 2000 }, () => 0),
  { toString: 1, length: -1 },
  JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"role":"admin"}}}'),
]

export const strangeText = fc.oneof(
  fc.constantFrom(...strangeTexts),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 40 }),
)
export const strangeValue = fc.oneof(
  fc.constantFrom(...strangeValues),
  fc.jsonValue({ maxDepth: 4 }),
  strangeText,
)

/** Gives for each schema of a document values that fit it, as far as it says what fits; deep ones end early. */
export function valuesOf(components: Record<string, Schema>) {
  const fitting = (schema: Schema, depth = 0): Arbitrary<unknown> => {
    if (schema.$ref) return fitting(components[schema.$ref.split('/').at(-1) ?? ''] ?? {}, depth + 1)
    if (schema.const !== undefined) return fc.constant(schema.const)
    if (schema.enum) return fc.constantFrom(...schema.enum)
    const choices = schema.anyOf ?? schema.oneOf
    if (choices) return fc.oneof(...choices.map((choice) => fitting(choice, depth + 1)))
    const types = [schema.type ?? []].flat()
    const [type] = types.filter((one) => one !== 'null')
    const value = fittingType(schema, type, depth)
    return types.includes('null') ? fc.option(value, { nil: null, freq: 4 }) : value
  }
  const fittingType = (schema: Schema, type: string | undefined, depth: number): Arbitrary<unknown> => {
    const { minimum: min = 0, maximum: max = 2 ** 40 } = schema
    if (type === 'object') return fittingObject(schema, depth)
    if (type === 'array')
      return depth > 6 ? fc.constant([]) : fc.array(fitting(schema.items ?? {}, depth + 1), { maxLength: 3 })
    if (type === 'integer')
      return fc.integer({ min: Math.max(min, -(2 ** 31)), max: Math.min(max, 2 ** 31 - 1) })
    if (type === 'number') return fc.double({ min, max, noNaN: true })
    if (type === 'boolean') return fc.boolean()
    if (type === 'string') return fittingText(schema)
    return fc.jsonValue({ maxDepth: 1 })
  }
  const fittingObject = ({ properties = {}, required = [] }: Schema, depth: number): Arbitrary<unknown> => {
    const fields = Object.entries(properties).filter(([name]) => depth <= 6 || required.includes(name))
    const model = Object.fromEntries(fields.map(([name, schema]) => [name, fitting(schema, depth + 1)]))
    return fc.record(model, { requiredKeys: required.filter((name) => name in model) })
  }
  return fitting
}

function fittingText({ pattern, format, minLength = 0, maxLength = 200 }: Schema): Arbitrary<string> {
  if (format === 'email') return fc.constantFrom('somebody@example.com', 'ሰው@example.com')
  if (format === 'uri') return fc.constantFrom('https://nbe.gov.et/a?b=c', 'http://[::1]:1/')
  if (pattern) return fc.stringMatching(new RegExp(pattern, 'u'), { size: 'small' })
  return fc.oneof(
    fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 30) }),
    fc.constant('A word'.padEnd(minLength, '.').slice(0, maxLength)),
  )
}

/** A value that fitted, with one of its members replaced, taken away or added. */
export function broken(value: Arbitrary<unknown>): Arbitrary<unknown> {
  return fc.tuple(value, fc.nat(), strangeValue, fc.boolean()).map(([whole, at, strange, isAdded]) => {
    if (whole === null || typeof whole !== 'object' || Array.isArray(whole)) return strange
    const names = Object.keys(whole)
    const name = isAdded || names.length === 0 ? 'noSuchField' : names[at % names.length]!
    return { ...whole, [name]: at % 7 === 0 ? undefined : strange }
  })
}
