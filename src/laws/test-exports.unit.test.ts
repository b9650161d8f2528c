import { expect, test } from 'vitest'
import { exportsWithoutImport } from './test-exports.ts'

const given = 'src/platform/given.ts'

function idle(text: string, users: Record<string, string> = {}): string[] {
  const modules = Object.entries({ [given]: text, ...users })
  return exportsWithoutImport(
    modules.map(([file, text]) => ({ file, text, isTest: file.endsWith('.test.ts') })),
  ).map(({ name, line }) => `${name} ${line}`)
}

test.each([
  'export const one = 1',
  'export async function one() {}',
  'export class one {}',
  'export interface one {}',
  'export type one = string',
  'export const { two: one } = { two: 1 }',
  'const two = 1\nexport { two as one }',
])('an export that nobody imports is found: %s', (text) => {
  expect(idle(text)).toEqual([`one ${text.split('\n').length}`])
})

test.each([
  `import { one } from '#platform/given.ts'`,
  `import { type one as two } from '../platform/given.ts'`,
  `import type {\n  three,\n  one,\n} from '../platform/given.ts'`,
  `import * as given from '../platform/given.ts'`,
  `export { one } from '../platform/given.ts'`,
  `const { one } = await import('../platform/given.ts')`,
  `declare module '#platform/given.ts' {\n  interface one {}\n}`,
])('whoever imports it uses it: %s', (text) => {
  expect(idle('export interface one {}', { 'src/content/user.ts': text })).toEqual([])
})

test('a test uses only what its own file uses too', () => {
  const users = { 'src/platform/given.test.ts': `import { one } from './given.ts'` }
  expect(idle('export const one = 1', users)).toEqual(['one 1'])
  expect(idle('export const one = 1\nexport const two = one', users)).toEqual(['two 2'])
})
