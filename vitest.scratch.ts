import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const memory = '/dev/shm'
const leastRoom = 2 * 1024 ** 3
const begin = 'traders-hub-run-'

/**
 * Vitest global set-up: the temporary files of this run lie in memory where there is room for them, since a database that
 * writes each of a thousand small transactions to a disk waits for most of its time. They go with the run.
 */
export function setup(): void {
  if (process.env.TEST_SCRATCH || !hasRoom()) return
  removeForsaken()
  const folder = mkdtempSync(path.join(memory, `${begin}${process.pid}-`))
  // PostgreSQL runs as another user when root starts it.
  chmodSync(folder, 0o755)
  process.env.TEST_SCRATCH = os.tmpdir()
  process.env.TMPDIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
}

function hasRoom(): boolean {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > leastRoom
}

/** Of runs that were killed before they could tidy up. */
function removeForsaken(): void {
  for (const name of readdirSync(memory)) {
    const run = name.startsWith(begin) ? Number.parseInt(name.slice(begin.length), 10) : 0
    if (run > 0 && !existsSync(`/proc/${run}`)) rmSync(path.join(memory, name), { recursive: true })
  }
}
