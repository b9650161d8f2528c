import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** Prints how many files are open while nobody takes the bytes of five, and once these were collected. */
const program = `
  import { readdirSync } from 'node:fs'
  import { setTimeout } from 'node:timers/promises'
  import { createFileStorage } from '#platform/server/storage/files.ts'
  const [, dataDir] = process.argv
  const storage = createFileStorage(dataDir + '/uploads', dataDir)
  await storage.put('media/a/1.webp', new Uint8Array(600_000))
  const open = () => readdirSync('/dev/fd').length
  const before = open()
  const leave = async () => void (await storage.get('media/a/1.webp'))
  for (let count = 0; count < 5; count++) await leave()
  const left = open() - before
  for (let tries = 0; tries < 200 && open() > before; tries++) {
    gc()
    await setTimeout(10)
  }
  console.log(left, open() - before)`

test('files whose bytes nobody takes are closed when they are collected, and the process goes on', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'file-body-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const flags = ['--expose-gc', '--input-type=module', '-e', program, dataDir]
  expect(execFileSync(process.execPath, flags, { encoding: 'utf8' })).toBe('5 0\n')
})
