import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
// Loaded at every start, before the build: it needs nothing large.
import { ConfigError } from '#platform/server/config-error.ts'
import { projectFolder } from '#platform/server/project-folder.ts'

const tools = ['node_modules/vite/bin/vite.js', 'node_modules/@vitejs/plugin-react/package.json']
const sources = ['src', 'public', 'index.html', 'package-lock.json']
const renderer = 'src/app/server/render.tsx'

interface Half {
  built: readonly string[]
  flags: readonly string[]
  isFrom(name: string): boolean
}

/** What the browser loads, and what the server runs. An edit of what only the server reads leaves the first one as it is. */
const halves: readonly Half[] = [
  {
    built: ['dist/client/.vite/manifest.json'],
    flags: [],
    isFrom: (name) =>
      name === renderer ||
      name === 'src/app/server' ||
      !/\/(server|database)$|^src\/app\/server\//.test(name),
  },
  {
    built: ['dist/server/start.js', 'dist/server/render.js'],
    flags: ['--ssr'],
    isFrom: () => true,
  },
]

/** A build that is older than what it was made from; `make` brings it up to date, beside what this process does, and throws when the tools have failed, which then have said why. */
export interface StaleBuild {
  make(): Promise<void>
}

/**
 * Nothing when the build is newer than what it was made from. Without the tools an older build is served, and said to be one.
 * @throws {ConfigError} when there is nothing to serve and nothing to build it with
 */
export function findStaleBuild(log = 'warn', project = projectFolder): StaleBuild | undefined {
  const changed = latestChanges(project)
  const stale = halves.filter((half) => isStale(half, project, changed))
  if (stale.length === 0) return undefined
  if (canBuild(project)) return { make: () => build(stale, log, project) }
  if (!halves.every((half) => isBuilt(half, project)))
    throw new ConfigError(
      'Nothing is built here, and the tools that build it are not installed: run "npm ci && npm run build", then "npm prune --omit=dev"',
    )
  process.stderr.write(
    'The site is served from an earlier build than its sources: run "npm run build" with all dependencies installed.\n',
  )
  return undefined
}

/** Whether a start would build first. */
export function isBuildStale(project: string): boolean {
  const changed = latestChanges(project)
  return halves.some((half) => isStale(half, project, changed))
}

function isBuilt({ built }: Half, project: string): boolean {
  return built.every((name) => existsSync(path.join(project, name)))
}

/** Whether it is missing, or older than the latest change of what it is made from. */
function isStale(half: Half, project: string, changed: ReadonlyMap<Half, number>): boolean {
  if (!isBuilt(half, project)) return true
  const built = half.built.map((name) => statSync(path.join(project, name)).mtimeMs)
  return Math.min(...built) <= (changed.get(half) ?? 0)
}

async function build(stale: readonly Half[], log: string, project: string): Promise<void> {
  process.stdout.write('Building the site …\n')
  for (const { flags } of stale) {
    const words = [tools[0] ?? '', 'build', '--logLevel', log, ...flags]
    const [code] = await once(spawn(process.execPath, words, { stdio: 'inherit', cwd: project }), 'close')
    if (code !== 0) throw new Error(`Command failed: ${[process.execPath, ...words].join(' ')}`)
  }
}

function canBuild(project: string): boolean {
  try {
    accessSync(existsSync(path.join(project, 'dist')) ? path.join(project, 'dist') : project, constants.W_OK)
    return tools.every((name) => existsSync(path.join(project, name)))
  } catch {
    return false
  }
}

/** The instant of the latest change of what each half is made from. Every file is looked at once, for all of them. */
function latestChanges(project: string): Map<Half, number> {
  const latest = new Map<Half, number>()
  const look = (name: string, isFolder: boolean, concerned: readonly Half[]) => {
    const file = path.join(project, name)
    if (isFolder) {
      for (const entry of readdirSync(file, { withFileTypes: true })) {
        const inner = `${name}/${entry.name}`
        const still = isShipped(inner) ? concerned.filter(({ isFrom }) => isFrom(inner)) : []
        if (still.length > 0) look(inner, entry.isDirectory(), still)
      }
    } else {
      const { mtimeMs } = statSync(file)
      for (const half of concerned) latest.set(half, Math.max(latest.get(half) ?? 0, mtimeMs))
    }
  }
  const settings = readdirSync(project).filter((name) => /^vite\.\w+\.ts$/.test(name))
  for (const name of [...sources, ...settings]) {
    const stats = statSync(path.join(project, name), { throwIfNoEntry: false })
    if (stats) look(name, stats.isDirectory(), halves)
  }
  return latest
}

/** What is only tested is not built. */
function isShipped(name: string): boolean {
  return !/\.test\.tsx?$|\/test-[^/]*\.tsx?$|\/testing$/.test(name)
}
