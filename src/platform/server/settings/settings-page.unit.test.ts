import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settings } from '../config.ts'
import { secrets } from './settings-in-files.ts'

const page = readFileSync('docs/operations.md', 'utf8')
/** All but what npm itself sets. */
const names = Object.keys(settings.shape).filter((name) => name === name.toUpperCase())

test('docs/operations.md has every setting in its table, and no other', () => {
  const [table = ''] = page.match(/\| name \| default \| meaning \|[^]*?\n\n/) ?? []
  const firstCells = table.split('\n').map((row) => row.split('|')[1] ?? '')
  expect(firstCells.flatMap(namesIn).toSorted()).toEqual(names.toSorted())
})

test('it names every setting that can lie in a file', () => {
  const [sentence = ''] = page.match(/\*\*Secrets from files\.\*\*.*? can lie in a file/) ?? []
  expect(namesIn(sentence).toSorted()).toEqual(secrets.toSorted())
})

test.each([
  ['.env.example', /^# ([A-Z_]+)=/gm],
  ['deploy/compose.yaml', /^ {4}([A-Z_]+): \S/gm],
])('%s names only settings that there are', (file, form) => {
  const found = [...readFileSync(file, 'utf8').matchAll(form)].map(([, name]) => name)
  expect(found.length).toBeGreaterThan(4)
  expect(found.filter((name) => !names.includes(name ?? ''))).toEqual([])
})

function namesIn(text: string): string[] {
  return [...text.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name = '']) => name)
}
