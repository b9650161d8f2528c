import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { sourceFolder } from './test-sources.ts'

const project = path.join(sourceFolder, '..')
const lines = readFileSync(path.join(project, 'docs/specification.md'), 'utf8').split('\n')
const folders = ['src', 'e2e', 'docs', 'bench']
const entries = folders.flatMap((folder) =>
  readdirSync(path.join(project, folder), { recursive: true, withFileTypes: true }).map(
    ({ parentPath, name }) => path.relative(project, path.join(parentPath, name)).replaceAll('\\', '/'),
  ),
)
const known = new Set([...folders, ...entries])

/** What is named between back quotes, one by one: `a/{b,c}.ts` are two. */
function namesIn(line: string): string[] {
  return [...line.matchAll(/`([^`\s]+)`/g)].flatMap(([, name = '']) => alternativesOf(name))
}

function alternativesOf(name: string): string[] {
  const [braces, list] = /\{([^{}]*,[^{}]*)\}/.exec(name) ?? []
  if (braces === undefined || list === undefined) return [name]
  return list.split(',').flatMap((one) => alternativesOf(name.replace(braces, one)))
}

/** A file by its name alone must be the only one of that name; a place by its path must be there. */
function isFound(name: string): boolean {
  if (name.includes('*')) {
    const pattern = `{src/**/,}${name.replace(/\/$/, '')}`
    return entries.some((entry) => path.matchesGlob(entry, pattern))
  }
  if (!name.includes('/')) return entries.filter((entry) => entry.endsWith(`/${name}`)).length === 1
  const place = name.replace(/\/$/, '')
  return known.has(place) || known.has(`src/${place}`)
}

const isPlace = (name: string) => /\.(tsx?|md|json)$|^[\w{][^:]*\/$/.test(name) && !/^[/.]/.test(name)

test('every place and every test that the specification names is there, and is one', () => {
  const missing = lines.flatMap((line, index) =>
    namesIn(line)
      .filter((name) => isPlace(name) && !isFound(name))
      .map((name) => `${index + 1}: ${name}`),
  )
  expect(missing).toEqual([])
})

test('no line of the specification is there twice', () => {
  const firsts = lines.map((line) => /^\| ([^|]+) \||^- \*\*([^*]+)\*\*/.exec(line)?.[0] ?? '')
  const told = firsts.filter(
    (first) => first && !/^\| (?:line|text) \|/.test(first) && !first.startsWith('| `'),
  )
  expect(told.filter((first, index) => told.indexOf(first) !== index)).toEqual([])
})
