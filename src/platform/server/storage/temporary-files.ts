import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Log } from '../log.ts'

/** Tells this process's files from those of an earlier process that had the same number. */
const run = `${process.pid}-${randomUUID()}`

/** A path for a file that becomes something else, or nothing, within this request. On the same file system as the uploads. */
export function newTemporaryFile(dataDir: string): string {
  const folder = folderOf(dataDir)
  mkdirSync(folder, { recursive: true })
  return path.join(folder, `${run}-${randomUUID()}`)
}

/** Longer than any move takes. Milliseconds. */
const longestMove = 24 * 3_600_000

/**
 * Removes what processes that are gone have left behind; files of a living one (a second start, the shell command) stay, and so does
 * what another user of the machine left, which no start has to fail for.
 */
export function removeLeftovers(dataDir: string, log: Log): void {
  const folder = folderOf(dataDir)
  mkdirSync(folder, { recursive: true })
  const temporary = readdirSync(folder).filter((name) => !isOfLiving(name))
  const leftovers = [...temporary.map((name) => path.join(folder, name)), ...formerMoves(dataDir)]
  for (const file of leftovers) {
    try {
      rmSync(file, { recursive: true, force: true })
    } catch (error) {
      log.warn({ err: error }, 'what a killed process left cannot be removed')
    }
  }
}

function isOfLiving(name: string): boolean {
  const pid = Number(name.split('-')[0])
  return name.startsWith(run) || (pid !== process.pid && isAlive(pid))
}

/** Version 0.2.0 moved a site by way of such a folder, whose name does not say who is at work on it. */
function formerMoves(dataDir: string): string[] {
  return readdirSync(dataDir)
    .filter((name) => /^moving-\w{6}$/.test(name))
    .map((name) => path.join(dataDir, name))
    .filter(
      (file) => Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) > longestMove,
    )
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
