import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '#platform/server/free-port.ts'
import { projectFolder } from '#platform/server/project-folder.ts'
import { copyContext, environmentOf, readStages, run, valueOf, type Step } from './test-dockerfile.ts'
import { isInstalled } from './test-proxies.ts'

/** On a disk: what is installed for the build is a gigabyte. */
const folder = mkdtempSync(path.join(existsSync('/var/tmp') ? '/var/tmp' : os.tmpdir(), 'traders-hub-image-'))
chmodSync(folder, 0o755)
afterAll(() => rm(folder, { recursive: true, force: true }), 120_000)

const [build = [], image = []] = readStages()
const ignored = linesOf('.dockerignore')
const isRoot = process.getuid?.() === 0

function linesOf(name: string): string[] {
  return readFileSync(path.join(projectFolder, name), 'utf8').split('\n').filter(Boolean)
}

test('the image takes along nothing that the repository leaves out', () => {
  const names = linesOf('.gitignore').map((line) => line.replaceAll(/^\/|\/$/g, ''))
  expect(
    names.filter((name) => !ignored.some((one) => [name, `**/${name}`, `**/${name}*`].includes(one))),
  ).toEqual([])
})

test('settings and logs stay out of the image wherever they lie, as the .env beside compose.yaml', () => {
  const [from, to] = [path.join(folder, 'context'), path.join(folder, 'copied')]
  const kept = ['deploy/compose.yaml', 'src/environment.ts']
  for (const name of [...kept, '.env', 'deploy/.env', 'deploy/.env.production', 'npm.log', 'deploy/up.log']) {
    mkdirSync(path.dirname(path.join(from, name)), { recursive: true })
    writeFileSync(path.join(from, name), 'AUTH_SECRET=…')
  }
  copyContext({ word: 'COPY', rest: '. .' }, { from, to, ignored })
  const files = readdirSync(to, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
  expect(files.map((one) => path.relative(to, path.join(one.parentPath, one.name))).toSorted()).toEqual(kept)
})

test('what only a distribution can do has a form that it takes', () => {
  const [step = { word: '', rest: '' }] = image.filter(({ word }) => word === 'RUN')
  expect(spawnSync('sh', ['-n', '-c', step.rest]).status).toBe(0)
  const forms = [
    /^apt-get update$/,
    /^apt-get install -y --no-install-recommends ca-certificates$/,
    /^rm -rf \/var\/lib\/apt\/lists\/\*$/,
    /^useradd --system --uid (\d+) --no-create-home hub$/,
    /^install -d -o hub -g hub -m 700 \/data$/,
  ]
  const parts = step.rest.split(' && ')
  expect(parts.filter((part, at) => !forms[at]?.test(part))).toEqual([])
  expect(parts).toHaveLength(forms.length)
  expect([valueOf(image, 'USER'), valueOf(image, 'VOLUME'), environmentOf(image).DATA_DIR]).toEqual([
    'hub',
    '/data',
    '/data',
  ])
  const [major] = readFileSync(path.join(projectFolder, '.node-version'), 'utf8').split('.')
  expect(valueOf(build, 'FROM')).toBe(`node:${major}-bookworm-slim AS build`)
})

test(
  'its steps build a site that starts, is healthy, serves and stops',
  { timeout: 240_000 },
  async ({ skip }) => {
    skip(process.platform !== 'linux' || !isInstalled('npm'), 'this is no Linux with npm')
    const hub = path.join(folder, valueOf(build, 'WORKDIR'))
    await buildIn(hub)
    for (const name of ['.git', '.env', 'data', 'node_modules/vite', 'node_modules/vitest'])
      expect([name, existsSync(path.join(hub, name))]).toEqual([name, false])
    await serveFrom(hub)
  },
)

/**
 * What `npm ci` has installed here: linked where that can be, since it is a gigabyte, but for the file beside the packages that npm
 * writes over.
 */
const installed = path.join(projectFolder, 'node_modules')
const layPackages = `mkdir node_modules
  cp -al ${installed}/* node_modules 2>/dev/null || cp -a ${installed}/* node_modules
  cp -a ${installed}/.bin ${installed}/.package-lock.json node_modules`

/** The stage of the build. */
async function buildIn(hub: string): Promise<void> {
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    npm_config_offline: 'true',
    npm_config_audit: 'false',
  }
  for (const step of build) {
    if (step.word === 'COPY') copyContext(step, { from: projectFolder, to: hub, ignored })
    if (step.word !== 'RUN') continue
    const { code, said } = await run(step.rest === 'npm ci' ? layPackages : step.rest, { cwd: hub, env })
    expect([step.rest, code, code === 0 ? '' : said]).toEqual([step.rest, 0, ''])
  }
}

/** The image: its environment, its user who may write to the data alone, and its command. */
async function serveFrom(hub: string): Promise<void> {
  expect(image.filter(({ word }) => word === 'COPY')).toEqual([
    { word: 'COPY', rest: `--from=build ${valueOf(build, 'WORKDIR')} ${valueOf(image, 'WORKDIR')}` },
  ])
  const given = environmentOf(image)
  const [data, port] = [path.join(folder, 'data'), String(await freePort())]
  mkdirSync(data, { mode: 0o700 })
  const [, user = ''] = /--uid (\d+)/.exec(image.map(({ rest }) => rest).join('\n')) ?? []
  const uid = isRoot ? Number(user) : undefined
  if (uid) chownSync(data, uid, uid)
  const env = { PATH: process.env.PATH, ...given, PORT: port, DATA_DIR: data }
  const [program = '', ...words] = wordsOf('CMD', image)
  const node = spawn(program, words, { cwd: hub, env, uid, gid: uid, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [node.stdout, node.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  try {
    const read = async (address: string) => (await fetch(`http://127.0.0.1:${port}${address}`)).status
    await expect.poll(() => read('/healthz').catch(() => said), { timeout: 20_000 }).toBe(200)
    await expect.poll(() => read('/readyz'), { timeout: 90_000, interval: 500 }).toBe(200)
    const page = await fetch(`http://127.0.0.1:${port}/blogs?lang=am`)
    expect([page.status, (await page.text()).match(/<a [^>]*href="\/blogs\//g)?.length ?? 0]).toEqual([
      200,
      expect.toSatisfy((count: number) => count > 3),
    ])
    const look = wordsOf('HEALTHCHECK', image).map((word) => word.replace(`:${given.PORT}/`, `:${port}/`))
    expect(await run(look, { cwd: hub, env, uid })).toEqual({ code: 0, said: '' })
    expect(existsSync(path.join(data, 'traders-hub.sqlite'))).toBe(true)
  } finally {
    node.kill('SIGTERM')
    if (node.exitCode === null) await once(node, 'exit')
  }
  expect([valueOf(image, 'STOPSIGNAL'), node.exitCode]).toEqual(['SIGTERM', 0])
}

/** Of a step whose command is given as words. */
function wordsOf(word: string, steps: readonly Step[]): string[] {
  return JSON.parse(/\[.*\]$/.exec(valueOf(steps, word))?.[0] ?? '[]')
}
