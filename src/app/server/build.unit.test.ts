import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildIfStale } from './build.ts'

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
  write('dist/server/render.js', at)
}

const look = () => buildIfStale('error', folder)

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

test('what only the server reads, and a test, make no build older', () => {
  build(200)
  for (const name of ['src/app/server/start.ts', 'src/content/items/server/items.ts', 'src/ui/web/x.test.ts'])
    write(name, 300)
  look()
  expect(said).not.toHaveBeenCalled()
  write('src/app/server/render.tsx', 300)
  look()
  expect(said).toHaveBeenCalledOnce()
})
