import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

const project = path.resolve(import.meta.dirname, '..')

export interface Installed {
  /** Folder in the project. */
  folder: string
  bytes: number
}

/** The packages that `npm ci --omit=dev` leaves on this machine, its Node among them, the largest first. */
export function measureInstalled(): Installed[] {
  const { packages }: { packages: Record<string, { dev?: boolean }> } = JSON.parse(
    readFileSync(path.join(project, 'package-lock.json'), 'utf8'),
  )
  return Object.entries(packages)
    .filter(([folder, { dev }]) => folder !== '' && !dev && existsSync(path.join(project, folder)))
    .map(([folder]) => ({ folder, bytes: bytesIn(path.join(project, folder)) }))
    .toSorted((a, b) => b.bytes - a.bytes)
}

/** Bytes of the files of a folder of the project; none when it is not there. */
export function bytesOf(folder: string): number {
  const whole = path.join(project, folder)
  return existsSync(whole) ? bytesIn(whole) : 0
}

function bytesIn(folder: string): number {
  let bytes = 0
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const inner = path.join(folder, entry.name)
    // Packages inside a package have lines of their own in the lockfile.
    if (entry.isDirectory()) bytes += entry.name === 'node_modules' ? 0 : bytesIn(inner)
    else if (entry.isFile()) bytes += statSync(inner).size
  }
  return bytes
}
