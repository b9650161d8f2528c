import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { lastChange, projectFolder } from './freshness.ts'

/** Builds the site when a source is newer than what was built. */
export function buildIfStale(): void {
  const sources = lastChange(['src', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'])
  const oldest = Math.min(
    lastChange(['dist/client/.vite/manifest.json']),
    lastChange(['dist/server/render.js']),
  )
  if (oldest > sources) return
  process.stdout.write('Building the site …\n')
  const vite = path.join(projectFolder, 'node_modules/vite/bin/vite.js')
  for (const flags of [[], ['--ssr', 'src/app/server/render.tsx']]) {
    execFileSync(process.execPath, [vite, 'build', '--logLevel', 'error', ...flags], {
      stdio: 'inherit',
      cwd: projectFolder,
    })
  }
}
