import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { projectFolder } from '#platform/server/project-folder.ts'
import { findStaleBuild } from './build.ts'

let folder: string
const said = vi.spyOn(process.stderr, 'write')

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'traders-hub-build-'))
  said.mockReset().mockReturnValue(true)
  write('src/app/web/root.tsx', 100)
})

afterEach(() => rmSync(folder, { recursive: true }))

/** A file that was changed at this second. */
function write(name: string, at: number): void {
  const file = path.join(folder, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, '')
  utimesSync(file, at, at)
}

function build(at: number): void {
  write('dist/client/.vite/manifest.json', at)
  write('dist/server/start.js', at)
  write('dist/server/render.js', at)
}

/** Stands for the tools: notes which half it was asked for, and writes it now. */
function tools(does = builder): void {
  write('node_modules/@vitejs/plugin-react/package.json', 1)
  write('node_modules/vite/bin/vite.js', 1)
  writeFileSync(path.join(folder, 'node_modules/vite/bin/vite.js'), does)
}

const builder = `const { appendFileSync, existsSync, utimesSync } = require('node:fs')
const half = process.argv.includes('--ssr') ? 'server' : 'client'
const at = existsSync('built') ? 1000 : 400
const files = { server: ['start.js', 'render.js'], client: ['.vite/manifest.json'] }
for (const file of files[half]) utimesSync('dist/' + half + '/' + file, at, at)
appendFileSync('built', half + ' ')`

const built = () => readFileSync(path.join(folder, 'built'), 'utf8').trim().split(' ')

const look = () => findStaleBuild('error', folder)

test('without a build and without the tools there is no start, and one line says what to do', () => {
  expect(look).toThrow('Nothing is built here, and the tools that build it are not installed: run "npm ci')
})

test('without the tools an older build is served, and said to be one', () => {
  build(200)
  look()
  expect(said).not.toHaveBeenCalled()
  write('src/app/web/root.tsx', 300)
  look()
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('an earlier build than its sources'))
})

test('an edit of any file that says how the site is built makes both halves older', async () => {
  const settings = readdirSync(projectFolder).filter((name) => name.startsWith('vite.'))
  expect(settings).toContain('vite.config.ts')
  for (const name of settings) {
    build(200)
    tools()
    rmSync(path.join(folder, 'built'), { force: true })
    write(name, 300)
    await look()?.make()
    expect([name, ...built()]).toEqual([name, 'client', 'server'])
    rmSync(path.join(folder, name))
  }
})

test('tests make no build older; what only the server reads makes its half older, and what both read makes both', async () => {
  build(200)
  tools()
  for (const name of ['src/ui/web/x.test.ts', 'src/app/server/test-app.ts']) write(name, 300)
  expect(look()).toBe(undefined)
  write('src/platform/database/migrations/0001-x.ts', 300)
  await look()?.make()
  expect(built()).toEqual(['server'])
  expect(look()).toBe(undefined)
  write('src/app/server/render.tsx', 600)
  await look()?.make()
  expect(built()).toEqual(['server', 'client', 'server'])
  expect(look()).toBe(undefined)
})

test('a build that fails leaves what there is, and is made again', async () => {
  build(200)
  tools('process.exit(3)')
  write('src/app/web/root.tsx', 300)
  await expect(look()?.make()).rejects.toThrow('Command failed')
  expect(look()).not.toBe(undefined)
})

test('while it is made, this process goes on with what it does', async () => {
  build(200)
  tools('setTimeout(() => {}, 300)')
  write('src/app/web/root.tsx', 300)
  let turns = 0
  const timer = setInterval(() => (turns += 1), 20)
  await look()?.make()
  clearInterval(timer)
  expect(turns).toBeGreaterThan(3)
})
