import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { startSite } from './support/site.ts'

const mebibyte = 1024

/** What docs/operations.md says that a first start needs. Only Linux tells the peak of a process. */
test.runIf(process.platform === 'linux')('a first start stays within 256 MB', async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'traders-hub-small-'))
  const site = await startSite({ dataDir })
  try {
    const status = readFileSync(`/proc/${site.pid}/status`, 'utf8')
    const peak = Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1]) / mebibyte
    expect(site.output(), 'it was the first').toContain('starter content')
    expect(peak).toBeGreaterThan(50)
    expect(peak).toBeLessThan(256)
  } finally {
    await site.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})

test('the line of a start says which node, version and runtime, each once', async () => {
  const site = await startSite()
  try {
    const line = () => site.output().match(/^\{.*"started"\}$/m)?.[0] ?? ''
    await expect.poll(line).not.toBe('')
    expect(line().match(/"\w+"(?=:)/g)).toEqual([
      '"level"',
      '"time"',
      '"node"',
      '"version"',
      '"runtime"',
      '"msg"',
    ])
  } finally {
    await site.stop()
  }
})
