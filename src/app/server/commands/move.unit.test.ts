import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#platform/server/config.ts'
import { createServices } from '../create-services.ts'

/** A site on SQLite that stands still. */
async function newSite(): Promise<string> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'traders-hub-move-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const { connection } = await createServices(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'fatal' }))
  await connection.close()
  return dataDir
}

/** Takes connections and says nothing, so that a move waits there until it is killed. */
async function silentPostgres(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `postgres://hub:word@127.0.0.1:${(server.address() as AddressInfo).port}/hub`
}

function wordsAndPlace(dataDir: string, to: string): [string[], { env: NodeJS.ProcessEnv }] {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir }
  return [[path.join(import.meta.dirname, 'move.ts'), to], { env }]
}

/** A move that stands still in the midst of its work. */
async function beginMove(dataDir: string, to: string): Promise<{ child: ChildProcess; folder: string }> {
  const child = spawn(process.execPath, ...wordsAndPlace(dataDir, to))
  onTestFinished(() => void child.kill('SIGKILL'))
  const temporary = path.join(dataDir, 'uploads', '.temporary')
  const ofChild = () => readdirSync(temporary).find((name) => name.startsWith(`${child.pid}-`)) ?? 'none'
  const find = () => existsSync(path.join(temporary, ofChild(), 'tables', 'users.jsonl'))
  await expect.poll(() => existsSync(temporary) && find(), { timeout: 20_000 }).toBe(true)
  child.kill('SIGSTOP')
  return { child, folder: path.join(temporary, ofChild()) }
}

test('what a killed move left goes with the next one, and that of one at work stays', async () => {
  const dataDir = await newSite()
  const to = await silentPostgres()
  const killed = await beginMove(dataDir, to)
  expect(statSync(killed.folder).mode & 0o777).toBe(0o700)
  killed.child.kill('SIGKILL')
  await once(killed.child, 'exit')
  expect(existsSync(killed.folder)).toBe(true)

  const working = await beginMove(dataDir, to)
  expect(existsSync(killed.folder)).toBe(false)
  const failed = spawnSync(process.execPath, ...wordsAndPlace(dataDir, 'postgres://hub@127.0.0.1:9/hub'))
  expect(failed.status).toBe(1)
  expect(readdirSync(path.dirname(working.folder))).toEqual([path.basename(working.folder)])
  expect(readdirSync(dataDir).filter((name) => name.startsWith('moving-'))).toEqual([])
})
