import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'

export const projectFolder = path.resolve(import.meta.dirname, '../..')

/**
 * Stands for the given files and folders of the project as they are: the instant of their latest change, epoch milliseconds, and how
 * many files they are, since one that is removed changes nothing. What the browser runs and what tests are made of is left out.
 */
export function markOf(names: readonly string[]): string {
  const changes = names.flatMap((name) => changesIn(path.join(projectFolder, name)))
  return `${Math.round(Math.max(0, ...changes))}-${changes.length}`
}

function changesIn(file: string): number[] {
  const stats = statSync(file, { throwIfNoEntry: false })
  if (!stats || /(^|[/\\])(web|testing|test-[^/\\]*|[^/\\]*\.test\.tsx?)$/.test(file)) return []
  if (!stats.isDirectory()) return [stats.mtimeMs]
  return readdirSync(file).flatMap((name) => changesIn(path.join(file, name)))
}
