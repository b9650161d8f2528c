import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const bucket = {
  STORAGE_BUCKET: 'hub-files',
  STORAGE_ENDPOINT: 'http://127.0.0.1:9',
  STORAGE_ACCESS_KEY_ID: 'key',
  STORAGE_SECRET_ACCESS_KEY: 'secret',
}

function reset(settings: Record<string, string>) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'traders-hub-reset-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(path.join(folder, 'uploads'))
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: folder,
    AUTH_SECRET: 'v7Qe0sKcN2yXo5RbT9uWd4JhLm8ZpFga',
    ...settings,
  }
  return spawnSync(process.execPath, ['src/app/server/commands/reset.ts', '--yes'], { env, encoding: 'utf8' })
}

test.each([
  [{ PUBLIC_URL: 'https://hub.example' }, 'PUBLIC_URL is https://hub.example'],
  [{ DATABASE_URL: 'postgres://hub:word@db.example/hub' }, 'the database is on db.example'],
  [{ DATABASE_URL: 'postgres://hub:word@127.0.0.1,db.example:5433/hub' }, 'the database is on db.example'],
  [bucket, 'uploads are in the bucket hub-files'],
])('what others may use is not deleted: %j', (settings, words) => {
  const { status, stdout, stderr } = reset(settings)
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: `${words}: only a site on this machine is deleted by this command\n`,
  })
})

test('a site on this machine is deleted', () => {
  const { status, stdout } = reset({})
  expect([status, stdout]).toEqual([0, expect.stringContaining('are gone. The next start begins anew.')])
})
