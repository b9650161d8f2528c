import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, type TestSite } from '../test-site.ts'
import { startProcess } from '../test-process.ts'
import { startApart } from './run-command.ts'
import { runAt } from './backup/test-commands.ts'

let site: TestSite
const folder = mkdtempSync(path.join(os.tmpdir(), 'traders-hub-apart-'))

beforeAll(async () => {
  site = await createTestSite()
  await site.publish({ kind: 'blog', title: 'Coffee at dawn' })
})
afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true, force: true })
})

const commands = import.meta.dirname

/** A command with settings that name a real site, in all the ways in which they can. */
async function run(command: string, words: string[], settings: Record<string, string> = {}) {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const env = { PATH, NODE_COMPILE_CACHE, ...real, ...settings }
  return (await promisify(execFile)(process.execPath, [path.join(commands, command), ...words], { env }))
    .stdout
}

const real: Record<string, string> = {
  DATABASE_URL_FILE: path.join(folder, 'database-url'),
  STORAGE_BUCKET: 'real',
  STORAGE_ENDPOINT: 'http://127.0.0.1:1',
  STORAGE_ACCESS_KEY_ID: 'id',
  STORAGE_SECRET_ACCESS_KEY: 'key',
}

test('a drill reaches no other site, whatever the settings name, and says how it is looked at', async () => {
  writeFileSync(real.DATABASE_URL_FILE ?? '', 'postgres://hub@127.0.0.1:1/real')
  const backup = path.join(folder, 'backup')
  const made = await runAt(site.services.config, 'backup', backup)
  expect([made.code, made.said]).toEqual([0, expect.any(String)])

  const drill = path.join(folder, 'drill')
  const restored = await run('restore.ts', [backup], { APART_IN: drill })
  expect(restored.trim().split('\n').at(-1)).toBe(`Look at it with: ${startApart(drill)}`)
  expect(startApart('demo')).toBe('APART_IN=demo PORT=3001 npm start')
  const node = await startProcess(site.services.config, { ...real, APART_IN: drill })
  const answer = await fetch(`${node.url}/api/blogs?lang=en`)
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('Coffee at dawn')])
  node.process.kill()
}, 60_000)
