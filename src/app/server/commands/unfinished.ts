import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isBuildStale } from '../starting/build.ts'

/** What is left to do before a program that is checked out can be started. */
interface Unfinished {
  /** In words, for a person. */
  reasons: string[]
  steps: string[][]
}

/** Installs what builds too, also where `NODE_ENV=production` would have npm leave it out. */
export const withTools = ['npm', 'ci', '--include=dev']

/** Nothing when the packages that are installed and the build belong to the program that is here. */
export function findUnfinished(root: string): Unfinished | undefined {
  const isStale = isBuildStale(root)
  const hasPackages = isInstalled(root, isStale)
  const reasons = [
    ...(hasPackages ? [] : ['the packages that are installed are not its own']),
    ...(isStale ? ['it is not built, or was before it came'] : []),
  ]
  if (reasons.length === 0) return undefined
  const build = ['npm', 'run', 'build']
  return { reasons, steps: hasPackages ? [build] : [withTools, build] }
}

/** Of packages, by the folder in which they lie, as npm notes them. */
type Packages = Record<
  string,
  { version?: string; dev?: boolean; optional?: boolean; devOptional?: boolean; peer?: boolean }
>

/**
 * npm notes what it has installed once all of it is there. Tools may be left out where nothing is to be built, and what is for other
 * machines always is.
 */
function isInstalled(root: string, needsTools: boolean): boolean {
  const wanted = readPackages(path.join(root, 'package-lock.json'))
  const present = readPackages(path.join(root, 'node_modules', '.package-lock.json'))
  return (
    Object.entries(present).every(([place, { version }]) => wanted[place]?.version === version) &&
    Object.entries(wanted).every(
      ([place, { dev, optional, devOptional, peer }]) =>
        place === '' || place in present || (dev && !needsTools) || optional || devOptional || peer,
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
