import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'

export const projectFolder = path.resolve(import.meta.dirname, '../..')

/** The instant of the latest change below the given files and folders of the project, epoch milliseconds; 0 when there is none. */
export function lastChange(names: readonly string[]): number {
  return Math.max(0, ...names.map((name) => changeOf(path.join(projectFolder, name))))
}

function changeOf(file: string): number {
  const stats = statSync(file, { throwIfNoEntry: false })
  if (!stats) return 0
  if (!stats.isDirectory()) return file.endsWith('.test.ts') ? 0 : stats.mtimeMs
  return Math.max(0, ...readdirSync(file).map((name) => changeOf(path.join(file, name))))
}
