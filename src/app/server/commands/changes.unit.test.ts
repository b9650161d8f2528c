import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const project = path.resolve(import.meta.dirname, '../../../..')
const read = (name: string) => readFileSync(path.join(project, name), 'utf8')

interface Release {
  name: string
  text: string
}

const [, ...sections] = read('CHANGELOG.md').split(/^## /m)
const releases = sections.map((section): Release => {
  const [name = '', ...lines] = section.split('\n')
  return { name, text: lines.join('\n') }
})
const versions = releases.map(({ name }) => name).filter((name) => name !== 'Unreleased')

test('the newest release is the version of the program, in both files that name it', () => {
  const { version }: { version: string } = JSON.parse(read('package.json'))
  const locked: { version: string; packages: Record<string, { version: string }> } = JSON.parse(
    read('package-lock.json'),
  )
  expect([versions[0], locked.version, locked.packages['']?.version]).toEqual([version, version, version])
})

test('releases stand newest first, each says what changed, and only what has no version yet stands above', () => {
  const numbers = versions.map((version) => {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/)
    const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
    return major * 1e6 + minor * 1e3 + patch
  })
  expect(numbers).toEqual(numbers.toSorted((one, other) => other - one))
  expect(new Set(versions).size).toBe(versions.length)
  expect(releases.findIndex(({ name }) => name === 'Unreleased')).toBeLessThan(1)
  for (const { name, text } of releases) expect(text, name).toMatch(/^- \S/m)
})

test('each release names the newest of its migrations, which is there', () => {
  const landed = readdirSync(path.join(project, 'src/platform/database/migrations')).map(
    (file) => path.parse(file).name,
  )
  for (const { name, text } of releases.filter((release) => release.name !== 'Unreleased')) {
    const [, newest = ''] = /Migrations up to `([^`]+)`/.exec(text) ?? []
    expect(landed, name).toContain(newest)
  }
})

test('what is not released yet names the migrations that came since, and whether nodes can be updated one by one', () => {
  const [newest = ''] = releases
    .filter(({ name }) => name !== 'Unreleased')
    .flatMap(({ text }) => /Migrations up to `([^`]+)`/.exec(text)?.[1] ?? [])
  const since = readdirSync(path.join(project, 'src/platform/database/migrations'))
    .map((file) => path.parse(file).name)
    .filter((name) => /^\d{4}-/.test(name) && name > newest)
  const lines = releases.find(({ name }) => name === 'Unreleased')?.text.split('\n') ?? []
  const told = lines.filter((line) => /one by one|[Ss]top (all|every)/.test(line)).join('\n')
  expect(since.filter((name) => !told.includes(`\`${name}\``))).toEqual([])
})
