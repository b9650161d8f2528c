import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

/** Tells this process's files from those of an earlier process that had the same number. */
const run = `${process.pid}-${randomUUID()}`

/** A path for a file that becomes something else, or nothing, within this request. On the same file system as the uploads. */
export function newTemporaryFile(dataDir: string): string {
  const folder = folderOf(dataDir)
  mkdirSync(folder, { recursive: true })
  return path.join(folder, `${run}-${randomUUID()}`)
}

/** Removes what processes that are gone have left behind; files of a living one (a second start, the shell command) stay. */
export function removeLeftovers(dataDir: string): void {
  const folder = folderOf(dataDir)
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) {
    const pid = Number(name.split('-')[0])
    const isOurs = name.startsWith(run)
    const isOfAnother = pid !== process.pid && isAlive(pid)
    if (!isOurs && !isOfAnother) rmSync(path.join(folder, name), { recursive: true, force: true })
  }
}

function folderOf(dataDir: string): string {
  return path.join(dataDir, 'uploads', '.temporary')
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
