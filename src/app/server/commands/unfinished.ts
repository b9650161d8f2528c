import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isBuildStale } from '../starting/build.ts'

/** What is left to do before a program that is checked out can be started. */
export interface Unfinished {
  /** In words, for a person. */
  reasons: string[]
  steps: string[][]
}

/** Nothing when the packages that are installed and the build belong to the program that is here. */
export function findUnfinished(root: string): Unfinished | undefined {
  const hasPackages = isInstalled(root)
  const reasons = [
    ...(hasPackages ? [] : ['the packages that are installed are not its own']),
    ...(isBuildStale(root) ? ['it is not built, or was before it came'] : []),
  ]
  if (reasons.length === 0) return undefined
  const build = ['npm', 'run', 'build']
  return { reasons, steps: hasPackages ? [build] : [['npm', 'ci'], build] }
}

/** Of packages, by the folder in which they lie, as npm notes them. */
type Packages = Record<
  string,
  { version?: string; dev?: boolean; optional?: boolean; devOptional?: boolean; peer?: boolean }
>

/** npm notes what it has installed once all of it is there. Tools may be left out, and so is what is for other machines. */
function isInstalled(root: string): boolean {
  const wanted = readPackages(path.join(root, 'package-lock.json'))
  const present = readPackages(path.join(root, 'node_modules', '.package-lock.json'))
  return (
    Object.entries(present).every(([place, { version }]) => wanted[place]?.version === version) &&
    Object.entries(wanted).every(
      ([place, { dev, optional, devOptional, peer }]) =>
        place === '' || place in present || dev || optional || devOptional || peer,
    )
  )
}

function readPackages(file: string): Packages {
  try {
    const { packages = {} }: { packages?: Packages } = JSON.parse(readFileSync(file, 'utf8'))
    return packages
  } catch {
    return {}
  }
}
