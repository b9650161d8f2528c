import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { ConfigError } from '#platform/server/config.ts'

const projectFolder = path.resolve(import.meta.dirname, '../../..')
const built = ['dist/client/.vite/manifest.json', 'dist/server/render.js']
const sources = ['src', 'public', 'index.html', 'vite.config.ts', 'vite.styles.ts', 'package-lock.json']
const tools = ['node_modules/vite/bin/vite.js', 'node_modules/@vitejs/plugin-react/package.json']
const renderer = 'src/app/server/render.tsx'

/**
 * Builds the site when there is no build, or one that is older than what it was made from. Without the tools an older build is
 * used, and said to be one.
 * @throws {ConfigError} when there is nothing to serve and nothing to build it with
 */
export function buildIfStale(log = 'warn', project = projectFolder): void {
  const isBuilt = built.every((name) => existsSync(path.join(project, name)))
  const changed = (name: string) => lastChange(name, project)
  if (isBuilt && Math.min(...built.map(changed)) > Math.max(...sources.map(changed))) return
  if (canBuild(project)) return build(log, project)
  if (!isBuilt)
    throw new ConfigError(
      'Nothing is built here, and the tools that build it are not installed: run "npm ci && npm run build", then "npm prune --omit=dev"',
    )
  process.stderr.write(
    'The site is served from an earlier build than its sources: run "npm run build" with all dependencies installed.\n',
  )
}

function build(log: string, project: string): void {
  process.stdout.write('Building the site …\n')
  for (const flags of [[], ['--ssr', renderer]]) {
    execFileSync(process.execPath, [tools[0] ?? '', 'build', '--logLevel', log, ...flags], {
      stdio: 'inherit',
      cwd: project,
    })
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

/** The instant of the latest change of a file, or of what lies in a folder; 0 when there is none. What only the server reads is not built. */
function lastChange(name: string, project: string): number {
  const file = path.join(project, name)
  const stats = statSync(file, { throwIfNoEntry: false })
  if (!stats) return 0
  if (!stats.isDirectory()) return stats.mtimeMs
  const names = readdirSync(file).map((entry) => `${name}/${entry}`)
  return Math.max(0, ...names.filter(isBuiltFrom).map((one) => lastChange(one, project)))
}

function isBuiltFrom(name: string): boolean {
  return (
    name === renderer ||
    name === 'src/app/server' ||
    !/\/(server|database)$|\.test\.tsx?$|^src\/app\/server\//.test(name)
  )
}
