import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { findChromium } from './chromium.ts'
import { lastChange, projectFolder } from './freshness.ts'
import { prepareData } from './prepared-data.ts'

/** Vitest global set-up: a browser, a built site as new as its sources, and a data folder with the starter content to copy from. */
export async function setup(): Promise<void> {
  process.env.CHROMIUM_PATH = findChromium()
  buildIfStale()
  process.env.E2E_DATA = await prepareData()
}

function buildIfStale(): void {
  const sources = lastChange(['src', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'])
  const oldest = Math.min(lastChange(['dist/client/.vite/manifest.json']), lastChange(['dist/server/render.js']))
  if (oldest > sources) return
  process.stdout.write('Building the site …\n')
  const vite = path.join(projectFolder, 'node_modules/vite/bin/vite.js')
  for (const flags of [[], ['--ssr', 'src/app/server/render.tsx']]) {
    execFileSync(process.execPath, [vite, 'build', '--logLevel', 'error', ...flags], { stdio: 'inherit', cwd: projectFolder })
  }
}
