import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const known = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * The browser that the journeys drive: `CHROMIUM_PATH`, the system's own, or Debian's, installed now when this user may.
 * @throws when there is none and it cannot be installed, with what to do
 */
export function findChromium(): string {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH: there is no file at ${named}`)
  const found = named ?? known.find((file) => existsSync(file))
  if (found) return say(`Browser: ${found}`, found)
  install()
  const [installed = ''] = known
  if (existsSync(installed)) return say(`Browser: ${installed}, just installed`, installed)
  throw new Error(
    'No Chromium here. Install it (Debian: apt-get install chromium) or name one in CHROMIUM_PATH.',
  )
}

function install(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  process.stdout.write('No Chromium here: installing the packages chromium and fonts-noto-core …\n')
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const words of [
    ['update'],
    ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-core'],
  ]) {
    const { status, stderr } = spawnSync('apt-get', ['-q', ...words], { env: environment, encoding: 'utf8' })
    if (status !== 0) throw new Error(`apt-get ${words[0]} failed: ${stderr.trim().split('\n').at(-1)}`)
  }
}

function say(line: string, path: string): string {
  process.stdout.write(`${line}\n`)
  return path
}
