import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const memory = '/dev/shm'
const leastRoom = 2 * 1024 ** 3
const begin = 'traders-hub-run-'

/**
 * Vitest global set-up: the temporary files of this run, which go with it. They lie in memory where there is room for them,
 * since a database that writes each of a thousand small transactions to a disk waits for most of its time.
 */
export function setup(): void {
  if (process.env.FAILURE_PICTURES) return
  process.env.FAILURE_PICTURES = path.join(os.tmpdir(), 'traders-hub-failures')
  const parent = hasRoom() ? memory : os.tmpdir()
  removeForsaken(parent)
  const folder = mkdtempSync(path.join(parent, `${begin}${process.pid}-`))
  // PostgreSQL runs as another user when root starts it.
  chmodSync(folder, 0o755)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  process.env.TMPDIR = folder
  // Hundreds of servers and commands are started, all of the same sources.
  process.env.NODE_COMPILE_CACHE = path.join(folder, 'compiled')
}

function hasRoom(): boolean {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > leastRoom
}

/** Of runs that were killed before they could tidy up. */
function removeForsaken(parent: string): void {
  if (!existsSync('/proc/self')) return
  for (const name of readdirSync(parent)) {
    const run = name.startsWith(begin) ? Number.parseInt(name.slice(begin.length), 10) : 0
    if (run > 0 && !existsSync(`/proc/${run}`))
      rmSync(path.join(parent, name), { recursive: true, force: true })
  }
}
