import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { freePort } from '#platform/server/free-port.ts'
import { eventually } from './support/eventually.ts'
import { projectFolder } from './support/freshness.ts'

const compiled = path.join(projectFolder, 'dist/compile-cache')

test('`npm start` keeps what it compiled; a supervisor that ends it ends the server too, which closes its database', async () => {
  rmSync(compiled, { recursive: true, force: true })
  const folder = mkdtempSync(path.join(os.tmpdir(), 'traders-hub-npm-'))
  if (process.env.E2E_DATA) cpSync(process.env.E2E_DATA, folder, { recursive: true })
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const npm = spawn('npm', ['start'], {
    cwd: projectFolder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: folder,
    },
  })
  let output = ''
  npm.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await eventually(() => Promise.resolve(/ is at http/.test(output)), 'the server says where it is')
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  await eventually(() => Promise.resolve(existsSync(compiled)), 'the next start finds compiled modules')

  const ended = once(npm, 'exit')
  npm.kill('SIGTERM')
  await ended
  await eventually(
    () =>
      fetch(`${url}/healthz`).then(
        () => false,
        () => true,
      ),
    'the server is gone',
  )
  rmSync(folder, { recursive: true })
})
