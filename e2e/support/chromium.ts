import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Chromium without a window's worth of menus: a page in it costs a third of the time of one in the whole browser. */
const shell = '/usr/bin/chromium-headless-shell'

const known = [
  shell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * The browser that the journeys drive: `CHROMIUM_PATH`, Debian's headless Chromium, installed now when this user may, or
 * whatever Chromium there is.
 * @throws when there is none and it cannot be installed, with what to do
 */
export function findChromium(): string {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH: there is no file at ${named}`)
  const problem = named || existsSync(shell) ? undefined : install()
  const found = named ?? known.find((file) => existsSync(file))
  if (found) return say(`Browser: ${found}`, found)
  throw new Error(
    `No Chromium here${problem ? ` (${problem})` : ''}. Install it (Debian: apt-get install chromium-headless-shell) or name one in CHROMIUM_PATH.`,
  )
}

/** Gives what went wrong. */
function install(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  process.stdout.write(
    'No headless Chromium here: installing the packages chromium-headless-shell and fonts-noto-core …\n',
  )
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const words of [
    ['update'],
    ['install', '-y', '--no-install-recommends', 'chromium-headless-shell', 'fonts-noto-core'],
  ]) {
    const { status, stderr } = spawnSync('apt-get', ['-q', '-o', 'Acquire::http::Timeout=20', ...words], {
      env: environment,
      encoding: 'utf8',
    })
    if (status !== 0) return `apt-get ${words[0]} failed: ${stderr.trim().split('\n').at(-1)}`
  }
  return undefined
}

function say(line: string, path: string): string {
  process.stdout.write(`${line}\n`)
  return path
}
